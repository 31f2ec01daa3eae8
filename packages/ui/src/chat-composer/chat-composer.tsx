"use client";
import { ArrowUp } from "lucide-react";
import {
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { styled } from "styled-components";
import { Spinner } from "../spinner/index.ts";
import { grow } from "../textarea/grow.ts";

export interface ChatComposerProps extends Omit<ComponentPropsWithRef<"textarea">, "value" | "onSubmit"> {
  /** Names the field: "Message". */
  label: string;
  /** What is written so far. */
  value: string;
  /** It was changed. */
  onValueChange: (value: string) => void;
  /** Send it, without the blanks around it. Never called with blanks alone, nor while `waiting`. */
  onSend: (text: string) => void;
  /** Names the button: "Send". */
  sendLabel: string;
  /** An answer is on its way: one may write on, but not send. */
  waiting?: boolean;
}

const Root = styled.form`
  display: flex;
  gap: 8px;
  align-items: end;
  padding: 12px;
  border-top: 1px solid var(--tr-line);
  background: var(--tr-surface);

  & > textarea {
    flex: 1;
    min-width: 0;
    min-height: calc(2lh + 20px);
    max-height: 140px;
    padding: 10px 14px;
    border: 0;
    border-radius: 14px;
    outline: 0;
    background: var(--tr-surface-2);
    color: var(--tr-text);
    font-size: 1rem;
    line-height: 1.35;
    box-shadow: inset 0 0 0 1px var(--tr-line-strong);
    resize: none;
    field-sizing: content;
    scrollbar-width: thin;
    unicode-bidi: plaintext;
  }
  & > textarea::placeholder {
    color: var(--tr-text-3);
    opacity: 1;
  }
  & > textarea:focus {
    box-shadow:
      inset 0 0 0 2px var(--tr-primary),
      0 0 0 4px var(--tr-halo);
  }
  & > textarea:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
  & > button {
    display: grid;
    flex: none;
    place-items: center;
    width: var(--tr-control);
    height: var(--tr-control);
    padding: 0;
    border: 0;
    border-radius: var(--tr-radius-md);
    background: var(--tr-primary);
    color: var(--tr-on-primary);
    box-shadow: var(--tr-shadow-ledge);
    cursor: pointer;
    transition: background-color var(--tr-dur-fast) var(--tr-ease-out);
  }
  & > button:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
  & > button:active:not(:disabled) {
    background: var(--tr-primary-press);
  }
  @media (hover: hover) {
    & > button:hover:not(:disabled, :active) {
      background: var(--tr-primary-hover);
    }
  }
  @media (forced-colors: active) {
    & > :is(textarea, button) {
      border: 1px solid ButtonBorder;
    }
    & > textarea:focus {
      outline: 2px solid Highlight;
    }
  }
`;

/**
 * Where a message is written: two lines that grow to 140 pixels. Enter sends, Shift and Enter breaks the line.
 * `ref` and the rest of the props reach the `<textarea>`; `className` and `style` the form around it.
 */
export function ChatComposer(props: ChatComposerProps): ReactNode {
  const {
    label,
    value,
    onValueChange,
    onSend,
    sendLabel,
    waiting = false,
    className,
    style,
    onKeyDown,
    ...rest
  } = props;
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const area = form.current?.querySelector("textarea");
    if (area) grow(area);
  });
  const text = value.trim();
  const canSend = text !== "" && !waiting && !rest.disabled;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!canSend) return;
    // The button is disabled from here on, and would take the focus with it.
    event.currentTarget.querySelector("textarea")?.focus();
    onSend(text);
  };
  const sendByEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <Root ref={form} className={className} style={style} onSubmit={onSubmit}>
      <textarea
        rows={2}
        dir="auto"
        {...rest}
        aria-label={label}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onKeyDown={sendByEnter}
      />
      <button type="submit" aria-label={sendLabel} disabled={!canSend}>
        {waiting ? <Spinner /> : <ArrowUp size={20} strokeWidth={2.4} aria-hidden />}
      </button>
    </Root>
  );
}
