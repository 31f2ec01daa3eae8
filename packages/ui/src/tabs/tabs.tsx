"use client";
import { useId, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from "react";
import { useEdges } from "../scroll-region/use-edges.ts";
import { nextTab } from "./next-tab.ts";
import { Root } from "./tabs.styles.ts";
import { useReveal } from "./use-reveal.ts";

export interface TabItem<Value extends string> {
  /** Unique value. */
  value: Value;
  /** Visible label. */
  label: ReactNode;
  /** Secondary text. Narrow tiles expose it only to screen readers. */
  note?: ReactNode;
  /** Icon or ring before the label. */
  start?: ReactNode;
  /** If `true`, the tab can't be selected. */
  disabled?: boolean;
}

export interface TabsProps<Value extends string> extends Omit<
  ComponentPropsWithRef<"div">,
  "onChange" | "defaultValue"
> {
  /** Accessible name, such as "Weeks". */
  label: string;
  /** Tabs in display order. */
  items: readonly TabItem<Value>[];
  /** Value of the selected tab. Omit it for uncontrolled tabs. */
  value?: Value;
  /** Value of the tab that is initially selected in uncontrolled tabs. Defaults to the first enabled tab. */
  defaultValue?: Value;
  /** Called when the user selects a tab. Arrow keys select immediately. */
  onValueChange?: (value: Value) => void;
  /** `line` is a row of labels; `tiles` are equal tiles with room for a ring and a note. */
  variant?: "line" | "tiles";
  /** Panel of the selected tab. */
  children?: ReactNode;
}

/** Tabs with automatic activation, following the ARIA Authoring Practices. */
export function Tabs<Value extends string>({
  label,
  items,
  value: given,
  defaultValue,
  onValueChange,
  variant = "line",
  children,
  ...rest
}: TabsProps<Value>): ReactNode {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const value = given ?? own ?? items.find((item) => !item.disabled)?.value;
  const choose = (next: Value) => {
    setOwn(next);
    onValueChange?.(next);
  };
  const list = useRef<HTMLDivElement>(null);
  useReveal(list, `${id}-${value}`);
  useEdges(list);

  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const open = items.filter((item) => !item.disabled).map((item) => item.value);
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const next = value === undefined ? undefined : nextTab(open, value, event.key, isRightToLeft);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(next);
    const index = items.findIndex((item) => item.value === next);
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
  };

  return (
    <Root {...rest}>
      <div ref={list} role="tablist" aria-label={label} data-variant={variant}>
        {items.map((item) => {
          const chosen = item.value === value;
          return (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={`${id}-${item.value}`}
              aria-selected={chosen}
              aria-controls={chosen && children ? `${id}-panel` : undefined}
              tabIndex={chosen ? 0 : -1}
              disabled={item.disabled}
              onClick={() => choose(item.value)}
              onKeyDown={move}
            >
              {item.start}
              {item.note === undefined ? (
                item.label
              ) : (
                <span>
                  <strong>{item.label}</strong>
                  <small>{item.note}</small>
                </span>
              )}
            </button>
          );
        })}
      </div>
      {children ? (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0}>
          {children}
        </div>
      ) : null}
    </Root>
  );
}
