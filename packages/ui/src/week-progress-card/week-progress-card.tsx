"use client";
import { useId, type ReactNode } from "react";
import { Check } from "lucide-react";
import type { CardProps } from "../card/card.tsx";
import { ProgressBar } from "../progress-bar/progress-bar.tsx";
import { Root } from "./week-progress-card.styles.ts";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

/** A recently completed task. */
export interface RecentTask {
  /** Unique key. */
  key: string;
  /** Title of the task. */
  task: string;
  /** When the task was completed, or its day in the plan. */
  day: string;
}

export interface WeekProgressCardProps extends Omit<
  CardProps,
  "title" | "titleLevel" | "action" | "padding" | "children"
> {
  /** Number of completed tasks. Invalid values count as 0. */
  done: number;
  /** Text after the number, such as "of 7 tasks completed". */
  countText: string;
  /** Progress from 0 to 100. */
  percent: number;
  /** Formatted progress, such as "57%". */
  percentText: string;
  /** Accessible name of the bar, such as "Week 2 progress". */
  barLabel: string;
  /** Recently completed tasks; up to three are shown. */
  recent: readonly RecentTask[];
  /** Heading and accessible name of the list of recent tasks. */
  recentLabel: string;
  /** Content shown while no task is completed: text, with or without an illustration. */
  emptyText?: ReactNode;
  /** The next task or tasks, shown above the recent tasks. */
  upNext?: ReactNode;
  /** Link at the bottom. */
  link?: ReactNode;
}

/** Progress of the week and recently completed tasks. */
export function WeekProgressCard(props: WeekProgressCardProps): ReactNode {
  const { done, countText, percent, percentText, barLabel, recent, recentLabel, emptyText, upNext, link, ...rest } =
    props;
  const recentId = useId();
  return (
    <Root {...rest}>
      <p data-part="count">
        <strong>{Number.isFinite(done) ? Math.max(0, done) : 0}</strong> <span>{countText}</span>
        <b>{percentText}</b>
      </p>
      <ProgressBar value={percent} label={barLabel} />
      {upNext}
      {recent.length === 0 ? (
        emptyText && <p data-part="empty">{emptyText}</p>
      ) : (
        <>
          <h3 id={recentId}>{recentLabel}</h3>
          <ul aria-labelledby={recentId}>
            {recent.slice(0, 3).map(({ key, task, day }) => (
              <li key={key}>
                <span data-part="tick">
                  <Check size={14} strokeWidth={3} aria-hidden />
                </span>
                <div>
                  <b>{task}</b>
                  <p>{day}</p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      {link && <div data-part="link">{link}</div>}
    </Root>
  );
}

export interface WeekProgressSkeletonProps extends Omit<
  CardProps,
  "title" | "titleLevel" | "action" | "padding" | "children"
> {
  /** Accessible name of the loading state. */
  label: string;
}

/** Placeholder for a `WeekProgressCard` that is loading. */
export function WeekProgressSkeleton({ label, ...rest }: WeekProgressSkeletonProps): ReactNode {
  return (
    <Root role="status" {...rest}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton height={44} width="70%" style={{ marginBottom: 16 }} />
      <Skeleton height={10} style={{ marginBottom: 24 }} />
      <Skeleton height={86} style={{ marginBottom: 24 }} />
      {[78, 92, 64].map((width) => (
        <Skeleton key={width} height={20} width={`${width}%`} style={{ margin: "16px 0" }} />
      ))}
    </Root>
  );
}
