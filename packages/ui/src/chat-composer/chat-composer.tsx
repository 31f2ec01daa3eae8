"use client";
import { ArrowUp, Square } from "lucide-react";
import {
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import { Spinner } from "../spinner/spinner.tsx";
import { grow } from "../textarea/grow.ts";
import { Root } from "./chat-composer.styles.ts";

export interface ChatComposerProps extends Omit<ComponentPropsWithRef<"textarea">, "value" | "onSubmit"> {
  /** Accessible name of the field, such as "Message". */
  label: string;
  /** Current text. */
  value: string;
  /** Called when the text changes. */
  onValueChange: (value: string) => void;
  /** Called with the trimmed text when the user sends a message. Not called for blank text or while `waiting`. */
  onSend: (text: string) => void;
  /** Accessible name of the send button. */
  sendLabel: string;
  /** If `true`, a reply is pending: the user can type but not send. */
  waiting?: boolean;
  /** Called when the user stops the pending reply. With it, a stop button replaces the send button while `waiting`. */
  onStop?: (() => void) | undefined;
  /** Accessible name of the stop button. */
  stopLabel?: string | undefined;
}

/**
 * Message field that grows from two lines to 140 px. Enter sends, Shift+Enter adds a line. `ref` and other props
 * are passed to the `<textarea>`, `className` and `style` to the form.
 */
export function ChatComposer(props: ChatComposerProps): ReactNode {
  const {
    label,
    value,
    onValueChange,
    onSend,
    sendLabel,
    waiting = false,
    onStop,
    stopLabel,
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
    // Move focus before the send button is disabled, because a disabled button loses it.
    event.currentTarget.querySelector("textarea")?.focus();
    onSend(text);
  };
  const stop = ({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
    // The stop button receives the second click of a double click on the send button.
    if (detail > 1) return;
    currentTarget.form?.querySelector("textarea")?.focus();
    onStop?.();
  };
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
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
        onKeyDown={sendOnEnter}
      />
      {waiting && onStop ? (
        <button type="button" aria-label={stopLabel} onClick={stop}>
          <Square size={14} fill="currentColor" aria-hidden />
        </button>
      ) : (
        <button type="submit" aria-label={sendLabel} disabled={!canSend}>
          {waiting ? <Spinner /> : <ArrowUp size={20} strokeWidth={2.4} aria-hidden />}
        </button>
      )}
    </Root>
  );
}
