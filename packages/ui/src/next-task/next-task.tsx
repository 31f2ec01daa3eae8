"use client";
import { type ComponentPropsWithRef, type ReactNode, useDeferredValue, useId, useMemo } from "react";
import { Flower } from "../illustration/flower.tsx";
import { Leaf } from "../illustration/leaf.tsx";
import { Root, Status } from "./next-task.styles.ts";
import { WeekRow } from "./week-row.tsx";

export interface NextTaskProps extends Omit<ComponentPropsWithRef<"section">, "title" | "children"> {
  /** Marker of the task, such as "Next". */
  mark?: ReactNode;
  /** Place in the plan, such as "Today · Week 1 of 3". */
  place: ReactNode;
  /** Title of the task, or of the completed week. */
  title: string;
  /** Details below the title. */
  text?: ReactNode;
  /** A button that completes the task or opens the next week. */
  action?: ReactNode;
  /** Number of completed tasks of the week. */
  done: number;
  /** Number of tasks of the week. */
  total: number;
  /** Accessible name of the row, such as "Week 1: 2 of 6 tasks done". */
  rowLabel: string;
  /** Marker on the next node, the same as `mark`. */
  nextLabel: string;
  /** Text below the row, announced when it changes, such as "2 to go this week". */
  status: string;
  /** If `true`, the newest node plays its opening animation. */
  grew?: boolean;
}

/** Flowers of a completed week, with their places and radii. */
const flowers = [
  [318, 62, 34],
  [58, 128, 30],
  [256, 150, 46],
  [160, 84, 74],
] as const;

/** The next task above the row of its week on the growth trellis. A completed week blooms. */
export function NextTask(props: NextTaskProps): ReactNode {
  const { mark, place, title, text, action, done, total, rowLabel, nextLabel, status, grew = false, ...rest } = props;
  const id = useId();
  // Update the text first; the next click can interrupt drawing the row.
  const picture = useDeferredValue(useMemo(() => ({ done, total, grew }), [done, total, grew]));
  return (
    <Root aria-labelledby={id} data-bloom={(total > 0 && done >= total) || undefined} {...rest}>
      {total > 0 && done >= total && (
        <svg data-part="bloom" viewBox="0 0 360 200" aria-hidden="true">
          {flowers.map(([x, y, radius]) => (
            <g key={x}>
              <Leaf x={x} y={y} length={radius * 1.7} angle={24} />
              <Leaf x={x} y={y} length={radius * 1.6} angle={158} tone="fresh" />
              <Flower x={x} y={y} radius={radius} />
            </g>
          ))}
        </svg>
      )}
      <div data-part="words">
        <p data-part="eyebrow">
          {mark && <span data-part="mark">{mark}</span>}
          <span>{place}</span>
        </p>
        <div data-part="task" key={title}>
          <h2 id={id}>{title}</h2>
          {text && <p data-part="text">{text}</p>}
        </div>
        {action && <div data-part="action">{action}</div>}
      </div>
      <div data-part="row" role="img" aria-label={rowLabel}>
        <WeekRow {...picture} nextLabel={nextLabel} />
      </div>
      <Status data-part="status" role="status" data-grew={grew || undefined}>
        <span>{status}</span>
      </Status>
    </Root>
  );
}
