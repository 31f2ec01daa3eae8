import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

export interface ChatMessageProps extends ComponentPropsWithRef<"div"> {
  /** Author of the message, which decides its side. */
  from: "user" | "ai";
  /** If `true`, the message is an error. */
  error?: boolean;
  /** Author announced to screen readers, such as "You". */
  author: string;
  /** Text of the message. */
  children: ReactNode;
}

const Root = styled.div`
  position: relative;
  align-self: flex-start;
  max-width: 84%;
  padding: 11px 15px;
  border-radius: 18px;
  border-end-start-radius: 6px;
  background: var(--tr-surface-2);
  box-shadow: inset 0 0 0 1px var(--tr-edge);
  color: var(--tr-text);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
  text-align: start;

  &[data-from="user"] {
    align-self: flex-end;
    border-end-start-radius: 18px;
    border-end-end-radius: 6px;
    background: var(--tr-primary);
    box-shadow: none;
    color: var(--tr-on-primary);
  }

  &[data-error] {
    background: var(--tr-danger-soft);
    color: var(--tr-on-danger-soft);
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    &[data-error] {
      border-width: 3px;
    }
  }
`;

/** A message in a chat. */
export function ChatMessage({ from, error = false, author, children, ...rest }: ChatMessageProps): ReactNode {
  return (
    <Root data-from={from} data-error={error || undefined} {...rest}>
      <VisuallyHidden>{author}: </VisuallyHidden>
      {children}
    </Root>
  );
}
