import { useQuery } from "@tanstack/react-query";
import { lacksFields } from "@trellis/machines/subscription";
import { type ReactNode, useState } from "react";
import { Navigate } from "react-router-dom";
import { PaymentDialog } from "../../features/payment/payment-dialog.section.tsx";
import { dialogView, plansView } from "../../features/payment/payment-views.ts";
import { PaymentScreen } from "../../features/payment/payment.screen.tsx";
import { plansQuery } from "../../features/payment/plans.query.ts";
import { useUser } from "../../features/session/use-session.ts";
import { paths } from "../../paths.ts";
import type { EnteredCard } from "../../platform/card.ts";
import { CardFields } from "../../platform/card-fields.tsx";
import { useKeptFocus } from "../use-kept-focus.ts";
import { usePayment } from "../use-payment.ts";

/** Plans, and the payment for one of them. */
export function PaymentRoute(): ReactNode {
  const { plan: current, isSubscribed, trialUsed } = useUser();
  const plans = useQuery(plansQuery);
  const [actor, step] = usePayment();
  const [card, setCard] = useState<EnteredCard>();
  const [attempt, setAttempt] = useState(0);

  const currentPlanId = (isSubscribed && current?.id) || null;
  const onChoose = (planId: string) => actor.send({ type: "plan.chosen", planId, currentPlanId });
  const onClose = () => actor.send({ type: "dialog.closed" });
  const onFailed = (error: unknown) => actor.send({ type: "provider.failed", error });
  const onReady = (entered: EnteredCard) => {
    setCard(entered);
    actor.send({ type: "provider.ready" });
  };
  const dialog = dialogView(step, card, (event) => {
    // Fields that could not come are asked for anew; any others stay, and with them what is typed.
    if (lacksFields(actor.getSnapshot())) setAttempt(attempt + 1);
    actor.send(event);
  });
  const plan = "planId" in step && plans.data?.find(({ _id }) => _id === step.planId);
  const fields = <CardFields key={attempt} disabled={dialog?.is !== "editing"} {...{ onReady, onFailed }} />;
  const view = plansView(plans, { currentPlanId, onChoose });
  useKeptFocus(view.is);
  return (
    <PaymentScreen view={view} trialUsed={trialUsed}>
      {dialog && plan && <PaymentDialog {...{ plan, trialUsed, fields, onClose }} view={dialog} />}
      {step.is === "subscribed" && <Navigate to={paths.dashboard} replace />}
    </PaymentScreen>
  );
}
