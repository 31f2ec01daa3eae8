"use client";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { Checkbox } from "../checkbox/index.ts";
import { Root } from "./checklist.styles.ts";

/** A task of the list. */
export interface ChecklistItem {
  /** Tells it from its neighbours. */
  key: string;
  /** The day it is planned for. */
  day: string;
  /** What is to do. */
  task: string;
  /** How to do it, below the task. */
  description?: string;
  /** Whether it is ticked. */
  completed: boolean;
  /** A tick is on its way to the server: the task takes no other. */
  pending?: boolean;
}

export interface ChecklistProps extends Omit<ComponentPropsWithRef<"ul">, "onToggle" | "children"> {
  /** Names the list: "Tasks of week 2". */
  label: string;
  /** The tasks, in the order of their days. */
  items: readonly ChecklistItem[];
  /** The index of the task that is next. */
  next?: number;
  /** The word on the task that is next: "Next". */
  nextLabel: string;
  /** A task was ticked or unticked. */
  onToggle: (index: number, completed: boolean) => void;
}

/** Tasks to tick. */
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
