import { Card } from "@trellis/ui/card";
import { LinkText } from "@trellis/ui/link-text";
import { SectionHeader } from "@trellis/ui/section-header";
import { WeekProgressCard, WeekProgressSkeleton } from "@trellis/ui/week-progress-card";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../paths.ts";
import type { CompletedTask, DashboardView } from "./dashboard-view.ts";

/** Progress of the current week and the recently completed tasks. */
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
  const { t, i18n } = useTranslation("dashboard");
  if (view.is === "loading") return <WeekProgressSkeleton label={t("lead.loading")} />;
  if (view.is !== "ready" || !view.current) return <Card>{t("thisWeek.noPlan")}</Card>;
  const { week, done, total, percent } = view.current;
  const asPercent = new Intl.NumberFormat(i18n.language, { style: "percent" });
  return (
    <WeekProgressCard
      done={done}
      countText={t("thisWeek.of", { count: total })}
      percent={percent}
      percentText={asPercent.format(percent / 100)}
      barLabel={t("thisWeek.progress", { week })}
      recent={view.recent.map((task, index) => ({
        key: task._id ?? String(index),
        task: task.task,
        day: dayOf(task, i18n.language),
      }))}
      recentLabel={t("thisWeek.completed")}
      emptyText={t("thisWeek.none")}
    />
  );
}

/** Returns the day of completion if known, else the planned day. */
function dayOf({ completedAt, day }: CompletedTask, language: string): string {
  const time = Date.parse(completedAt ?? "");
  if (Number.isNaN(time)) return day;
  return new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long" }).format(time);
}
