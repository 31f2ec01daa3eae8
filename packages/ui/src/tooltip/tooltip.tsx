"use client";
import { cloneElement, useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from "react";
import { Root } from "./tooltip.styles.ts";
import { useTip } from "./use-tip.ts";

/** Where the bubble stands; it flips over where there is no room. */
export type TooltipSide = "top" | "bottom" | "start" | "end";

export interface TooltipProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** A few words; nothing one could press. */
  text: ReactNode;
  /** The words are the trigger's own name, written out: they are shown, but not read a second time. */
  repeatsName?: boolean;
  /** Where the bubble stands; it flips over where there is no room. */
  side?: TooltipSide;
  /** How long the pointer rests on the trigger before it shows, in milliseconds. */
  delay?: number;
  /** The button or link it belongs to: something that takes the focus. */
  children: ReactElement<{ "aria-describedby"?: string | undefined }>;
}

/** A few words on what a control is, for pointer and keyboard alike; there is none on touch screens. */
export function Tooltip({
  text,
  repeatsName = false,
  side = "top",
  delay = 400,
  children,
  ...rest
}: TooltipProps): ReactNode {
  const id = useId();
  const { bubble, around } = useTip(delay, rest);
  const described = [children.props["aria-describedby"], id].filter(Boolean).join(" ");
  return (
    <Root {...rest} {...around}>
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
