"use client";
import { useId, type ChangeEventHandler, type ComponentProps, type ReactNode, type Ref } from "react";
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
  ComponentProps<"fieldset">,
  "onChange" | "defaultValue" | "children" | "ref"
> {
  /** Accessible name, such as "View". */
  label: string;
  /** Two to five segments, in display order. */
  segments: readonly Segment<Value>[];
  /** Selected value. Omit it for an uncontrolled control. */
  value?: Value;
  /** Initial value of an uncontrolled control. */
  defaultValue?: Value;
  /** Called when the user selects another segment. */
  onValueChange?: (value: Value) => void;
  /** Called with the event of the segment that the user selects. */
  onChange?: ChangeEventHandler<HTMLElement>;
  /** Ref of the radio buttons behind the segments: a callback ref receives each, an object ref the last. */
  ref?: Ref<HTMLInputElement>;
  /** Form field name. */
  name?: string;
  /** If `true`, the control stretches to the container's width. */
  fullWidth?: boolean;
}

/**
 * Switches between a few views or settings. `ref` is passed to each radio button, so that `register("view")` works; other
 * props are passed to the `<fieldset>`.
 */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  defaultValue,
  onValueChange,
  name,
  fullWidth = false,
  ref,
  ...rest
}: SegmentedControlProps<Value>): ReactNode {
  const ownName = useId();
  return (
    <Root role="radiogroup" aria-label={label} data-full-width={fullWidth || undefined} {...rest}>
      {segments.map((segment) => (
        <label key={segment.value}>
          <input
            ref={ref}
            type="radio"
            name={name ?? ownName}
            value={segment.value}
            disabled={segment.disabled}
            {...(value === undefined
              ? { defaultChecked: segment.value === defaultValue }
              : { checked: segment.value === value })}
            onChange={() => onValueChange?.(segment.value)}
          />
          {segment.icon}
          <span>{segment.label}</span>
        </label>
      ))}
    </Root>
  );
}
