import { isBuiltIn } from "@trellis/contract/author";
import type { Roadmap } from "@trellis/contract/roadmap";
import { Button, ButtonLink } from "@trellis/ui/button";
import { EmptyState } from "@trellis/ui/empty-state";
import { ErrorState } from "@trellis/ui/error-state";
import { GeneratingRoadmap } from "@trellis/ui/generating-roadmap";
import { Pot } from "@trellis/ui/illustration";
import { PageHeader } from "@trellis/ui/page-header";
import { SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { paths } from "../../paths.ts";
import { OverviewSection } from "./overview.section.tsx";
import { StrategySection } from "./strategy.section.tsx";
import type { Tick } from "./tick.ts";
import { WeeksSection } from "./weeks.section.tsx";

/** State of the plan. `empty`: the five questions have not been answered yet. */
export type RoadmapView =
  | { is: "generating" }
  | { is: "failed"; reason: string; onRetry: () => void }
  | { is: "empty" }
  | { is: "ready"; plan: Roadmap; now: Date; onTick: (tick: Tick) => void; onCopy: (hashtags: string) => void };

const Page = styled.div`
  display: grid;
  gap: var(--tr-space-6);

  & > [data-part="columns"] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 372px;
    gap: var(--tr-space-6);
    align-items: start;
  }

  & aside {
    display: grid;
    gap: 20px;
    min-width: 0;
  }

  @media (max-width: 1100px) {
    & > [data-part="columns"] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** The three-week plan and its content strategy. */
export function RoadmapScreen({ view }: { view: RoadmapView }): ReactNode {
  const { t } = useTranslation("roadmap");
  if (view.is === "generating") return <GeneratingRoadmap title={t("generating.title")} text={t("generating.lead")} />;
  if (view.is === "failed")
    return (
      <ErrorState
        picture={<Pot mood="wilted" />}
        titleLevel={1}
        title={t("failed.title")}
        action={<Button onClick={view.onRetry}>{t("failed.retry")}</Button>}
      >
        {view.reason}
      </ErrorState>
    );
  if (view.is === "empty")
    return (
      <EmptyState
        picture={<Pot />}
        titleLevel={1}
        title={t("empty.title")}
        action={<ButtonLink href={paths.dashboard}>{t("empty.action")}</ButtonLink>}
      >
        {t("empty.lead")}
      </EmptyState>
    );
  const { writtenBy } = view.plan;
  const author = writtenBy && (isBuiltIn(writtenBy) ? t("builtIn") : t("writtenBy", { author: writtenBy }));
  return (
    <Page>
      <PageHeader
        title={t("title")}
        text={
          <>
            {t("lead")}
            {author && <br />}
            {author}
          </>
        }
        action={
          <ButtonLink
            href={paths.preferences}
            variant="secondary"
            iconStart={<SlidersHorizontal size={18} strokeWidth={1.75} aria-hidden />}
          >
            {t("preferences")}
          </ButtonLink>
        }
      />
      <OverviewSection plan={view.plan} />
      <div data-part="columns">
        <WeeksSection plan={view.plan} now={view.now} onTick={view.onTick} />
        <aside aria-label={t("strategy")}>
          <StrategySection strategy={view.plan.contentStrategy} onCopy={view.onCopy} />
        </aside>
      </div>
    </Page>
  );
}
