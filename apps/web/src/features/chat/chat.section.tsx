import { questionMaximum } from "@trellis/contract/chat";
import { ChatComposer } from "@trellis/ui/chat-composer";
import { ChatMessage } from "@trellis/ui/chat-message";
import { ChatPanel, ChatWelcome } from "@trellis/ui/chat-panel";
import { TypingIndicator } from "@trellis/ui/typing-indicator";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { lengthNote } from "../../text/length-note.ts";
import { AnswerText } from "./answer-text.tsx";
import { ChatMessages } from "./chat-messages.tsx";
import { FollowUps, followUps } from "./follow-ups.tsx";
import type { ChatView } from "./chat-view.ts";

export interface ChatSectionProps {
  view: ChatView;
  onWrite: (draft: string) => void;
  onSend: (text: string) => void;
  onStop: () => void;
  /** Asks for the rest of the last answer. Should not change between renders. */
  onContinue: () => void;
  /** Called when the user follows a link in an answer. Should not change between renders. */
  onFollow: () => void;
  onClear: () => void;
  onClose: () => void;
}

const Limit = styled.p`
  padding: 6px 18px;
  color: var(--tr-text-2);
  font-size: var(--tr-size-sm);
`;

/** The chat with the assistant. Focuses the input field on mount. */
export function ChatSection(props: ChatSectionProps): ReactNode {
  const { view, onWrite, onSend, onStop, onContinue, onFollow, onClear, onClose } = props;
  const { t } = useTranslation("chat");
  const field = useRef<HTMLTextAreaElement>(null);
  const focusField = () => field.current?.focus({ preventScroll: true });
  useEffect(focusField, []);
  // The clicked button is removed and would take focus with it.
  const clear = () => {
    focusField();
    onClear();
  };
  const choose = (suggestion: string) => {
    focusField();
    onSend(suggestion);
  };
  const resume = useCallback(() => {
    field.current?.focus({ preventScroll: true });
    onContinue();
  }, [onContinue]);
  const { name, niche, messages, draft, isWaiting, partial = "", isBuiltIn, isOnline, suggestions } = view;
  const note = lengthNote(draft.trim().length, questionMaximum);
  const labels = { clear: t("clear"), close: t("close"), log: t("log") };
  return (
    <ChatPanel
      title={t(isBuiltIn ? "builtInTitle" : "title")}
      status={isOnline ? t("status") : undefined}
      labels={labels}
      onClear={messages.length > 0 ? clear : undefined}
      onClose={onClose}
      composer={
        <>
          {note && <Limit role="status">{note.text}</Limit>}
          {!isWaiting && (
            <FollowUps questions={followUps(messages, [t("followUp.task"), ...suggestions])} onAsk={choose} />
          )}
          <ChatComposer
            ref={field}
            label={t("field")}
            placeholder={t("placeholder")}
            aria-invalid={note?.isTooLong || undefined}
            value={draft}
            onValueChange={onWrite}
            onSend={note?.isTooLong ? () => {} : onSend}
            sendLabel={t("send")}
            waiting={isWaiting}
            onStop={onStop}
            stopLabel={t("stop")}
          />
        </>
      }
    >
      {messages.length === 0 && (
        <ChatWelcome
          title={name ? t("welcome.title", { name }) : t("welcome.anonymous")}
          text={niche ? t("welcome.niche", { niche }) : t("welcome.text")}
          suggestionsLabel={t("welcome.suggestions")}
          suggestions={suggestions}
          onSuggestion={choose}
        />
      )}
      <ChatMessages messages={messages} onContinue={resume} onFollow={onFollow} />
      {partial !== "" && (
        <ChatMessage streaming from="ai" author={t("assistant")}>
          <AnswerText onFollow={onFollow}>{partial}</AnswerText>
        </ChatMessage>
      )}
      {isWaiting && partial === "" && <TypingIndicator label={t("typing")} />}
    </ChatPanel>
  );
}
