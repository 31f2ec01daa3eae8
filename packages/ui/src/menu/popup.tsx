"use client";
import { Menu as Base } from "@base-ui/react/menu";
import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { panelStyles } from "../popover/panel.styles.ts";
import { optionStyles } from "./option.styles.ts";

const Positioner = styled(Base.Positioner)`
  z-index: var(--tr-z-menu);
`;

const Root = styled(Base.Popup)`
  ${panelStyles}
  min-width: 232px;
  max-width: min(320px, 100vw - 24px);
  max-height: var(--available-height);
  padding: 6px;
  overflow-y: auto;
  outline: 0;
  transform-origin: var(--transform-origin);
  transition:
    opacity var(--tr-dur-fast) var(--tr-ease-out),
    scale var(--tr-dur-fast) var(--tr-ease-out);
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    scale: 0.98;
  }
  & [role^="menuitem"] {
    ${optionStyles}
    font-weight: 550;
    text-decoration: none;
  }
  & .more {
    flex: none;
    margin-inline-start: auto;
    color: var(--tr-text-2);
    rotate: -90deg;
    &:dir(rtl) {
      rotate: 90deg;
    }
  }
  & [role="menuitem"][data-popup-open] {
    background: var(--tr-surface-2);
  }
  & [role="menuitemradio"] > .mark {
    flex: none;
    width: 18px;
    height: 18px;
    color: var(--tr-primary);
  }
  @media (prefers-reduced-motion: reduce) {
    scale: none;
  }
`;

interface MenuPopupProps extends ComponentProps<typeof Base.Popup> {
  container?: ComponentProps<typeof Base.Portal>["container"];
  align?: "start" | "end";
  /** Distance to the trigger in pixels. */
  offset?: number;
}

/** Popup of a menu, rendered in a portal. */
export function MenuPopup({ container, align, offset = 0, ...rest }: MenuPopupProps): ReactNode {
  return (
    <Base.Portal {...(container && { container })}>
      <Positioner {...(align && { align })} sideOffset={offset} collisionPadding={12} positionMethod="fixed">
        <Root {...rest} />
      </Positioner>
    </Base.Portal>
  );
}
