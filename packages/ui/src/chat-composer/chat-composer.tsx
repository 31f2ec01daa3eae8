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
import { Spinner } from "../spinner/index.ts";
import { grow } from "../textarea/grow.ts";
import { Root } from "./chat-composer.styles.ts";

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
