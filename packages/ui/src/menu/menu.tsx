"use client";
import { Menu as Base } from "@base-ui/react/menu";
import { useRef, type ComponentPropsWithRef, type ReactElement, type ReactNode } from "react";
import { styled } from "styled-components";
import { Header, popupStyles } from "./menu.styles.ts";

export interface MenuProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Button that opens the menu, such as `<IconButton label="Account">…</IconButton>`. */
  trigger: ReactElement;
  /** Content above the items, such as the user's name. */
  header?: ReactNode;
  /** Edge of the trigger the menu aligns with. */
  align?: "start" | "end";
  /** Open state of a controlled menu. Omit it for an uncontrolled menu. */
  open?: boolean;
  /** If `true`, an uncontrolled menu is initially open, for example when it was loaded on click. */
  defaultOpen?: boolean;
  /** Called when the open state changes. */
  onOpenChange?: (open: boolean) => void;
  /** Element that contains the popup. Defaults to the dialog or popover around the trigger, otherwise the body. */
  container?: HTMLElement;
  /** `MenuItem`s or one `MenuChoice`. */
  children?: ReactNode;
}

const Positioner = styled(Base.Positioner)`
  z-index: var(--tr-z-menu);
`;

const Popup = styled(Base.Popup)`
  ${popupStyles}
`;

/**
 * Menu of actions behind a button, with arrow keys, Home, End and type-ahead. `ref` and other props are passed to the
 * popup.
 */
export function Menu({
  trigger,
  header,
  align = "end",
  open,
  defaultOpen = false,
  onOpenChange,
  container,
  children,
  ...rest
}: MenuProps): ReactNode {
  // Content outside a modal dialog is inert and below it.
  const layer = useRef<HTMLElement>(null);
  return (
    <Base.Root open={open} defaultOpen={defaultOpen} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger
        ref={(element: HTMLElement | null) => {
          layer.current = element?.closest<HTMLElement>("dialog, [popover]") ?? null;
        }}
        render={trigger}
      />
      <Base.Portal container={container ?? layer}>
        <Positioner align={align} sideOffset={8} collisionPadding={12} positionMethod="fixed">
          <Popup {...rest}>
            {header ? <Header>{header}</Header> : null}
            {children}
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
