import type { ComponentPropsWithRef, ReactNode } from "react";
import { ProgressRing } from "../progress-ring/progress-ring.tsx";
import { Tabs } from "../tabs/tabs.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

/** A week's tab. */
export interface WeekTab {
  /** Number of the week. */
  week: number;
  /** Visible label, such as "Week 2". */
  label: string;
  /** Focus of the week. */
  focus: string;
  /** Progress from 0 to 100. */
  percent: number;
  /** Progress as text, such as "57% done". */
  percentText: string;
}

export interface WeekTabsProps extends Omit<ComponentPropsWithRef<"div">, "onSelect" | "defaultValue"> {
  /** Accessible name of the tabs, such as "Weeks". */
  label: string;
  /** Weeks in display order. */
  weeks: readonly WeekTab[];
  /** Number of the selected week. */
  selected: number;
  /** Called with the number of the week the user selects. */
  onSelect: (week: number) => void;
  /** Panel of the selected week. */
  children: ReactNode;
}

/** Tabs for the weeks of a plan, with progress rings. */
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
      variant="tiles"
      label={label}
      items={items}
      value={String(selected)}
      onValueChange={(value) => onSelect(Number(value))}
    >
      {children}
    </Tabs>
  );
}
