import { isBuiltIn } from "@trellis/contract/author";
import type { Roadmap } from "@trellis/contract/roadmap";
import { Button } from "@trellis/ui/button";
import { NextTask } from "@trellis/ui/next-task";
import { PageHeader } from "@trellis/ui/page-header";
import { Skeleton } from "@trellis/ui/skeleton";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { NextTaskSection } from "./next-task.section.tsx";
import { OverviewSection } from "./overview.section.tsx";
import { currentWeek } from "./progress.ts";
import { StrategySection } from "./strategy.section.tsx";
import type { TaskChange } from "./tick.ts";
import { unbroken } from "./unbroken.tsx";
import { WeeksSection } from "./weeks.section.tsx";

export interface PlanSectionProps {
  plan: Roadmap;
  now: Date;
  onTick: (tick: TaskChange) => void;
  /** Called with the hashtags, separated by spaces, when the user copies them. */
  onCopy: (hashtags: string) => void;
}

const Page = styled.div`
  display: grid;
  gap: var(--tr-space-6);
  & > [data-part="columns"] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 372px;
    gap: var(--tr-space-6);
    align-items: start;
  }
  & > [data-part="columns"] > * {
    display: grid;
    gap: 20px;
    min-width: 0;
  }
  @media (max-width: 1240px) {
    & > [data-part="columns"] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media (max-width: 767px) {
    gap: 16px;
    & > header h1 {
      font-size: clamp(1.375rem, 0.55rem + 4.2vw, 1.875rem);
    }
    /* The next task must be visible without scrolling. */
    & > header p {
      display: none;
    }
    & > [data-part="columns"],
    & > [data-part="columns"] > * {
      gap: 16px;
    }
  }
`;

/** Placeholder for a plan in the prerendered page. It does not say "generating", because most users already have a plan. */
export function PlanSkeleton(): ReactNode {
  const { t } = useTranslation("roadmap");
  return (
    <Page>
      <PageHeader title={unbroken(t("title"))} text={t("lead")} />
      <NextTask
        {...{ title: "–", text: "–", place: "", rowLabel: "", nextLabel: "", status: "", done: 0, total: 6 }}
        action={
          <Button variant="ai" size="lg" fullWidth>
            {t("markDone")}
          </Button>
        }
      />
      <div data-part="columns">
        <Skeleton height={420} />
        <Skeleton height={420} />
      </div>
    </Page>
  );
}

/** A plan: the next task, the weeks, the overview and the content strategy. */
export function PlanSection({ plan, now, onTick, onCopy }: PlanSectionProps): ReactNode {
  const { t } = useTranslation("roadmap");
  // A completed week stays selected until the user selects another week.
  const [week, selectWeek] = useState(() => currentWeek(plan)?.week);
  const author =
    plan.writtenBy && (isBuiltIn(plan.writtenBy) ? t("builtIn") : t("writtenBy", { author: plan.writtenBy }));
  return (
    <Page>
      <PageHeader title={unbroken(t("title"))} text={t("lead")} />
      <NextTaskSection plan={plan} now={now} onTick={onTick} onGoToWeek={selectWeek} />
      <div data-part="columns">
        <div data-part="main">
          <WeeksSection plan={plan} now={now} selected={week} onSelect={selectWeek} onTick={onTick} />
        </div>
        <aside aria-label={t("strategy")}>
          <StrategySection strategy={plan.contentStrategy} onCopy={onCopy} />
        </aside>
      </div>
      <OverviewSection plan={plan} author={author || undefined} />
    </Page>
  );
}
