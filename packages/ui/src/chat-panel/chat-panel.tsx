"use client";
import { Eraser, SunMedium } from "lucide-react";
import { useId, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from "react";
import { CloseGlyph } from "../glyph/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { ScrollRegion } from "../scroll-region/index.ts";
import { Root } from "./chat-panel.styles.ts";
import { useStayAtFoot } from "./use-stay-at-foot.ts";

/** Names of what can be done with a chat, and of its messages. */
export interface ChatPanelLabels {
  /** The button that removes every message: "Clear chat". */
  clear: string;
  /** The button that closes the panel: "Close". */
  close: string;
  /** The messages: "Messages". */
  log: string;
}

export interface ChatPanelProps extends Omit<ComponentPropsWithRef<"section">, "title"> {
  /** Who one talks with: "AI assistant". */
  title: string;
  /** How they are, in a word: "Online". */
  status: string;
  /** Names of its buttons and its messages. */
  labels: ChatPanelLabels;
  /** Remove every message. Without it there is nothing to remove. */
  onClear?: (() => void) | undefined;
  /** Close the panel: by its button, or by Esc. Give the focus back to what opened it. */
  onClose: () => void;
  /** `ChatMessage`s and a `TypingIndicator`, or a `ChatWelcome`. */
  children: ReactNode;
  /** A `ChatComposer`. */
  composer: ReactNode;
  /** `corner` floats over the page's lower end; `inline` stands where it is put. */
  placement?: "corner" | "inline";
}

/** A talk with the assistant: what was said, and where to write. 600 pixels high, 75vh on small screens. */
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
  const log = useStayAtFoot();
  const closeByEscape = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    if (event.key !== "Escape" || event.nativeEvent.isComposing || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <Root role="dialog" aria-labelledby={id} data-placement={placement} onKeyDown={closeByEscape} {...rest}>
      <header>
        <span data-part="sun">
          <SunMedium size={22} strokeWidth={2} aria-hidden />
        </span>
        <div data-part="words">
          <h2 id={id}>{title}</h2>
          <p>{status}</p>
        </div>
        <IconButton variant="frame" label={labels.clear} disabled={onClear === undefined} onClick={onClear}>
          <Eraser size={19} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton variant="frame" label={labels.close} onClick={onClose}>
          <CloseGlyph />
        </IconButton>
      </header>
      <ScrollRegion ref={log} role="log" label={labels.log}>
        <div data-part="said">{children}</div>
      </ScrollRegion>
      {composer}
    </Root>
  );
}
