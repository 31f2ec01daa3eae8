import { MessageCircle } from "lucide-react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";

export interface ChatButtonProps extends Omit<ComponentPropsWithRef<"button">, "children"> {
  /** Accessible name, such as "Open AI assistant". */
  label: string;
  /** If `true`, the panel is open. */
  open: boolean;
  /** `corner` floats in the bottom corner of the page; `inline` follows the layout. */
  placement?: "corner" | "inline";
}

const Root = styled.button`
  display: grid;
  place-items: center;
  width: 60px;
  height: 60px;
  padding: 0;
  border: 0;
  border-radius: 20px;
  background: var(--tr-ai);
  color: var(--tr-on-ai);
  box-shadow: var(--tr-shadow-ledge-ai), var(--tr-shadow-3);
  cursor: pointer;
  transition:
    background-color var(--tr-dur-fast) var(--tr-ease-out),
    translate var(--tr-dur-instant) var(--tr-ease-out);

  &[data-placement="corner"] {
    position: fixed;
    inset-block-end: calc(32px + var(--tr-foot));
    inset-inline-end: 32px;
    z-index: var(--tr-z-fab);
    @media (max-width: 767px) {
      inset-block-end: calc(16px + var(--tr-foot));
      inset-inline-end: 16px;
    }
    /* The open panel covers the button here. */
    @media (max-width: 767px), (max-height: 779px) {
      &[aria-expanded="true"] {
        visibility: hidden;
      }
    }
  }
  &:focus-visible {
    border-radius: 20px;
  }
  &:active {
    background: var(--tr-ai-press);
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
  @media (hover: hover) {
    &:hover:not(:disabled, :active) {
      background: var(--tr-ai-hover);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    &:active {
      translate: 0 1px;
    }
  }
  @media (forced-colors: active) {
    border: 2px solid ButtonBorder;
  }
`;

/** Button that opens and closes the assistant. */
export function ChatButton({ label, open, placement = "corner", ...rest }: ChatButtonProps): ReactNode {
  return (
    <Root
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={open}
      data-placement={placement}
      {...rest}
    >
      <MessageCircle size={27} strokeWidth={2} aria-hidden />
    </Root>
  );
}
