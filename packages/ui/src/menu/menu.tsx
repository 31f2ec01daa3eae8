"use client";
import { Menu as Base } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";
import { styled } from "styled-components";
import { Header, popupStyles } from "./menu.styles.ts";

export interface MenuProps {
  /** Button that opens the menu, such as `<IconButton label="Account">…</IconButton>`. */
  trigger: ReactElement;
  /** Content above the items, such as the user's name. */
  header?: ReactNode;
  /** Edge of the trigger the menu aligns with. */
  align?: "start" | "end";
  /** If `true`, the menu is initially open, for example when it was loaded on click. */
  defaultOpen?: boolean;
  /** `MenuItem`s or one `MenuChoice`. */
  children?: ReactNode;
}

const Positioner = styled(Base.Positioner)`
  z-index: var(--tr-z-menu);
`;

const Popup = styled(Base.Popup)`
  ${popupStyles}
`;

/** Menu of actions behind a button, with arrow keys, Home, End and type-ahead. */
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
