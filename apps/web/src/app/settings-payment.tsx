import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { PaymentDialog } from "../features/payment/payment-dialog.section.tsx";
import { chosenPlan, plansView } from "../features/payment/payment-views.ts";
import { plansQuery } from "../features/payment/plans.query.ts";
import { Plans } from "../features/payment/plans.section.tsx";
import { SubscriptionSection } from "../features/payment/subscription.section.tsx";
import { subscriptionOf } from "../features/payment/subscription-view.ts";
import { useUser } from "../features/session/use-session.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { usePayment } from "./use-payment.tsx";

/** What is paid: the plan one has, its card, and the other plans. */
export function SettingsPayment({ now }: { now: Date }): ReactNode {
  const user = useUser();
  const plans = useQuery(plansQuery);
  const change = usePayment("planChange");
  const update = usePayment("cardUpdate");

  const subscription = subscriptionOf(user, now);
  const currentPlanId = (user.isSubscribed && user.plan?.id) || null;
  const onChoose = (planId: string) => change.send({ type: "plan.chosen", planId, currentPlanId });
  const view = plansView(plans, { currentPlanId, onChoose });
  const plan = chosenPlan(change.step, plans.data);
  const { isInTrial } = subscription;
  // The button of a plan that has become the current one can't take the focus back.
  useKeptFocus(`${view.is} ${change.step.is}`);
  return (
    <SubscriptionSection view={subscription} onUpdateCard={() => update.send({ type: "cardUpdate.requested" })}>
      <Plans view={view} titleLevel={3} />
      {change.dialog && plan && (
        <PaymentDialog subject={{ purpose: "planChange", plan, isInTrial }} {...change.dialog} />
      )}
      {update.dialog && <PaymentDialog subject={{ purpose: "cardUpdate" }} {...update.dialog} />}
    </SubscriptionSection>
  );
}
