import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { PaymentDialog } from "../../features/payment/payment-dialog.section.tsx";
import { chosenPlan, plansView } from "../../features/payment/payment-views.ts";
import { PaymentScreen } from "../../features/payment/payment.screen.tsx";
import { plansQuery } from "../../features/payment/plans.query.ts";
import { useUser } from "../../session/use-session.ts";
import { paths } from "../../paths.ts";
import { useFocusRecovery } from "../../platform/focus.ts";
import { usePayment } from "../../features/payment/use-payment.tsx";

/** The plans and the payment dialog. */
export function PaymentRoute(): ReactNode {
  const { plan: current, isSubscribed, trialUsed } = useUser();
  const plans = useQuery(plansQuery);
  const { step, send, dialog } = usePayment("firstSubscription");
  const currentPlanId = (isSubscribed && current?.id) || null;
  const onChoose = (planId: string) => send({ type: "plan.chosen", planId, currentPlanId });
  const plan = chosenPlan(step, plans.data);
  const view = plansView(plans, { currentPlanId, onChoose });
  useFocusRecovery(view.is);
  return (
    <PaymentScreen view={view} trialUsed={trialUsed}>
      {dialog && plan && <PaymentDialog subject={{ purpose: "firstSubscription", plan, trialUsed }} {...dialog} />}
      {step.is === "subscribed" && <Navigate to={paths.dashboard} replace />}
    </PaymentScreen>
  );
}
