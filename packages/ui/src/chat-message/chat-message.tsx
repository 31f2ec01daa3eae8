import type { ComponentPropsWithRef, ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { styled } from "styled-components";

const Root = styled.div`
  align-self: flex-start;
  display: grid;
  grid-template-columns: minmax(0, auto);
  justify-items: start;
  gap: 6px;
  max-width: 100%;
  & > [data-part="bubble"] {
    position: relative;
    padding: 4px;
    color: var(--tr-text);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    unicode-bidi: plaintext;
    text-align: start;
  }
  &:is([data-from="user"], [data-error]) > [data-part="bubble"] {
    padding: 11px 15px;
    border-radius: 18px;
  }
  &[data-from="user"] {
    align-self: flex-end;
    max-width: 84%;
    & > [data-part="bubble"] {
      border-end-end-radius: 6px;
      background: var(--tr-primary);
      color: var(--tr-on-primary);
    }
  }
  &[data-error] > [data-part="bubble"] {
    background: var(--tr-danger-soft);
    color: var(--tr-on-danger-soft);
  }
  & > [data-part="note"] {
    padding-inline: 4px;
    color: var(--tr-text-2);
    font-size: var(--tr-size-xs);
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    & > [data-part="bubble"] {
      padding: 11px 15px;
      border: 1px solid CanvasText;
    }
    &[data-error] > [data-part="bubble"] {
      border-width: 3px;
    }
  }
`;

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
