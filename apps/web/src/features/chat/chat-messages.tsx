import { isBuiltIn } from "@trellis/contract/author";
import { Button } from "@trellis/ui/button";
import { ChatMessage } from "@trellis/ui/chat-message";
import { memo, type MouseEvent, type ReactNode, startTransition, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { AnswerText } from "./answer-text.tsx";
import type { Message } from "./message.ts";
import { signedText } from "./signed-text.ts";

/** Number of messages to render when the panel opens: enough to fill it. */
const shownAtFirst = 6;
/** Number of messages to render right after that, and to add with each press of the button. */
const step = 30;

export interface ChatMessagesProps {
  messages: readonly Message[];
  /** Asks for the rest of the last answer. */
  onContinue: () => void;
  /** Called when the user follows a link in an answer. */
  onFollow: () => void;
}

interface RowProps extends Pick<ChatMessagesProps, "onFollow"> {
  message: Message;
  /** Whether the author differs from the previous answer’s. */
  hasNewAuthor: boolean;
  onContinue: (() => void) | undefined;
}

const Row = memo(function Row({ message, hasNewAuthor, onContinue, onFollow }: RowProps): ReactNode {
  const { t } = useTranslation("chat");
  const { sender, isError, author, cut } = message;
  const engine = t("builtInEngine");
  const { text, signature = engine } = signedText(message.text, isBuiltIn(author) ? engine : undefined);
  const by = isBuiltIn(author) ? signature : author;
  return (
    <ChatMessage
      from={sender}
      error={isError}
      author={sender === "user" ? t("you") : t("assistant")}
      note={[...(by && hasNewAuthor ? [by] : []), ...(cut ? [t(cut)] : [])].join(" · ")}
      action={
        onContinue && (
          <Button variant="secondary" size="sm" onClick={onContinue}>
            {t("continue")}
          </Button>
        )
      }
    >
      {sender === "ai" ? <AnswerText onFollow={onFollow}>{text}</AnswerText> : text}
    </ChatMessage>
  );
});

/** The messages, latest last. Earlier messages are rendered on request, because rendering a thousand takes too long. */
export const ChatMessages = memo(function ChatMessages(props: ChatMessagesProps): ReactNode {
  const { messages, onContinue, onFollow } = props;
  const { t } = useTranslation("chat");
  const [shown, setShown] = useState(shownAtFirst);
  useEffect(() => startTransition(() => setShown(step)), []);
  const start = Math.max(0, messages.length - shown);
  const authorBefore = (index: number) =>
    messages.findLast(({ author }, place) => place < index && author !== undefined)?.author;
  const showMore = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button is about to be removed.
    if (start <= step) currentTarget.closest<HTMLElement>("[role=log]")?.focus({ preventScroll: true });
    startTransition(() => setShown(shown + step));
  };
  return (
    <>
      {start > 0 && (
        <Button variant="quiet" size="sm" onClick={showMore}>
          {t("earlier")}
        </Button>
      )}
      {messages.slice(start).map((message, place) => (
        <Row
          key={message.id}
          message={message}
          hasNewAuthor={message.author !== authorBefore(start + place)}
          onContinue={message.cut === "interrupted" && message === messages.at(-1) ? onContinue : undefined}
          onFollow={onFollow}
        />
      ))}
    </>
  );
});
