"use client";
import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import { styled } from "styled-components";

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

const Root = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 3px;
  max-width: 100%;
  padding: 4px;
  border-radius: 14px;
  background: var(--tr-sunken);
  vertical-align: top;

  &[data-full-width] {
    display: flex;
  }

  & > label {
    position: relative;
    display: flex;
    flex: 1 1 auto;
    gap: 8px;
    align-items: center;
    justify-content: center;
    min-width: 64px;
    min-height: 40px;
    padding: 6px 12px;
    border-radius: 10px;
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
    font-weight: var(--tr-weight-semi);
    line-height: 1.2;
    text-align: center;
    overflow-wrap: anywhere;
    cursor: pointer;
    transition:
      background-color var(--tr-dur-fast) var(--tr-ease-out),
      color var(--tr-dur-fast) var(--tr-ease-out);

    & > input {
      appearance: none;
      position: absolute;
      inset: 0;
      margin: 0;
      border-radius: inherit;
      cursor: inherit;
    }

    &:has(> input:checked) {
      color: var(--tr-text);
      background: var(--tr-surface);
      box-shadow:
        inset 0 0 0 1px var(--tr-line),
        var(--tr-shadow-1);
    }

    &:has(> input:disabled) {
      cursor: not-allowed;
      opacity: 0.5;
    }

    @media (hover: hover) {
      &:hover:not(:has(> input:disabled)) {
        color: var(--tr-text);
      }
    }

    &:active:not(:has(> input:is(:checked, :disabled))) {
      background: var(--tr-surface-2);
    }

    @media (pointer: coarse) {
      min-height: var(--tr-control);
    }

    @media (forced-colors: active) {
      border: 1px solid ButtonBorder;

      &:has(> input:checked) {
        border: 3px solid Highlight;
      }
    }
  }

  @media (prefers-reduced-motion: reduce) {
    & > label {
      transition: none;
    }
  }
`;

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
