"use client";
import {
  cloneElement,
  useId,
  useLayoutEffect,
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
  /** Open state of a controlled popover. Omit it for an uncontrolled popover. */
  open?: boolean;
  /** If `true`, an uncontrolled popover is initially open. */
  defaultOpen?: boolean;
  /** Called when the user opens or closes the popover. */
  onOpenChange?: (open: boolean) => void;
  /** Panel content. The element marked `data-autofocus` receives focus. */
  children: ReactNode;
}

/** Native popover. Closes on Escape, an outside click, or when focus leaves it. */
export function Popover({
  label,
  trigger,
  id: givenId,
  align = "start",
  open,
  defaultOpen = false,
  onOpenChange,
  onKeyDown,
  onBlur,
  children,
  ...rest
}: PopoverProps): ReactNode {
  const ownId = useId();
  const id = givenId ?? ownId;
  const panel = useRef<HTMLDivElement>(null);
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  // The browser opens and closes the panel; the effect undoes the change if the caller doesn't update `open`.
  const [isShown, setShown] = useState(false);
  const isWanted = open ?? ownOpen;

  useLayoutEffect(() => {
    const element = panel.current;
    if (element && isShown !== isWanted && element.matches(":popover-open") !== isWanted)
      element.togglePopover(isWanted);
  }, [isShown, isWanted]);

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
        "aria-expanded": isWanted,
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
          setShown(opened);
          setOwnOpen(opened);
          if (opened !== isWanted) onOpenChange?.(opened);
          if (opened) event.currentTarget.querySelector<HTMLElement>("[data-autofocus]")?.focus();
        }}
      >
        {children}
      </div>
    </Root>
  );
}
