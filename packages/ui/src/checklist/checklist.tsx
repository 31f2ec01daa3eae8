"use client";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { Root } from "./checklist.styles.ts";

/** A task. */
export interface ChecklistItem {
  /** Unique key. */
  key: string;
  /** Day the task is planned for. */
  day: string;
  /** Title of the task. */
  task: string;
  /** Details below the title. */
  description?: string;
  /** If `true`, the task is completed. */
  completed: boolean;
  /** If `true`, a change is being saved and the task can't be toggled. */
  pending?: boolean;
}

export interface ChecklistProps extends Omit<ComponentPropsWithRef<"ul">, "onToggle" | "children"> {
  /** Accessible name, such as "Tasks of week 2". */
  label: string;
  /** Tasks in display order. */
  items: readonly ChecklistItem[];
  /** Index of the next task. */
  next?: number;
  /** Marker on the next task, such as "Next". */
  nextLabel: string;
  /** Called when the user toggles a task. */
  onToggle: (index: number, completed: boolean) => void;
}

/** List of tasks with checkboxes. */
export function Checklist({ label, items, next, nextLabel, onToggle, style, ...rest }: ChecklistProps): ReactNode {
  const id = useId();
  const dayLength = Math.max(0, ...items.map(({ day }) => day.length));
  return (
    <Root role="list" aria-label={label} {...rest} style={{ "--day-length": dayLength, ...style }}>
      {items.map(({ key, day, task, description, completed, pending = false }, index) => {
        const part = (name: string) => `${id}-${index}-${name}`;
        return (
          <li key={key} data-done={completed || undefined} data-next={index === next || undefined} aria-busy={pending}>
            <Checkbox
              checked={completed}
              aria-disabled={pending || undefined}
              aria-labelledby={part("task")}
              aria-describedby={`${part("day")} ${part("description")}`}
              onChange={(event) => {
                if (!pending) onToggle(index, event.currentTarget.checked);
              }}
              label={
                <>
                  <span data-part="day" id={part("day")}>
                    {day}
                  </span>
                  <span data-part="words">
                    <b id={part("task")}>{task}</b>
                    <span id={part("description")}>{description}</span>
                  </span>
                  {index === next && <span data-part="next">{nextLabel}</span>}
                </>
              }
            />
          </li>
        );
      })}
    </Root>
  );
}
