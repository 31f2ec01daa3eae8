"use client";
import { Menu as Base } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";

export interface MenuItemProps {
  /** A picture before the words. */
  icon?: ReactNode;
  /** What happens. */
  onSelect?: () => void;
  /** Shown, but can't be chosen. */
  disabled?: boolean;
  /** A router's link, where the item goes somewhere: `render={<Link to="/settings" />}`. */
  render?: ReactElement;
  /** Its words. */
  children: ReactNode;
}

/** One action of a `Menu`. */
export function MenuItem({ icon, onSelect, disabled = false, render, children }: MenuItemProps): ReactNode {
  return (
    <Base.Item disabled={disabled} {...(onSelect && { onClick: onSelect })} {...(render && { render })}>
      {icon}
      {children}
    </Base.Item>
  );
}
