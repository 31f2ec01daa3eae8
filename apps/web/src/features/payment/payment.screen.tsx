import { type Plan, planFeatures } from "@trellis/contract/plan";
import { Button } from "@trellis/ui/button";
import { EmptyState } from "@trellis/ui/empty-state";
import { FreeTrialBand } from "@trellis/ui/free-trial-band";
import { Pot } from "@trellis/ui/illustration";
import { Notice } from "@trellis/ui/notice";
import { PageHeader } from "@trellis/ui/page-header";
import { PlanCard, PlanGrid, PlanGridSkeleton } from "@trellis/ui/plan-card";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { featuredPlan, featuresOf, priceOf, suffixOf } from "./plan-words.ts";

/** What there is to choose from. */
export type PlansView =
  | { is: "loading" }
  | { is: "failed"; reason: string; onRetry: () => void }
  | { is: "empty"; onRetry: () => void }
  | { is: "ready"; plans: readonly Plan[]; currentPlanId: string | null; onChoose: (planId: string) => void };

export interface PaymentScreenProps {
  view: PlansView;
  /** Whether the free days have been had. */
  trialUsed: boolean;
  /** The dialog, while one is open. */
  children?: ReactNode;
}

const Page = styled.div`
  display: grid;
  gap: var(--tr-space-6);
`;

/** The plans, and what they cost. */
export function PaymentScreen({ view, trialUsed, children }: PaymentScreenProps): ReactNode {
  const { t } = useTranslation("payment");
  return (
    <Page>
      <PageHeader title={t("title")} text={t("lead")} />
      <FreeTrialBand title={t("trial.title")} text={t(trialUsed ? "trial.used" : "trial.open")} />
      <Plans {...view} />
      {children}
    </Page>
  );
}

function Plans(view: PlansView): ReactNode {
  const { t } = useTranslation("payment");
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
          price={priceOf(plan)}
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
