"use client";
import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import { Root } from "./segmented-control.styles.ts";

/** One view or setting of a `SegmentedControl`. */
export interface Segment<Value extends string> {
  /** What is chosen with it. */
  value: Value;
  /** One or two words. */
  label: ReactNode;
  /** A picture before the words. */
  icon?: ReactNode;
  /** Shown, but can't be chosen. */
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> extends Omit<
  ComponentPropsWithRef<"fieldset">,
  "onChange" | "children"
> {
  /** Names the set for screen readers, such as "View". */
  label: string;
  /** Two to five of them, in order. */
  segments: readonly Segment<Value>[];
  /** Which one is chosen. */
  value: Value;
  /** Another one was chosen. */
  onValueChange: (value: Value) => void;
  /** The field's name in a form. */
  name?: string;
  /** As wide as what holds it. */
  fullWidth?: boolean;
}

/** One of a few views or settings, at once. `ref` and the rest of the props reach the `<fieldset>`. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onValueChange,
  name,
  fullWidth = false,
  ...rest
}: SegmentedControlProps<Value>): ReactNode {
  const ownName = useId();
  return (
    <Root role="radiogroup" aria-label={label} data-full-width={fullWidth || undefined} {...rest}>
      {segments.map((segment) => (
        <label key={segment.value}>
          <input
            type="radio"
            name={name ?? ownName}
            value={segment.value}
            checked={segment.value === value}
            disabled={segment.disabled}
            onChange={() => onValueChange(segment.value)}
          />
          {segment.icon}
          <span>{segment.label}</span>
        </label>
      ))}
    </Root>
  );
}
