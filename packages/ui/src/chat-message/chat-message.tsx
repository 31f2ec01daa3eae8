import type { ComponentPropsWithRef, ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { Root } from "./chat-message.styles.ts";

export interface ChatMessageProps extends ComponentPropsWithRef<"div"> {
  /** Author of the message; determines its side. */
  from: "user" | "ai";
  /** If `true`, the message is an error. */
  error?: boolean;
  /** Author announced to screen readers, such as "You". */
  author: string;
  /** If `true`, the text is still arriving. Screen readers announce the complete message that replaces it. */
  streaming?: boolean;
  /** Note below the text, such as the origin of the text. */
  note?: ReactNode;
  /** Action below the text, such as a button that continues the answer. */
  action?: ReactNode;
  /** Text of the message. */
  children: ReactNode;
}

/** A message in a chat. */
export function ChatMessage(props: ChatMessageProps): ReactNode {
  const { from, error = false, author, streaming = false, note, action, children, ...rest } = props;
  // Otherwise, a live region such as a log would announce every change.
  const quiet = streaming && ({ "aria-live": "off", "aria-busy": true } as const);
  return (
    <Root data-from={from} data-error={error || undefined} {...rest}>
      <div data-part="bubble" {...quiet}>
        <VisuallyHidden>{author}: </VisuallyHidden>
        {children}
      </div>
      {note && <div data-part="note">{note}</div>}
      {action && <div>{action}</div>}
    </Root>
  );
}
