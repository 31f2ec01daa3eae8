import type { ReactNode } from "react";
import { Check } from "lucide-react";
import type { CardProps } from "../card/index.ts";
import { ProgressBar } from "../progress-bar/index.ts";
import { Root } from "./week-progress-card.styles.ts";

/** A task that was ticked lately. */
export interface RecentTask {
  /** Tells it from its neighbours. */
  key: string;
  /** What was done. */
  task: string;
  /** When, or on which day of the plan. */
  day: string;
}

export interface WeekProgressCardProps extends Omit<
  CardProps,
  "title" | "titleLevel" | "action" | "padding" | "children"
> {
  /** How many tasks are done, set big; what is no such number counts as none. */
  done: number;
  /** What stands behind the number: "of 7 tasks completed". */
  countText: string;
  /** 0 to 100. */
  percent: number;
  /** The share as it is shown: "57%". */
  percentText: string;
  /** Names the bar: "Week 2 progress". */
  barLabel: string;
  /** The last tasks done, three at most. */
  recent: readonly RecentTask[];
  /** Names the list of recent tasks. */
  recentLabel: string;
  /** Said while nothing is done yet. */
  emptyText: string;
  /** A link at the foot. */
  link?: ReactNode;
}

/** How the week stands, and what was done last. */
export function WeekProgressCard(props: WeekProgressCardProps): ReactNode {
  const { done, countText, percent, percentText, barLabel, recent, recentLabel, emptyText, link, ...rest } = props;
  return (
    <Root {...rest}>
      <p data-part="count">
        <strong>{Number.isFinite(done) ? Math.max(0, done) : 0}</strong> <span>{countText}</span>
        <b>{percentText}</b>
      </p>
      <ProgressBar value={percent} label={barLabel} />
      {recent.length === 0 ? (
        <p data-part="empty">{emptyText}</p>
      ) : (
        <ul aria-label={recentLabel}>
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
      )}
      {link && <div data-part="link">{link}</div>}
    </Root>
  );
}
