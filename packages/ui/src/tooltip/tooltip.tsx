"use client";
import { cloneElement, useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from "react";
import { Root } from "./tooltip.styles.ts";
import { useTooltip } from "./use-tooltip.ts";

/** Preferred side of the tooltip. */
export type TooltipSide = "top" | "bottom" | "start" | "end";

export interface TooltipProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Short text without interactive content. */
  text: ReactNode;
  /** If `true`, the text repeats the trigger's accessible name and isn't announced again. */
  repeatsName?: boolean;
  /** Preferred side. Flips if there is not enough room. */
  side?: TooltipSide;
  /** Hover delay in milliseconds. */
  delay?: number;
  /** Open state of a controlled tooltip. Omit it for an uncontrolled tooltip. */
  open?: boolean;
  /** If `true`, an uncontrolled tooltip is initially open. */
  defaultOpen?: boolean;
  /** Called when the user opens or closes the tooltip. */
  onOpenChange?: (open: boolean) => void;
  /** A focusable trigger, such as a button or link. */
  children: ReactElement<{ "aria-describedby"?: string | undefined }>;
}

/** Describes a control on hover and focus. Touch doesn't open it. */
export function Tooltip({
  text,
  repeatsName = false,
  side = "top",
  delay = 400,
  open,
  defaultOpen = false,
  onOpenChange,
  children,
  ...rest
}: TooltipProps): ReactNode {
  const id = useId();
  const { bubble, wrapper } = useTooltip(delay, rest, { open, defaultOpen, onOpenChange });
  const described = [children.props["aria-describedby"], id].filter(Boolean).join(" ");
  return (
    <Root {...rest} {...wrapper}>
      {repeatsName ? children : cloneElement(children, { "aria-describedby": described })}
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        data-side={side}
        aria-hidden={repeatsName || undefined}
      >
        <span>{text}</span>
      </span>
    </Root>
  );
}
