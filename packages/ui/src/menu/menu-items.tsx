"use client";
import { Menu as Base } from "@base-ui/react/menu";
import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from "react";
import { CheckGlyph } from "../glyph/glyph.tsx";

export interface MenuChoiceProps<Value extends string> {
  /** Accessible name, such as "Language". */
  label: string;
  /** Available options. */
  options: readonly { value: Value; label: string; lang?: string }[];
  /** Value of the selected option. */
  value: Value;
  /** Called when the user selects another option. The menu closes. */
  onValueChange: (value: Value) => void;
}

/** A single choice among options, inside a `Menu`. */
export function MenuChoice<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: MenuChoiceProps<Value>): ReactNode {
  return (
    <Base.RadioGroup aria-label={label} value={value} onValueChange={onValueChange}>
      {options.map((option) => (
        <Base.RadioItem key={option.value} value={option.value} lang={option.lang} closeOnClick>
          <span className="mark">{option.value === value ? <CheckGlyph size={18} strokeWidth={2.2} /> : null}</span>
          {option.label}
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

export interface MenuItemProps extends Omit<ComponentPropsWithRef<"div">, "onSelect"> {
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
