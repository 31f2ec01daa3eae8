import { ButtonLink } from "@trellis/ui/button";
import { GrowthTrellis } from "@trellis/ui/growth-trellis";
import { WelcomeBanner } from "@trellis/ui/welcome-banner";
import type { TFunction } from "i18next";
import { CalendarDays } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { paths } from "../../paths.ts";
import { dateWords, fullDate } from "../../text/plain-format.ts";
import { useLanguage } from "../../text/use-language.ts";
import type { DashboardView } from "./dashboard-view.ts";
import { partOfDay, shortNameOf } from "./greeting.ts";

export interface WelcomeSectionProps {
  view: DashboardView;
  /** Name of the user; may be empty. */
  name: string;
  now: Date;
  /** Whether the window is as narrow as a phone. If it is unknown, CSS hides what doesn’t fit. */
  isSmall?: boolean | undefined;
}

/** The trellis while the plan is unknown: gray and without progress. It prevents a layout shift when the plan arrives. */
const Resting = styled.div`
  --tr-stem: var(--tr-lattice);
  --tr-leaf: var(--tr-lattice);
  --tr-leaf-2: var(--tr-lattice);
  --tr-node-line: var(--tr-lattice);
  opacity: 0.8;
`;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Greeting, next task and overall progress. */
export function WelcomeSection({ view, name, now, isSmall }: WelcomeSectionProps): ReactNode {
  const { t } = useTranslation("dashboard");
  const language = useLanguage();
  const greeting = t(`greeting.${partOfDay(now.getHours())}`);
  const shortName = shortNameOf(name);
  const isFirst = view.is === "ready" && view.next !== undefined && view.weeks.every(({ done }) => done === 0);
  return (
    <WelcomeBanner
      title={shortName ? t("greetingWithName", { greeting, name: shortName }) : greeting}
      text={<Lead view={view} />}
      eyebrow={
        <>
          <CalendarDays size={18} strokeWidth={1.75} aria-hidden />
          {placeIn(view, t) ?? fullDate(dateWords[language], now)}
        </>
      }
      actions={
        <>
          {view.is !== "failed" && (
            <ButtonLink href={paths.roadmap}>{t(isFirst ? "startFirst" : "openRoadmap")}</ButtonLink>
          )}
          <ButtonLink href={paths.creation} variant="secondary">
            {t("createContent")}
          </ButtonLink>
        </>
      }
      picture={<Picture view={view} isSmall={isSmall} />}
    />
  );
}

/** Returns the place in the plan, such as "Week 1 of 3 · Day 2". */
function placeIn(view: DashboardView, t: TFunction<"dashboard">): string | undefined {
  if (view.is !== "ready" || !view.current) return undefined;
  const week = t("weekOf", { week: view.current.week, total: view.weeks.length });
  return view.day === undefined ? week : `${week} · ${t("day", { day: view.day })}`;
}

function Lead({ view }: { view: DashboardView }): ReactNode {
  const { t } = useTranslation("dashboard");
  if (view.is === "notOnboarded") return t("lead.none");
  if (view.is === "loading") return t("lead.loading");
  if (view.is === "failed") return <span role="alert">{t("lead.failed")}</span>;
  const count = sum(view.weeks.map(({ done }) => done));
  const task = view.next?.task;
  if (task !== undefined)
    return (
      <>
        {t(count === 0 ? "lead.first" : "lead.next", { count })} <b>{task}</b>
      </>
    );
  return count === 0 ? t("lead.empty") : t("lead.finished", { count });
}

/** On phones the trellis shows the current week only, so that the next task is near the top. */
const Trellises = styled.div`
  & > :last-child:not(:first-child) {
    display: none;
  }
  @media (max-width: 767px) {
    /* The illustration includes its own space at the top. */
    margin-top: -14px;
    & > :first-child:not(:last-child) {
      display: none;
    }
    & > :last-child:not(:first-child) {
      display: block;
    }
  }
`;

const emptyWeeks = [1, 2, 3].map((week) => ({ week, done: 0, total: 6 }));

function Picture({ view, isSmall }: Pick<WelcomeSectionProps, "view" | "isSmall">): ReactNode {
  const { t } = useTranslation("dashboard");
  const weeks = view.is === "ready" ? view.weeks : emptyWeeks;
  const done = sum(weeks.map((week) => week.done));
  const total = sum(weeks.map((week) => week.total));
  const isUnknown = view.is === "loading" || view.is === "failed";
  const current = view.is === "ready" ? (view.current ?? weeks.at(-1)) : weeks[0];
  const rows = weeks.map((week) => ({ done: week.done, total: week.total, label: t("week", { week: week.week }) }));
  const props = {
    label: view.is === "ready" ? t("trellis", { done, total }) : t("noTrellis"),
    nextLabel: t("marker"),
    resting: isUnknown,
  };
  const currentRows = rows.filter((_, index) => weeks[index]?.week === current?.week);
  const trellis = (
    <Trellises>
      {isSmall !== true && <GrowthTrellis weeks={rows} {...props} />}
      {isSmall !== false && <GrowthTrellis weeks={currentRows} size="compact" {...props} />}
    </Trellises>
  );
  // After a failed load, the plan is unknown, and an empty trellis would look like lost progress.
  return isUnknown ? <Resting aria-hidden>{trellis}</Resting> : trellis;
}
