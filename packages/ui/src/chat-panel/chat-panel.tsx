"use client";
import { Eraser, SunMedium } from "lucide-react";
import { useId, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from "react";
import { CloseGlyph } from "../glyph/glyph.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { ScrollRegion } from "../scroll-region/scroll-region.tsx";
import { Root } from "./chat-panel.styles.ts";
import { useStickToBottom } from "./use-stick-to-bottom.ts";

/** Labels of the panel's controls. */
export interface ChatPanelLabels {
  /** Button that removes all messages, such as "Clear chat". */
  clear: string;
  /** Button that closes the panel, such as "Close". */
  close: string;
  /** Accessible name of the message list, such as "Messages". */
  log: string;
}

export interface ChatPanelProps extends Omit<ComponentPropsWithRef<"section">, "title"> {
  /** Heading of the panel, such as "AI assistant". */
  title: string;
  /** Availability, such as "Online". */
  status?: string | undefined;
  /** Labels of the panel's controls. */
  labels: ChatPanelLabels;
  /** Called when the user clears the chat. Omit it while there is nothing to clear. */
  onClear?: (() => void) | undefined;
  /** Called on Escape or the close button. Return focus to the element that opened the panel. */
  onClose: () => void;
  /** `ChatMessage`s and a `TypingIndicator`, or a `ChatWelcome`. */
  children: ReactNode;
  /** A `ChatComposer`. */
  composer: ReactNode;
  /** `corner` floats in the bottom corner of the page; `inline` follows the layout. */
  placement?: "corner" | "inline";
}

/** Chat with the assistant, 600 px high and 75vh on small screens. */
export function ChatPanel(props: ChatPanelProps): ReactNode {
  const {
    title,
    status,
    labels,
    onClear,
    onClose,
    children,
    composer,
    placement = "corner",
    onKeyDown,
    ...rest
  } = props;
  const id = useId();
  const log = useStickToBottom();
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    if (event.key !== "Escape" || event.nativeEvent.isComposing || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <Root role="dialog" aria-labelledby={id} data-placement={placement} onKeyDown={closeOnEscape} {...rest}>
      <header>
        <span data-part="sun">
          <SunMedium size={22} strokeWidth={2} aria-hidden />
        </span>
        <div data-part="words">
          <h2 id={id}>{title}</h2>
          {status && <p>{status}</p>}
        </div>
        <IconButton variant="frame" label={labels.clear} disabled={onClear === undefined} onClick={onClear}>
          <Eraser size={19} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton variant="frame" label={labels.close} onClick={onClose}>
          <CloseGlyph />
        </IconButton>
      </header>
      <ScrollRegion ref={log} role="log" label={labels.log}>
        <div data-part="messages">{children}</div>
      </ScrollRegion>
      {composer}
    </Root>
  );
}
