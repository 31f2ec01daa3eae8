"use client";
import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import { Root } from "./segmented-control.styles.ts";

/** A segment of a `SegmentedControl`. */
export interface Segment<Value extends string> {
  /** Submitted value. */
  value: Value;
  /** Visible label, one or two words. */
  label: ReactNode;
  /** Icon before the label. */
  icon?: ReactNode;
  /** If `true`, the segment can't be selected. */
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> extends Omit<
  ComponentPropsWithRef<"fieldset">,
  "onChange" | "children"
> {
  /** Accessible name, such as "View". */
  label: string;
  /** Two to five segments, in display order. */
  segments: readonly Segment<Value>[];
  /** Selected value. */
  value: Value;
  /** Called when the user selects another segment. */
  onValueChange: (value: Value) => void;
  /** Form field name. */
  name?: string;
  /** If `true`, the control stretches to the container's width. */
  fullWidth?: boolean;
}

/** Switches between a few views or settings. `ref` and other props are passed to the `<fieldset>`. */
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
