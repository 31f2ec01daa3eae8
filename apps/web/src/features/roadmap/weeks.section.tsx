import type { Roadmap } from "@trellis/contract/roadmap";
import { Card } from "@trellis/ui/card";
import { Checklist } from "@trellis/ui/checklist";
import { ProgressBar } from "@trellis/ui/progress-bar";
import { SectionHeader } from "@trellis/ui/section-header";
import { WeekTabs } from "@trellis/ui/week-tabs";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { percentText } from "../../text/plain-format.ts";
import { useLanguage } from "../../text/use-language.ts";
import { dueOf } from "./due.ts";
import { dueKey } from "./next-task.section.tsx";
import { nextOpenTask, progressOf } from "./progress.ts";
import type { TaskChange } from "./tick.ts";
import { unbroken } from "./unbroken.tsx";

export interface WeeksSectionProps {
  plan: Roadmap;
  now: Date;
  /** Number of the selected week. */
  selected: number | undefined;
  onSelect: (week: number) => void;
  onTick: (tick: TaskChange) => void;
}

const Panel = styled.div`
  padding-top: var(--tr-space-5);
  & > [role="progressbar"] {
    margin-bottom: var(--tr-space-4);
  }
  & > p,
  & span[data-part="done"] {
    color: var(--tr-text-2);
  }
`;

/** The weeks as tabs, with the tasks of the selected week. */
export function WeeksSection({ plan, now, selected: selectedWeek, onSelect, onTick }: WeeksSectionProps): ReactNode {
  const { t } = useTranslation("roadmap");
  const language = useLanguage();
  const selected = plan.weeklyPlans.find(({ week }) => week === selectedWeek) ?? plan.weeklyPlans[0];
  if (!selected) return null;
  const { week, focus, tasks } = selected;
  const { done, total, percent } = progressOf(selected);
  const doneText = t("tasksDone", { done, total });
  const due = dueOf(plan, week, now, language);
  const next = nextOpenTask(plan);
  const nextIndex = next?.week === week ? next.dayIndex : undefined;
  // Tasks that are due later need no marker, because they show their weekday.
  const markOf = (index: number) => (due[index] === "later" ? undefined : due[index]);
  return (
    <Card>
      <WeekTabs
        label={t("weeks")}
        weeks={plan.weeklyPlans.map((each) => ({
          week: each.week,
          label: t("week", { week: each.week }),
          focus: each.focus,
          percent: progressOf(each).percent,
          percentText: t("complete", { percent: percentText(progressOf(each).percent, language) }),
        }))}
        selected={week}
        onSelect={onSelect}
      >
        <Panel>
          <SectionHeader
            title={focus ? unbroken(focus) : t("week", { week })}
            action={<span data-part="done">{doneText}</span>}
          />
          <ProgressBar value={percent} label={t("progress", { week })} valueText={doneText} />
          {total === 0 ? (
            <p>{t("noTasks")}</p>
          ) : (
            <Checklist
              key={week}
              label={t("tasksOf", { week })}
              items={tasks.map((task, index) => ({
                ...task,
                key: task._id ?? String(index),
                ...(markOf(index) && { mark: t(dueKey(markOf(index))) }),
              }))}
              nextLabel={t(dueKey(nextIndex === undefined ? undefined : due[nextIndex]))}
              foldLabel={(count) => t("folded", { count })}
              onToggle={(dayIndex, completed) => onTick({ week, dayIndex, completed })}
              {...(nextIndex !== undefined && { next: nextIndex })}
            />
          )}
        </Panel>
      </WeekTabs>
    </Card>
  );
}
