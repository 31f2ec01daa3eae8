import { MessageCircle, SunMedium, X } from "lucide-react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Root } from "./chat-button.styles.ts";

export interface ChatButtonProps extends Omit<ComponentPropsWithRef<"button">, "children"> {
  /** Accessible name, such as "Open AI assistant". */
  label: string;
  /** If `true`, the panel is open. */
  open: boolean;
  /**
   * `corner` floats in the bottom corner of the page, `bar` rises from the bottom bar of `AppFrame` on phones, and
   * `inline` follows the layout.
   */
  placement?: "corner" | "inline" | "bar";
  /** Visible text below the icon in the bar. It must be part of `label`. */
  caption?: string;
}

/** Button that opens and closes the assistant. */
export function ChatButton({ label, open, placement = "corner", caption, ...rest }: ChatButtonProps): ReactNode {
  const Icon = open ? X : MessageCircle;
  return (
    <Root
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={open}
      data-placement={placement}
      {...rest}
    >
      {placement === "bar" ? (
        <>
          <span data-part="sun">
            <SunMedium size={26} strokeWidth={2} aria-hidden />
          </span>
          <span data-part="caption">{caption}</span>
        </>
      ) : (
        <Icon size={placement === "corner" ? 24 : 27} strokeWidth={2} aria-hidden />
      )}
    </Root>
  );
}
