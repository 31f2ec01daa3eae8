"use client";
import { Menu as Base } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";

export interface MenuItemProps {
  /** Icon before the label. */
  icon?: ReactNode;
  /** Called when the user selects the item. */
  onSelect?: () => void;
  /** If `true`, the item can't be selected. */
  disabled?: boolean;
  /** A router's link, for items that navigate: `render={<Link to="/settings" />}`. */
  render?: ReactElement;
  /** Visible label. */
  children: ReactNode;
}

/** An action inside a `Menu`. */
export function MenuItem({ icon, onSelect, disabled = false, render, children }: MenuItemProps): ReactNode {
  return (
    <Base.Item disabled={disabled} {...(onSelect && { onClick: onSelect })} {...(render && { render })}>
      {icon}
      {children}
    </Base.Item>
  );
}
