"use client";
import { Menu as Base } from "@base-ui/react/menu";
import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from "react";

export interface MenuItemProps extends Omit<ComponentPropsWithRef<"div">, "onSelect"> {
  /** Icon before the label. */
  icon?: ReactNode;
  /** Called when the user selects the item. */
  onSelect?: () => void;
  /** If `true`, the item can't be selected. */
  disabled?: boolean;
  /** Router link, for items that navigate: `render={<Link to="/settings" />}`. */
  render?: ReactElement;
  /** Visible label. */
  children: ReactNode;
}

/** An action inside a `Menu`. `ref` and other props are passed to the item. */
export function MenuItem({ icon, onSelect, onClick, render, children, ...rest }: MenuItemProps): ReactNode {
  const select = (event: MouseEvent<HTMLDivElement>) => {
    onClick?.(event);
    onSelect?.();
  };
  return (
    <Base.Item {...rest} onClick={select} {...(render && { render })}>
      {icon}
      {children}
    </Base.Item>
  );
}
