"use client";
import { Menu as Base } from "@base-ui/react/menu";
import { useRef, type ComponentPropsWithRef, type ReactElement, type ReactNode } from "react";
import { styled } from "styled-components";
import { MenuPopup } from "./popup.tsx";
import { layerAround } from "./layer-around.ts";

export interface MenuProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Button that opens the menu, such as `<IconButton label="Account">…</IconButton>`. */
  trigger: ReactElement;
  /** Content above the items, such as the user's name. */
  header?: ReactNode;
  /** Edge of the trigger the menu aligns with. */
  align?: "start" | "end";
  /** Open state of a controlled menu. Omit it for an uncontrolled menu. */
  open?: boolean;
  /** If `true`, an uncontrolled menu is initially open. Use it if the menu is loaded when its trigger is clicked. */
  defaultOpen?: boolean;
  /** Called when the open state changes. */
  onOpenChange?: (open: boolean) => void;
  /** Element that the popup is rendered into. Defaults to the dialog or popover around the trigger, otherwise the body. */
  container?: HTMLElement;
  /** `MenuItem`s, `Submenu`s or one `MenuChoice`. */
  children?: ReactNode;
}

const Header = styled.div`
  padding: 8px 12px 10px;
  margin-bottom: 6px;
  border-bottom: 1px solid var(--tr-line);
  color: var(--tr-text-2);
  font-size: var(--tr-size-sm);
  overflow-wrap: anywhere;
`;

/**
 * Menu of actions that opens from a button. Supports arrow keys, Home, End and type-ahead. `ref` and other props are
 * passed to the popup.
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
  const layer = useRef<HTMLElement>(null);
  return (
    <Base.Root open={open} defaultOpen={defaultOpen} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger
        ref={(element: HTMLElement | null) => {
          layer.current = layerAround(element);
        }}
        render={trigger}
      />
      <MenuPopup container={container ?? layer} align={align} offset={8} {...rest}>
        {header ? <Header>{header}</Header> : null}
        {children}
      </MenuPopup>
    </Base.Root>
  );
}
