"use client";
import {
  cloneElement,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from "react";
import { Root } from "./popover.styles.ts";

/** A trigger that accepts the props the popover injects. */
export type PopoverTrigger = ReactElement<
  Pick<ComponentPropsWithRef<"button">, "popoverTarget" | "aria-expanded" | "aria-controls" | "aria-haspopup">
>;

export interface PopoverProps extends Omit<ComponentPropsWithRef<"div">, "children" | "popover"> {
  /** Accessible name of the panel. */
  label: string;
  /** Button that opens the popover, such as `<Button>Filter</Button>`. */
  trigger: PopoverTrigger;
  /** Id of the panel. A button inside with this `popoverTarget` closes it. */
  id?: string;
  /** Edge of the trigger the panel aligns with. */
  align?: "start" | "end";
  /** Called when the open state changes. */
  onOpenChange?: (open: boolean) => void;
  /** Panel content. The element marked `data-autofocus` gets the focus. */
  children: ReactNode;
}

/** Native popover. Closes on Escape, an outside click, or when focus leaves it. */
export function Popover({
  label,
  trigger,
  id: givenId,
  align = "start",
  onOpenChange,
  onKeyDown,
  onBlur,
  children,
  ...rest
}: PopoverProps): ReactNode {
  const ownId = useId();
  const id = givenId ?? ownId;
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const hide = () => panel.current?.hidePopover();
  // Read from the DOM: React state lags behind, and a quick Escape would close the surrounding dialog instead.
  const isOpen = () => panel.current?.matches(":popover-open") === true;
  const closeOnEscape = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (!isOpen() || event.key !== "Escape" || event.defaultPrevented) return;
    // Keep the surrounding dialog open.
    event.preventDefault();
    hide();
  };
  const closeOnBlur = (event: FocusEvent<HTMLDivElement>) => {
    onBlur?.(event);
    const { currentTarget, relatedTarget } = event;
    if (isOpen() && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) hide();
  };

  return (
    <Root {...rest} onKeyDown={closeOnEscape} onBlur={closeOnBlur}>
      {cloneElement(trigger, {
        popoverTarget: id,
        "aria-haspopup": "dialog",
        "aria-expanded": open,
        "aria-controls": id,
      })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        data-align={align}
        onToggle={(event) => {
          if (event.target !== event.currentTarget) return;
          const opened = event.newState === "open";
          setOpen(opened);
          onOpenChange?.(opened);
          if (opened) event.currentTarget.querySelector<HTMLElement>("[data-autofocus]")?.focus();
        }}
      >
        {children}
      </div>
    </Root>
  );
}
