"use client";
import { useRef, useState, type ComponentPropsWithRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { Input } from "../date-time-field/date-time-field.styles.ts";
import { Field, type FieldFrame } from "../field/field.tsx";
import { useField } from "../field/use-field.ts";
import { useForwardedRef } from "../field/use-forwarded-ref.ts";
import { CalendarGlyph } from "../glyph/glyph.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Popover } from "../popover/popover.tsx";
import { Calendar, type CalendarLabels } from "./calendar.tsx";
import { toTime } from "./days.ts";

export type { CalendarLabels } from "./calendar.tsx";

export interface DatePickerProps
  extends Omit<FieldFrame, "label">, Omit<ComponentPropsWithRef<"input">, "type" | "min" | "max" | "step"> {
  /** Visible label. */
  label: string;
  /** The text of the calendar and its buttons. */
  labels: CalendarLabels & {
    /** Accessible name of the button that opens the calendar. */
    open: string;
  };
  /** Called when the date changes, with an ISO date such as `2026-11-21` or an empty string. */
  onValueChange?: (value: string) => void;
  /** Earliest selectable date, such as `2026-11-21`. */
  min?: string;
  /** Latest selectable date. */
  max?: string;
  /** Language of the calendar, such as `fr`. Defaults to the browser's language. */
  locale?: string;
  /** First day of the week: 0 is Sunday, 1 is Monday. Defaults to 1. */
  weekStart?: number;
}

const Control = styled.div`
  position: relative;
  & > .calendar {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 2px;
    & > [popover] {
      min-width: 0;
      max-width: calc(100vw - 16px);
      max-height: calc(100dvh - 16px);
      padding: 10px;
    }
  }
`;

const DateInput = styled(Input)`
  padding-inline-end: 48px;
  &::-webkit-calendar-picker-indicator {
    display: none;
  }
`;

/**
 * Date field with a calendar. The value is an ISO date such as `2026-11-21`. `ref` and other props are passed to the
 * native `<input>`, so `{...register("date")}` works.
 */
export function DatePicker(props: DatePickerProps): ReactNode {
  const { labels, onValueChange, onChange, locale, weekStart = 1, ref, ...rest } = props;
  const { field, control } = useField(rest);
  const inputRef = useForwardedRef(ref);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [selected, setSelected] = useState<number>();
  const choose = (time: number) => {
    if (!inputRef.current) return;
    inputRef.current.valueAsNumber = time;
    inputRef.current.dispatchEvent(new Event("input", { bubbles: true }));
    opener.current?.focus();
    setOpen(false);
  };
  const trigger = (
    <IconButton ref={opener} label={labels.open} disabled={control.disabled === true || control.readOnly === true}>
      <CalendarGlyph size={20} />
    </IconButton>
  );
  return (
    <Field {...field}>
      <Control>
        <DateInput
          {...control}
          ref={inputRef}
          type="date"
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.currentTarget.value);
          }}
        />
        <Popover
          className="calendar"
          label={labels.open}
          align="end"
          open={isOpen}
          onOpenChange={(next) => {
            setSelected(toTime(inputRef.current?.value));
            setOpen(next);
          }}
          trigger={trigger}
        >
          {isOpen ? (
            <Calendar
              selected={selected}
              min={toTime(rest.min)}
              max={toTime(rest.max)}
              {...{ labels, locale, weekStart }}
              onChoose={choose}
            />
          ) : null}
        </Popover>
      </Control>
    </Field>
  );
}
