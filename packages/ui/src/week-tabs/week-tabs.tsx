import type { ComponentPropsWithRef, ReactNode } from "react";
import { ProgressRing } from "../progress-ring/index.ts";
import { Tabs } from "../tabs/index.ts";
import { VisuallyHidden } from "../visually-hidden/index.ts";

/** A week as its tab shows it. */
export interface WeekTab {
  /** The plan's own number of the week. */
  week: number;
  /** "Week 2". */
  label: string;
  /** What the week is about. */
  focus: string;
  /** 0 to 100. */
  percent: number;
  /** The share in words: "57% done". */
  percentText: string;
}

export interface WeekTabsProps extends Omit<ComponentPropsWithRef<"div">, "onSelect"> {
  /** Names the tabs: "Weeks". */
  label: string;
  /** The weeks, in their order. */
  weeks: readonly WeekTab[];
  /** The week that is open. */
  selected: number;
  /** Another week was opened, by its own number. */
  onSelect: (week: number) => void;
  /** The open week. */
  children: ReactNode;
}

/** The weeks of a plan, each with a ring of what is done. */
export function WeekTabs({ label, weeks, selected, onSelect, children, ...rest }: WeekTabsProps): ReactNode {
  const items = weeks.map(({ week, label: name, focus, percent, percentText }) => ({
    value: String(week),
    note: focus,
    start: <ProgressRing value={percent} />,
    label: (
      <>
        {name} <VisuallyHidden>{percentText}</VisuallyHidden>
      </>
    ),
  }));
  return (
    <Tabs
      {...rest}
      look="tiles"
      label={label}
      items={items}
      value={String(selected)}
      onValueChange={(value) => onSelect(Number(value))}
    >
      {children}
    </Tabs>
  );
}
