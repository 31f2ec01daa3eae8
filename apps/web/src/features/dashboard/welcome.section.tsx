import { ButtonLink } from "@trellis/ui/button";
import { GrowthTrellis } from "@trellis/ui/growth-trellis";
import { Skeleton } from "@trellis/ui/skeleton";
import { WelcomeBanner } from "@trellis/ui/welcome-banner";
import { CalendarDays } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../paths.ts";
import type { DashboardView } from "./dashboard-view.ts";

export interface WelcomeSectionProps {
  view: DashboardView;
  /** Name of the user; may be empty. */
  name: string;
  now: Date;
}

/** Returns the part of the day for the greeting. `hour` is 0 to 23. */
export const partOfDay = (hour: number): "morning" | "afternoon" | "evening" =>
  hour >= 5 && hour < 12 ? "morning" : hour >= 12 && hour < 18 ? "afternoon" : "evening";

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Greeting, next task and overall progress. */
export function WelcomeSection({ view, name, now }: WelcomeSectionProps): ReactNode {
  const { t, i18n } = useTranslation("dashboard");
  const greeting = t(`greeting.${partOfDay(now.getHours())}`);
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: "long" }).format(now);
  const current = view.is === "ready" && view.current;
  return (
    <WelcomeBanner
      title={name ? t("greetingWithName", { greeting, name }) : greeting}
      text={<Lead view={view} />}
      eyebrow={
        current && (
          <>
            <CalendarDays size={18} strokeWidth={1.75} aria-hidden />
            {t("weekOf", { week: current.week, total: view.weeks.length })} · {weekday}
          </>
        )
      }
      actions={
        <>
          <ButtonLink href={paths.roadmap}>{t("openRoadmap")}</ButtonLink>
          <ButtonLink href={paths.creation} variant="secondary">
            {t("createContent")}
          </ButtonLink>
        </>
      }
      picture={<Picture view={view} />}
    />
  );
}

function Lead({ view }: { view: DashboardView }): ReactNode {
  const { t } = useTranslation("dashboard");
  if (view.is === "notOnboarded") return t("lead.none");
  if (view.is !== "ready") return t(`lead.${view.is}`);
  const count = sum(view.weeks.map(({ done }) => done));
  if (view.next !== undefined) return t(count === 0 ? "lead.first" : "lead.next", { count, task: view.next });
  return count === 0 ? t("lead.empty") : t("lead.finished", { count });
}

const emptyWeeks = [1, 2, 3].map((week) => ({ week, done: 0, total: 7 }));

function Picture({ view }: { view: DashboardView }): ReactNode {
  const { t } = useTranslation("dashboard");
  if (view.is === "loading") return <Skeleton height={220} />;
  const weeks = view.is === "ready" ? view.weeks : emptyWeeks;
  const done = sum(weeks.map((week) => week.done));
  const total = sum(weeks.map((week) => week.total));
  return (
    <GrowthTrellis
      weeks={weeks.map((week) => ({ done: week.done, total: week.total, label: t("week", { week: week.week }) }))}
      label={view.is === "ready" ? t("trellis", { done, total }) : t("noTrellis")}
      nextLabel={t("now")}
    />
  );
}
