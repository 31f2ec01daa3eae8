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
import type { PaymentDialogProps } from "../features/payment/payment-dialog.section.tsx";
import { paymentFailureText } from "../features/payment/payment-failure.ts";
import { dialogView } from "../features/payment/payment-views.ts";
import { paymentFlow } from "../features/payment/payment.flow.ts";
import { plansQuery } from "../features/payment/plans.query.ts";
import { session } from "../features/session/session.ts";
import { api } from "../platform/api.ts";
import type { EnteredCard } from "../platform/card.ts";
import { CardFields } from "../platform/card-fields.tsx";
import { toast } from "../platform/toast.ts";
import { refreshUser } from "./refresh-user.ts";
import { tellFailure } from "./tell-failure.ts";

const flow = paymentFlow({ api, refreshUser });

/** A payment under way. */
export interface Payment {
  step: SubscriptionView;
  send: (event: SubscriptionEvent) => void;
  /** What its dialog shows, while it is open. */
  dialog: Omit<PaymentDialogProps, "subject"> | undefined;
}

/** A flow that asks for a card, its news told as they come. */
export function usePayment(purpose: Purpose): Payment {
  const { t } = useTranslation("payment");
  const client = useQueryClient();
  const actor = useActorRef(flow, { input: { purpose } });
  const step = useSelector(actor, viewOf);
  const [card, setCard] = useState<EnteredCard>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let paid = "";
    const heard = [
      actor.on("succeeded", ({ message }) => {
        paid = actor.getSnapshot().context.planId;
        toast.success(purpose === "firstSubscription" ? (message ?? t("succeeded")) : t(`${purpose}.succeeded`));
      }),
      actor.on("failed", ({ stage, error }) => tellFailure(error, paymentFailureText({ stage, purpose, error }, t))),
      actor.on("notRefreshed", () => patchUserLocally(purpose, paid, client)),
    ];
    return () => heard.forEach((each) => each.unsubscribe());
  }, [actor, client, purpose, t]);

  const view = dialogView(step, card, (event) => {
    // Fields that could not come are asked for anew; any others stay, and with them what is typed.
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

/** What is known of the user without asking, when all went well but the user could not be read anew. */
function patchUserLocally(purpose: Purpose, planId: string, client: QueryClient): void {
  if (purpose === "cardUpdate") return;
  if (purpose === "firstSubscription") return session.update({ isSubscribed: true });
  const plan = client.getQueryData(plansQuery.queryKey)?.find(({ _id }) => _id === planId);
  if (plan) session.update({ plan: toCurrentPlan(plan) });
}
