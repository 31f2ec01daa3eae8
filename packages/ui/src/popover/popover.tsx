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

/** What the popover tells its trigger. */
export type PopoverTrigger = ReactElement<
  Pick<ComponentPropsWithRef<"button">, "popoverTarget" | "aria-expanded" | "aria-controls" | "aria-haspopup">
>;

export interface PopoverProps extends Omit<ComponentPropsWithRef<"div">, "children" | "popover"> {
  /** Names the panel for screen readers. */
  label: string;
  /** The button that opens it, such as `<Button>Filter</Button>`. */
  trigger: PopoverTrigger;
  /** The panel's id: a button inside with `popoverTarget` set to it closes the panel. */
  id?: string;
  /** Which edge of the trigger it lines up with. */
  align?: "start" | "end";
  /** It was opened or closed. */
  onOpenChange?: (open: boolean) => void;
  /** What is in the panel; the first thing marked `data-autofocus` gets the focus. */
  children: ReactNode;
}

/** The platform's popover: something small beside its button. Esc, a press elsewhere and leaving it by Tab close it. */
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
  // Asked of the platform: the state follows a moment later, and a quick Esc would be the dialog's around it.
  const isOpen = () => panel.current?.matches(":popover-open") === true;
  const leaveByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (!isOpen() || event.key !== "Escape" || event.defaultPrevented) return;
    // It was meant for the popover: the dialog around it stays.
    event.preventDefault();
    hide();
  };
  const leaveByFocus = (event: FocusEvent<HTMLDivElement>) => {
    onBlur?.(event);
    const { currentTarget, relatedTarget } = event;
    if (isOpen() && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) hide();
  };

  return (
    <Root {...rest} onKeyDown={leaveByKey} onBlur={leaveByFocus}>
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
