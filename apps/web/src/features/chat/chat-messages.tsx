import { isBuiltIn } from "@trellis/contract/author";
import { Button } from "@trellis/ui/button";
import { ChatMessage } from "@trellis/ui/chat-message";
import { memo, type MouseEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Message } from "./message.ts";

/** How many messages are rendered at first and with each press on the button. Rendering a thousand takes too long. */
const step = 60;

export interface ChatMessagesProps {
  messages: readonly Message[];
  /** Asks for the rest of the last answer. */
  onContinue: () => void;
}

/** The complete messages, latest last. Not rendered again while an answer arrives. */
export const ChatMessages = memo(function ChatMessages({ messages, onContinue }: ChatMessagesProps): ReactNode {
  const { t } = useTranslation("chat");
  const [shown, setShown] = useState(step);
  const start = Math.max(0, messages.length - shown);
  /** Returns the author if it is not that of the answer before, and why the answer is incomplete. */
  const noteOn = ({ author, cut }: Message, index: number) => {
    const before = messages.findLast((other, place) => place < index && other.author !== undefined);
    const by = isBuiltIn(author) ? t("builtInEngine") : author;
    return [...(by && before?.author !== author ? [by] : []), ...(cut ? [t(cut)] : [])].join(" · ");
  };
  const showMore = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button is about to be removed.
    if (start <= step) currentTarget.closest<HTMLElement>("[role=log]")?.focus({ preventScroll: true });
    setShown(shown + step);
  };
  return (
    <>
      {start > 0 && (
        <Button variant="quiet" size="sm" onClick={showMore}>
          {t("earlier")}
        </Button>
      )}
      {messages.slice(start).map((message, place) => (
        <ChatMessage
          key={message.id}
          from={message.sender}
          error={message.isError}
          author={message.sender === "user" ? t("you") : t("assistant")}
          note={noteOn(message, start + place)}
          action={
            message.cut === "lost" &&
            message === messages.at(-1) && (
              <Button variant="secondary" size="sm" onClick={onContinue}>
                {t("continue")}
              </Button>
            )
          }
        >
          {message.text}
        </ChatMessage>
      ))}
    </>
  );
});
