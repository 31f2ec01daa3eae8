import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { toCurrentPlan } from "@trellis/contract/user";
import {
  isMissingCardFields,
  type Purpose,
  type SubscriptionEvent,
  type SubscriptionView,
  viewOf,
} from "@trellis/machines/subscription";
import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../platform/api.ts";
import { CardFields, preloadCardFields } from "../../platform/card-fields.tsx";
import type { EnteredCard } from "../../platform/card.ts";
import { showFailureToast } from "../../platform/failure-toast.ts";
import { toast } from "../../platform/toast.ts";
import { session } from "../../session/session.ts";
import type { PaymentDialogProps } from "./payment-dialog.section.tsx";
import { paymentFailureText } from "./payment-failure.ts";
import { dialogView } from "./payment-views.ts";
import { paymentFlow } from "./payment.flow.ts";
import { plansQuery } from "./plans.query.ts";

const flow = paymentFlow({ api, refreshUser: session.refresh });

/** The state of a payment flow, a function that sends it events, and the props of its dialog. */
export interface Payment {
  step: SubscriptionView;
  send: (event: SubscriptionEvent) => void;
  /** Props of the dialog while it is open. */
  dialog: Omit<PaymentDialogProps, "subject"> | undefined;
}

/** Runs a payment flow and shows its outcomes as toasts. */
export function usePayment(purpose: Purpose): Payment {
  const { t } = useTranslation("payment");
  const client = useQueryClient();
  const actor = useActorRef(flow, { input: { purpose } });
  const step = useSelector(actor, viewOf);
  const [card, setCard] = useState<EnteredCard>();
  const [attempt, setAttempt] = useState(0);

  useEffect(preloadCardFields, []);
  useEffect(() => {
    let paidPlanId = "";
    const subscriptions = [
      actor.on("succeeded", ({ message }) => {
        paidPlanId = actor.getSnapshot().context.planId;
        toast.success(purpose === "firstSubscription" ? (message ?? t("succeeded")) : t(`${purpose}.succeeded`));
      }),
      actor.on("failed", ({ stage, error }) =>
        showFailureToast(error, paymentFailureText({ stage, purpose, error }, t)),
      ),
      actor.on("notRefreshed", () => patchUser(purpose, paidPlanId, client)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, client, purpose, t]);

  const view = dialogView(step, card, (event) => {
    // Remount fields that failed to load. Other fields stay mounted and keep what was typed.
    if (isMissingCardFields(actor.getSnapshot())) setAttempt(attempt + 1);
    actor.send(event);
  });
  const onReady = (entered: EnteredCard) => {
    setCard(entered);
    actor.send({ type: "provider.ready" });
  };
  const onFailed = (error: unknown) => actor.send({ type: "provider.failed", error });
  const fields: ReactNode = <CardFields key={attempt} disabled={view?.is !== "editing"} {...{ onReady, onFailed }} />;
  const onClose = () => actor.send({ type: "dialog.closed" });
  return { step, send: (event) => actor.send(event), dialog: view && { view, fields, onClose } };
}

/** Updates the user locally after a successful payment whose refresh has failed. */
function patchUser(purpose: Purpose, planId: string, client: QueryClient): void {
  if (purpose === "cardUpdate") return;
  if (purpose === "firstSubscription") return session.updateUser({ isSubscribed: true });
  const plan = client.getQueryData(plansQuery.queryKey)?.find(({ _id }) => _id === planId);
  if (plan) session.updateUser({ plan: toCurrentPlan(plan) });
}
