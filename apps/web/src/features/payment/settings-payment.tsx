import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useFocusRecovery } from "../../platform/focus.ts";
import { useUser } from "../../session/use-session.ts";
import { PaymentDialog } from "./payment-dialog.section.tsx";
import { chosenPlan, plansView } from "./payment-views.ts";
import { plansQuery } from "./plans.query.ts";
import { Plans } from "./plans.section.tsx";
import { subscriptionOf } from "./subscription-view.ts";
import { SubscriptionSection } from "./subscription.section.tsx";
import { usePayment } from "./use-payment.tsx";

/** The billing section of the settings: current plan, its card and the other plans. */
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
  // The button of a plan that has become the current one can’t receive focus again.
  useFocusRecovery(`${view.is} ${change.step.is}`);
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
