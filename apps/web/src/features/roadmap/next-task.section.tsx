import type { Roadmap } from "@trellis/contract/roadmap";
import { Button, ButtonLink } from "@trellis/ui/button";
import { NextTask } from "@trellis/ui/next-task";
import { ArrowRight, Check } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../text/use-language.ts";
import { type Due, dueOf } from "./due.ts";
import { type PlacedTask, nextOpenTask, progressOf } from "./progress.ts";
import type { TaskChange } from "./tick.ts";

/** Returns whether a count has just grown. Compares only counts of the same `key`. */
function useGain(key: number, count: number): boolean {
  const [seen, setSeen] = useState({ key, count, isGain: false });
  if (seen.key === key && seen.count === count) return seen.isGain;
  const isGain = seen.key === key && count > seen.count;
  // React renders again at once, before the browser paints.
  setSeen({ key, count, isGain });
  return isGain;
}

export interface NextTaskSectionProps {
  plan: Roadmap;
  now: Date;
  onTick: (tick: TaskChange) => void;
  /** Called when the user leaves a completed week for the week of the next task. */
  onGoToWeek: (week: number) => void;
}

const iconProps = { size: 18, strokeWidth: 2.25, "aria-hidden": true } as const;
// A held Enter key would complete one task after another.
const onKeyDown = (event: KeyboardEvent) => event.repeat && event.preventDefault();
const buttonProps = { variant: "ai", size: "lg", onKeyDown } as const;

/** Returns the translation key of a task's label: overdue, due today, or next. */
export const dueKey = (due: Due | undefined) => (due === "overdue" ? "catchUp" : due === "today" ? "today" : "next");

/** The next task and the progress of its week. A completed week stays in the section until the user goes to the next week. */
export function NextTaskSection({ plan, now, onTick, onGoToWeek }: NextTaskSectionProps): ReactNode {
  const { t } = useTranslation("roadmap");
  const language = useLanguage();
  const next = nextOpenTask(plan);
  const weeks = plan.weeklyPlans.map(progressOf).filter(({ total }) => total > 0);
  const [shownWeek, showWeek] = useState(next?.week ?? weeks.at(-1)?.week ?? 0);
  const shown = weeks.find(({ week }) => week === shownWeek);
  const isBlooming = shown !== undefined && shown.done === shown.total;
  if (!isBlooming && next && next.week !== shownWeek) showWeek(next.week);
  const grew = useGain(shownWeek, shown?.done ?? 0);
  if (!shown) return null;

  const { week, done, total } = shown;
  const complete = (task: PlacedTask, event: MouseEvent) => {
    // The second click of a double click would complete the task after this one.
    if (event.detail < 2) onTick({ week: task.week, dayIndex: task.dayIndex, completed: true });
  };
  const goOn = (task: PlacedTask, event: MouseEvent) => {
    if (event.detail > 1) return;
    showWeek(task.week);
    onGoToWeek(task.week);
  };
  const task = () =>
    next && {
      mark: t("next"),
      title: next.task,
      text: next.description,
      status: t(grew ? "nice" : "toGo", { count: total - done }),
      action: (
        <Button {...buttonProps} iconStart={<Check {...iconProps} />} onClick={(event) => complete(next, event)}>
          {t("markDone")}
        </Button>
      ),
    };
  const bloom = () => ({
    title: next ? t("bloom", { week }) : t("fullBloom"),
    text: next ? t("bloomNext", { task: next.task }) : t("fullBloomText"),
    status: t(grew ? "niceBloom" : "bloomed", { count: total }),
    action: next ? (
      <Button {...buttonProps} iconStart={<ArrowRight {...iconProps} />} onClick={(event) => goOn(next, event)}>
        {t("goToWeek", { week: next.week })}
      </Button>
    ) : (
      <ButtonLink href={paths.preferences} size="lg">
        {t("preferences")}
      </ButtonLink>
    ),
  });
  const content = isBlooming ? bloom() : task();
  const due = next && dueOf(plan, next.week, now, language)[next.dayIndex];
  const place = t("place", { week, total: plan.weeklyPlans.length });
  return (
    content && (
      <NextTask
        {...{ done, total, grew, ...content }}
        place={due && due !== "later" && !isBlooming ? `${t(dueKey(due))} · ${place}` : place}
        rowLabel={t("row", { week, done, total })}
        nextLabel={t("next")}
      />
    )
  );
}
