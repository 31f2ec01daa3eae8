import { Button, ButtonLink } from "@trellis/ui/button";
import { GrowthTrellis } from "@trellis/ui/growth-trellis";
import { Skeleton } from "@trellis/ui/skeleton";
import { WelcomeBanner } from "@trellis/ui/welcome-banner";
import { CalendarDays, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { paths } from "../../paths.ts";
import { firstNameOf } from "../../text/first-name.ts";
import type { DashboardView } from "./dashboard-view.ts";

export interface WelcomeSectionProps {
  view: DashboardView;
  /** Name of the user; may be empty. */
  name: string;
  now: Date;
}

/** Takes the place of the trellis, so that nothing moves when the plan arrives. */
const Waiting = styled.div`
  display: grid;

  & > * {
    grid-area: 1 / 1;
  }

  & > :first-child {
    visibility: hidden;
  }

  & > :last-child {
    display: grid;
    grid-template-columns: repeat(6, 1fr);
    place-items: center;
    padding: 3% 2% 3% 13%;
  }

  @media (max-width: 1100px) {
    & > :last-child {
      padding: 0;
    }
  }

  /* The banner moves its picture up by as much. */
  @media (max-width: 767px) {
    margin-top: -14px;
  }
`;

/** Returns the part of the day for the greeting. `hour` is 0 to 23. */
export const partOfDay = (hour: number): "morning" | "afternoon" | "evening" =>
  hour >= 5 && hour < 12 ? "morning" : hour >= 12 && hour < 18 ? "afternoon" : "evening";

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Greeting, next task and overall progress. */
export function WelcomeSection({ view, name, now }: WelcomeSectionProps): ReactNode {
  const { t, i18n } = useTranslation("dashboard");
  const greeting = t(`greeting.${partOfDay(now.getHours())}`);
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: "long" }).format(now);
  const current = view.is === "ready" ? view.current : undefined;
  return (
    <WelcomeBanner
      title={name ? t("greetingWithName", { greeting, name: firstNameOf(name) }) : greeting}
      text={<Lead view={view} />}
      eyebrow={
        <>
          <CalendarDays size={18} strokeWidth={1.75} aria-hidden />
          {current && view.is === "ready" && `${t("weekOf", { week: current.week, total: view.weeks.length })} · `}
          {weekday}
        </>
      }
      actions={
        <>
          {view.is === "failed" ? (
            <Button iconStart={<RotateCw size={18} strokeWidth={1.75} aria-hidden />} onClick={view.onRetry}>
              {t("retry")}
            </Button>
          ) : (
            <ButtonLink href={paths.roadmap}>{t("openRoadmap")}</ButtonLink>
          )}
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
  const task = view.next?.task;
  if (task !== undefined) return t(count === 0 ? "lead.first" : "lead.next", { count, task });
  return count === 0 ? t("lead.empty") : t("lead.finished", { count });
}

const places = Array.from({ length: 18 }, (_, place) => place);
const emptyWeeks = [1, 2, 3].map((week) => ({ week, done: 0, total: 7 }));

function Picture({ view }: { view: DashboardView }): ReactNode {
  const { t } = useTranslation("dashboard");
  const weeks = view.is === "ready" ? view.weeks : emptyWeeks;
  const done = sum(weeks.map((week) => week.done));
  const total = sum(weeks.map((week) => week.total));
  const trellis = (
    <GrowthTrellis
      weeks={weeks.map((week) => ({ done: week.done, total: week.total, label: t("week", { week: week.week }) }))}
      label={view.is === "ready" ? t("trellis", { done, total }) : t("noTrellis")}
      nextLabel={t("now")}
    />
  );
  // The plan of a failed load is unknown: an empty trellis would look like lost progress.
  if (view.is !== "loading" && view.is !== "failed") return trellis;
  return (
    <Waiting>
      {trellis}
      <div>
        {places.map((place) => (
          <Skeleton key={place} shape="circle" width={25} height={25} />
        ))}
      </div>
    </Waiting>
  );
}
