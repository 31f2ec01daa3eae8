import { correctDate } from "@trellis/contract/date-text";
import { Button } from "@trellis/ui/button";
import { Card } from "@trellis/ui/card";
import { Pot } from "@trellis/ui/illustration";
import { LinkText } from "@trellis/ui/link-text";
import { SectionHeader } from "@trellis/ui/section-header";
import { WeekProgressCard, WeekProgressSkeleton } from "@trellis/ui/week-progress-card";
import type { TFunction } from "i18next";
import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { css, styled } from "styled-components";
import { paths } from "../../paths.ts";
import { percentText } from "../../text/plain-format.ts";
import { useLanguage } from "../../text/use-language.ts";
import type { CompletedTask, DashboardView } from "./dashboard-view.ts";
import { LaterTasks } from "./later-tasks.tsx";
import { UpNext } from "./up-next.tsx";

/** Reserves the height of a week with three completed tasks, so that nothing below moves when the plan arrives. */
const steady = css`
  min-height: 480px;
  @media (max-width: 767px) {
    min-height: 524px;
  }
`;
const Week = styled(WeekProgressCard)`
  ${steady}
  & > [data-part="empty"] {
    display: flex;
    gap: 14px;
    align-items: center;
    margin-top: auto;
    text-wrap: pretty;
    & > svg {
      flex: none;
    }
  }
`;
const WeekSkeleton = styled(WeekProgressSkeleton)`
  ${steady}
`;
const Resting = styled(Card)`
  ${steady}
  display: grid;
  gap: var(--tr-space-4);
  align-content: center;
  justify-items: center;
  color: var(--tr-text-2);
  font-size: var(--tr-size-lg);
  text-align: center;
  text-wrap: balance;
  /* On phones, a vertically centered button could be below the visible part of the page. */
  @media (max-width: 767px) {
    &&& {
      align-content: start;
    }
    & > svg {
      width: 180px;
    }
  }
`;

/** Progress of the current week, the next task and the recently completed tasks. */
export function ThisWeekSection({ view }: { view: DashboardView }): ReactNode {
  const { t } = useTranslation("dashboard");
  return (
    <section>
      <SectionHeader
        title={t("thisWeek.title")}
        action={<LinkText href={paths.roadmap}>{t("openRoadmap")}</LinkText>}
      />
      <Progress view={view} />
    </section>
  );
}

function Progress({ view }: { view: DashboardView }): ReactNode {
  const { t } = useTranslation("dashboard");
  const language = useLanguage();
  if (view.is === "loading") return <WeekSkeleton label={t("lead.loading")} />;
  // The banner explains the failure.
  if (view.is === "failed")
    return (
      <Resting>
        <Pot mood="wilted" width={340} />
        <p>{t("thisWeek.failed")}</p>
        <Button iconStart={<RotateCw size={18} strokeWidth={1.75} aria-hidden />} onClick={view.onRetry}>
          {t("retry")}
        </Button>
      </Resting>
    );
  if (view.is !== "ready" || !view.current)
    return (
      <Resting>
        <Pot width={150} />
        <p>{t("thisWeek.noPlan")}</p>
      </Resting>
    );
  const { week, done, total, percent } = view.current;
  return (
    <Week
      done={done}
      countText={t("thisWeek.of", { count: total })}
      percent={percent}
      percentText={percentText(percent, language)}
      barLabel={t("thisWeek.progress", { week })}
      upNext={
        <>
          <UpNext next={view.next} onDone={view.onDone} />
          <LaterTasks tasks={view.later.slice(view.recent.length)} />
        </>
      }
      recent={view.recent.map((task, index) => ({
        key: task._id ?? String(index),
        task: task.task,
        day: t("thisWeek.place", { week: task.week, day: dayOf(task, language) }),
      }))}
      recentLabel={recentTitle(view.recent, week, t)}
      emptyText={
        <>
          <Pot width={52} />
          {t("thisWeek.none")}
        </>
      }
    />
  );
}

/** Returns the title of the completed tasks, which names their week if all are from one earlier week. */
function recentTitle(tasks: readonly CompletedTask[], current: number, t: TFunction<"dashboard">): string {
  const [first, ...others] = tasks;
  const isEarlier = first && first.week !== current && others.every((other) => other.week === first.week);
  return isEarlier ? t("thisWeek.completedIn", { week: first.week }) : t("thisWeek.completed");
}

/** Returns the day of completion if known, else the planned day. */
function dayOf({ completedAt, day }: CompletedTask, language: string): string {
  const time = Date.parse(completedAt ?? "");
  if (Number.isNaN(time)) return day;
  const format = new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long" });
  return correctDate(format.format(time), language);
}
