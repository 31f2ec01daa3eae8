import { type Plan, planFeatures } from "@trellis/contract/plan";
import { Button } from "@trellis/ui/button";
import { EmptyState } from "@trellis/ui/empty-state";
import { Pot } from "@trellis/ui/illustration";
import { Notice } from "@trellis/ui/notice";
import { PlanCard, PlanGrid, PlanGridSkeleton } from "@trellis/ui/plan-card";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { featuredPlan, featuresOf, priceOf, suffixOf } from "./plan-text.ts";

export type PlansView =
  | { is: "loading" }
  | { is: "failed"; reason: string; onRetry: () => void }
  | { is: "empty"; onRetry: () => void }
  | { is: "ready"; plans: readonly Plan[]; currentPlanId: string | null; onChoose: (planId: string) => void };

export interface PlansProps {
  view: PlansView;
  /** Heading level of the plan names. */
  titleLevel?: 2 | 3;
}

/** The available plans, or their loading, error or empty state. */
export function Plans({ view, titleLevel = 2 }: PlansProps): ReactNode {
  const { t, i18n } = useTranslation("payment");
  if (view.is === "loading") return <PlanGridSkeleton label={t("loading")} />;
  if (view.is === "failed")
    return (
      <Notice kind="danger" title={t("loadFailed")} action={<Button onClick={view.onRetry}>{t("retry")}</Button>}>
        {view.reason}
      </Notice>
    );
  if (view.is === "empty")
    return (
      <EmptyState
        picture={<Pot />}
        title={t("empty.title")}
        action={
          <Button variant="secondary" onClick={view.onRetry}>
            {t("empty.action")}
          </Button>
        }
      >
        {t("empty.lead")}
      </EmptyState>
    );
  return (
    <PlanGrid label={t("plans")}>
      {view.plans.map((plan) => (
        <PlanCard
          key={plan._id}
          name={plan.name}
          titleLevel={titleLevel}
          price={priceOf(plan, i18n.language)}
          suffix={t(suffixOf(plan))}
          features={featuresOf[planFeatures(plan.name)].map((feature) => t(`features.${feature}`))}
          actionLabel={t("choose", { plan: plan.name })}
          onChoose={() => view.onChoose(plan._id)}
          {...(plan === featuredPlan(view.plans) && { featured: t("features.allAccess") })}
          {...(plan._id === view.currentPlanId && { current: t("current") })}
        />
      ))}
    </PlanGrid>
  );
}
