"use client";
import { Menu as Base } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";
import { styled } from "styled-components";
import { Header, popupLook } from "./menu.styles.ts";

export interface MenuProps {
  /** The button that opens it, such as `<IconButton label="Account">…</IconButton>`. */
  trigger: ReactElement;
  /** Who or what the menu is about, above its items. */
  header?: ReactNode;
  /** Which edge of the trigger it lines up with. */
  align?: "start" | "end";
  /** Opens at once: for a menu loaded when its trigger was pressed. */
  defaultOpen?: boolean;
  /** `MenuItem`s or one `MenuChoice`. */
  children?: ReactNode;
}

const Positioner = styled(Base.Positioner)`
  z-index: var(--tr-z-menu);
`;

const Popup = styled(Base.Popup)`
  ${popupLook}
`;

/** Actions behind a button: arrows, Home, End and first letters move; Esc and Tab close. */
export function Menu({ trigger, header, align = "end", defaultOpen = false, children }: MenuProps): ReactNode {
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Positioner align={align} sideOffset={8} collisionPadding={12}>
          <Popup>
            {header ? <Header>{header}</Header> : null}
            {children}
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
