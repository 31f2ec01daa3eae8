import type { Roadmap } from "@trellis/contract/roadmap";
import { Button, ButtonLink } from "@trellis/ui/button";
import { EmptyState } from "@trellis/ui/empty-state";
import { ErrorState } from "@trellis/ui/error-state";
import { GeneratingRoadmap } from "@trellis/ui/generating-roadmap";
import { Pot } from "@trellis/ui/illustration";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { paths } from "../../paths.ts";
import { PlanSection } from "./plan.section.tsx";
import type { TaskChange } from "./tick.ts";

/** State of the plan. `empty`: the five questions have not been answered yet. */
export type RoadmapView =
  | { is: "generating" }
  | { is: "failed"; reason: string; onRetry: () => void }
  | { is: "empty" }
  | { is: "ready"; plan: Roadmap; now: Date; onTick: (tick: TaskChange) => void; onCopy: (hashtags: string) => void };

/** Centers a state in the page. */
const Stage = styled.div`
  display: grid;
  align-content: center;
  min-height: min(64vh, 640px);
`;

/** The three-week plan and its content strategy. */
export function RoadmapScreen({ view }: { view: RoadmapView }): ReactNode {
  const { t } = useTranslation("roadmap");
  if (view.is === "generating") return <GeneratingRoadmap title={t("generating.title")} text={t("generating.lead")} />;
  if (view.is === "failed")
    return (
      <Stage>
        <ErrorState
          picture={<Pot mood="wilted" width={280} />}
          titleLevel={1}
          title={t("failed.title")}
          action={<Button onClick={view.onRetry}>{t("failed.retry")}</Button>}
        >
          {view.reason}
        </ErrorState>
      </Stage>
    );
  if (view.is === "empty")
    return (
      <Stage>
        <EmptyState
          picture={<Pot width={280} />}
          titleLevel={1}
          title={t("empty.title")}
          action={<ButtonLink href={paths.dashboard}>{t("empty.action")}</ButtonLink>}
        >
          {t("empty.lead")}
        </EmptyState>
      </Stage>
    );
  const { plan, now, onTick, onCopy } = view;
  return <PlanSection {...{ plan, now, onTick, onCopy }} />;
}
