import { questionMaximum } from "@trellis/contract/chat";
import { ChatComposer } from "@trellis/ui/chat-composer";
import { ChatMessage } from "@trellis/ui/chat-message";
import { ChatPanel, ChatWelcome } from "@trellis/ui/chat-panel";
import { TypingIndicator } from "@trellis/ui/typing-indicator";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Message } from "./message.ts";

export interface ChatView {
  /** Name of the user; empty if unknown. */
  name: string;
  messages: readonly Message[];
  /** Text in the input field. */
  draft: string;
  /** If `true`, an answer is pending. */
  isWaiting: boolean;
  /** Suggested first questions. */
  suggestions: readonly string[];
}

export interface ChatSectionProps {
  view: ChatView;
  onWrite: (draft: string) => void;
  onSend: (text: string) => void;
  onClear: () => void;
  onClose: () => void;
}

/** The chat with the assistant. Focuses the input field on mount. */
export function ChatSection({ view, onWrite, onSend, onClear, onClose }: ChatSectionProps): ReactNode {
  const { t } = useTranslation("chat");
  const field = useRef<HTMLTextAreaElement>(null);
  const focusField = () => field.current?.focus({ preventScroll: true });
  useEffect(focusField, []);
  // The clicked button is removed and would take the focus with it.
  const clear = () => {
    focusField();
    onClear();
  };
  const choose = (suggestion: string) => {
    focusField();
    onSend(suggestion);
  };
  const { name, messages, draft, isWaiting, suggestions } = view;
  const labels = { clear: t("clear"), close: t("close"), log: t("log") };
  return (
    <ChatPanel
      title={t("title")}
      status={t("status")}
      labels={labels}
      onClear={messages.length > 0 ? clear : undefined}
      onClose={onClose}
      composer={
        <ChatComposer
          ref={field}
          label={t("field")}
          placeholder={t("placeholder")}
          maxLength={questionMaximum}
          value={draft}
          onValueChange={onWrite}
          onSend={onSend}
          sendLabel={t("send")}
          waiting={isWaiting}
        />
      }
    >
      {messages.length === 0 && (
        <ChatWelcome
          title={name ? t("welcome.title", { name }) : t("welcome.anonymous")}
          text={t("welcome.text")}
          suggestionsLabel={t("welcome.suggestions")}
          suggestions={suggestions}
          onSuggestion={choose}
        />
      )}
      {messages.map(({ id, sender, text, isError }) => (
        <ChatMessage key={id} from={sender} error={isError} author={sender === "user" ? t("you") : t("assistant")}>
          {text}
        </ChatMessage>
      ))}
      {isWaiting && <TypingIndicator label={t("typing")} />}
    </ChatPanel>
  );
}
