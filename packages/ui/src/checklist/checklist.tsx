"use client";
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from "react";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { ChevronGlyph } from "../glyph/glyph.tsx";
import { Root } from "./checklist.styles.ts";
import { FoldButton } from "./fold-button.styles.ts";

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
  /** Marker on a task other than the next one, such as "Catch up". */
  mark?: string;
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
  /**
   * Returns the label of the button that shows the completed tasks, such as "4 done". On phones, tasks that were completed
   * when the list first rendered are hidden behind this button. Omit it to show all tasks.
   */
  foldLabel?: (count: number) => string;
  /** Called when the user toggles a task. */
  onToggle: (index: number, completed: boolean) => void;
}

/** List of tasks with checkboxes. */
export function Checklist(props: ChecklistProps): ReactNode {
  const { label, items, next, nextLabel, foldLabel, onToggle, style, ...rest } = props;
  const id = useId();
  const dayLength = Math.max(0, ...items.map(({ day }) => day.length));
  // Only tasks that were completed at first are hidden; a task that the user checks stays visible.
  const [folded] = useState(() => new Set(items.filter(({ completed }) => completed).map(({ key }) => key)));
  const [isOpen, setOpen] = useState(false);
  const list = (
    <Root
      role="list"
      id={id}
      aria-label={label}
      data-folds={(foldLabel && !isOpen) || undefined}
      {...rest}
      style={{ "--day-length": dayLength, ...style }}
    >
      {items.map(({ key, day, task, description, completed, mark, pending = false }, index) => {
        const part = (name: string) => `${id}-${index}-${name}`;
        const chip = index === next ? nextLabel : completed ? undefined : mark;
        return (
          <li
            key={key}
            data-done={completed || undefined}
            data-next={index === next || undefined}
            data-folded={(completed && folded.has(key)) || undefined}
            aria-busy={pending}
          >
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
                  {chip !== undefined && <span data-part={index === next ? "next" : "mark"}>{chip}</span>}
                </>
              }
            />
          </li>
        );
      })}
    </Root>
  );
  if (!foldLabel || folded.size === 0) return list;
  return (
    <>
      <FoldButton type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {foldLabel(folded.size)}
        <ChevronGlyph size={18} />
      </FoldButton>
      {list}
    </>
  );
}
