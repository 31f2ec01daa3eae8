import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useReducer, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import { billingQuery } from "../../features/payment/billing.query.ts";
import { PaymentDialog } from "../../features/payment/payment-dialog.section.tsx";
import { chosenPlan, plansView } from "../../features/payment/payment-views.ts";
import { PaymentScreen } from "../../features/payment/payment.screen.tsx";
import { plansQuery } from "../../features/payment/plans.query.ts";
import { SubscribedScreen } from "../../features/payment/subscribed.screen.tsx";
import { hasTrial, subscriptionOf } from "../../features/payment/subscription-view.ts";
import { usePayment } from "../../features/payment/use-payment.tsx";
import { paths } from "../../paths.ts";
import { useFocusRecovery } from "../../platform/focus.ts";
import { onPageShown } from "../../platform/page.ts";
import { isSmallScreen, watchSmallScreen } from "../../platform/small-screen.ts";
import { session } from "../../session/session.ts";
import { useUser } from "../../session/use-session.ts";

const currentTime = () => new Date();

/** The plans and the payment dialog, or the subscription if the user has one. */
export function PaymentRoute(): ReactNode {
  const { i18n } = useTranslation();
  const user = useUser();
  const [now, renewNow] = useReducer(currentTime, undefined, currentTime);
  const plans = useQuery(plansQuery);
  const { data: billing } = useQuery(billingQuery);
  const { step, send, dialog } = usePayment("firstSubscription");
  const onChoose = (planId: string) => {
    // The page may have been open for days, and the dialog states when the first payment is due.
    renewNow();
    send({ type: "plan.chosen", planId, currentPlanId: null });
  };
  const isSmall = useSyncExternalStore(watchSmallScreen, isSmallScreen, () => false);
  const plan = chosenPlan(step, plans.data);
  const view = plansView(plans, { currentPlanId: null, onChoose });
  const isSandbox = billing?.isSandbox === true;
  const offersTrial = hasTrial(user, billing);
  const dialogTrial = offersTrial && step.is !== "askingConsent";
  const isPaying = step.is === "paying" || step.is === "authenticating" || step.is === "checkingOutcome";
  useFocusRecovery(view.is);

  // Another tab, or a payment before a reload, may have started the subscription.
  const status = billing?.subscription?.status;
  const isElsewhere = !user.isSubscribed && status !== undefined && status !== "ended";
  useEffect(() => (isElsewhere ? void session.check() : undefined), [isElsewhere]);
  useEffect(() => (isPaying ? undefined : onPageShown(() => void session.check())), [isPaying]);

  if (step.is === "subscribed") return <Navigate to={paths.dashboard} replace />;
  if (user.isSubscribed && !isPaying)
    return <SubscribedScreen view={subscriptionOf(user, now, billing, i18n.language)} isSandbox={isSandbox} />;
  return (
    <PaymentScreen view={view} hasTrial={offersTrial} isSmall={isSmall} isSandbox={isSandbox} now={now}>
      {dialog && plan && (
        <PaymentDialog subject={{ purpose: "firstSubscription", plan, hasTrial: dialogTrial, now }} {...dialog} />
      )}
    </PaymentScreen>
  );
}
