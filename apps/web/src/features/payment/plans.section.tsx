import { billingPeriod, type Plan, planFeatures } from "@trellis/contract/plan";
import { Button } from "@trellis/ui/button";
import { EmptyState } from "@trellis/ui/empty-state";
import { Pot } from "@trellis/ui/illustration";
import { PlanCard, PlanGrid, PlanGridSkeleton } from "@trellis/ui/plan-card";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDay, formatMoney, trialEnd } from "./amounts.ts";
import { PlansFailed } from "./plans-failed.tsx";
import { featuresOf, planInSentence, planName, priceOf, suffixOf } from "./plan-text.ts";
import { featuredPlan, monthlyPrice, savingOf } from "./plan-value.ts";

export type PlansView =
  | { is: "loading" }
  | { is: "failed"; reason: string; onRetry: () => void }
  | { is: "empty"; onRetry: () => void }
  | { is: "ready"; plans: readonly Plan[]; currentPlanId: string | null; onChoose: (planId: string) => void };

export interface PlansProps {
  view: PlansView;
  /** If `true`, the recommended plan comes first, because phones show only the first plan without scrolling. */
  startsWithBest?: boolean;
  /** The offer to new subscribers: whether it starts with a free trial, and when the trial would start. */
  offer?: { hasTrial: boolean; now: Date };
  /** Heading level of the plan names. */
  titleLevel?: 2 | 3;
}

/** The available plans, or their loading, error or empty state. */
export function Plans({ view, startsWithBest = false, offer, titleLevel = 2 }: PlansProps): ReactNode {
  const { t, i18n } = useTranslation("payment");
  if (view.is === "loading") return <PlanGridSkeleton label={t("loading")} />;
  if (view.is === "failed") return <PlansFailed reason={view.reason} titleLevel={titleLevel} onRetry={view.onRetry} />;
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
  const money = (amount: number) => formatMoney(amount, i18n.language);
  // For subscribers, the current plan is marked instead of the recommended plan.
  const best = view.currentPlanId === null ? featuredPlan(view.plans) : undefined;
  const plans = startsWithBest
    ? view.plans.toSorted((one, other) => Number(other === best) - Number(one === best))
    : view.plans;
  const promiseOf = ({ price }: Plan) => {
    if (!offer) return undefined;
    const date = formatDay(trialEnd(offer.now), offer.now, i18n.language);
    return t(offer.hasTrial ? "promise" : "promisePaid", { amount: money(price), date });
  };
  return (
    <PlanGrid label={t("plans")}>
      {plans.map((plan) => {
        const name = planName(plan.name, t);
        const percent = savingOf(plan, view.plans);
        const saving = percent && new Intl.NumberFormat(i18n.language, { style: "percent" }).format(percent / 100);
        return (
          <PlanCard
            key={plan._id}
            name={name}
            titleLevel={titleLevel}
            price={priceOf(plan, i18n.language)}
            suffix={t(suffixOf(plan))}
            note={t(`note.${billingPeriod(plan.durationDays)}`, { amount: money(monthlyPrice(plan)) })}
            features={featuresOf[planFeatures(plan.name)].map(({ key, isLimited }) => ({
              text: t(`features.${key}`),
              isLimited,
            }))}
            trial={promiseOf(plan)}
            actionLabel={t("choose", { plan: planInSentence(plan.name, t) })}
            onChoose={() => view.onChoose(plan._id)}
            {...(saving && { saving: t("saving", { percent: saving }) })}
            {...(plan === best && { featured: t("bestValue") })}
            {...(plan._id === view.currentPlanId && { current: t("current") })}
          />
        );
      })}
    </PlanGrid>
  );
}
