import { SegmentedControl, type Segment } from "@trellis/ui/segmented-control";
import type { ReactNode } from "react";
import { type Control, useController } from "react-hook-form";
import { styled } from "styled-components";
import type { CalendarForm } from "./calendar-form.ts";

export interface ChoiceFieldProps<Name extends "platform" | "type"> {
  control: Control<CalendarForm>;
  name: Name;
  /** Visible label. */
  label: string;
  /** Options, in display order. */
  segments: readonly Segment<CalendarForm[Name]>[];
}

const Root = styled.div`
  display: grid;
  gap: 7px;
  & > span {
    font-size: var(--tr-size-sm);
    font-weight: var(--tr-weight-semi);
  }
`;

/** A form field with a segmented control. */
export function ChoiceField<Name extends "platform" | "type">(props: ChoiceFieldProps<Name>): ReactNode {
  const { control, name, label, segments } = props;
  const { field } = useController({ control, name });
  return (
    <Root>
      <span aria-hidden="true">{label}</span>
      <SegmentedControl fullWidth {...{ name, label, segments }} value={field.value} onValueChange={field.onChange} />
    </Root>
  );
}
