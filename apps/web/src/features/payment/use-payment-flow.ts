import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { CancellationReason } from "@trellis/contract/cancellation";
import { toCurrentPlan } from "@trellis/contract/user";
import { type Purpose, viewOf } from "@trellis/machines/subscription";
import { useActorRef, useSelector } from "@xstate/react";
import type { TFunction } from "i18next";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../platform/api.ts";
import type { EnteredCard } from "../../platform/card.ts";
import { showFailureToast } from "../../platform/failure-toast.ts";
import { preloadToasts, toast } from "../../platform/toast.ts";
import { session } from "../../session/session.ts";
import { billingQuery, invoicesQuery, previewQuery } from "./billing.query.ts";
import { paymentFailureText } from "./payment-failure.ts";
import { paymentFlow } from "./payment.flow.ts";
import { plansQuery } from "./plans.query.ts";
import { hasTrial } from "./subscription-view.ts";
import type { PaymentFlow } from "./running-flow.ts";

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Runs a payment flow, shows its outcomes as toasts and keeps the cached data up to date. */
export function usePaymentFlow(purpose: Purpose): PaymentFlow {
  const { t } = useTranslation("payment");
  const client = useQueryClient();
  const [{ flow, ...setters }] = useState(() => flowOf(purpose, client));
  const actor = useActorRef(flow, { input: { purpose } });
  const step = useSelector(actor, viewOf);
  const isEditing = step.is === "editing";

  // Without a connection, a toast that reports its loss could not load its own code.
  useEffect(() => {
    if (isEditing) preloadToasts();
  }, [isEditing]);

  useEffect(() => {
    let paidPlanId = "";
    const reload = () => {
      void client.invalidateQueries(billingQuery);
      void client.invalidateQueries(invoicesQuery);
    };
    const subscriptions = [
      actor.on("succeeded", ({ message }) => {
        paidPlanId = actor.getSnapshot().context.planId;
        toast.success(successText(purpose, message, t));
        reload();
      }),
      actor.on("failed", ({ stage, error }) => {
        showFailureToast(error, paymentFailureText({ stage, purpose, error }, t));
        reload();
      }),
      actor.on("notRefreshed", () => patchUser(purpose, paidPlanId, client)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, client, purpose, t]);

  return { actor, step, send: (event) => actor.send(event), ...setters };
}

/** Returns the server's message, except where the specification dictates the text (spec §4). */
function successText(purpose: Purpose, message: string | undefined, t: TFunction<"payment">): string {
  if (purpose === "planChange" || purpose === "cardUpdate") return t(`${purpose}.succeeded`);
  return message ?? (purpose === "firstSubscription" ? t("succeeded") : t(`${purpose}.succeeded`));
}

/** Returns the flow with the app’s ports, and setters for what the user enters. */
function flowOf(purpose: Purpose, client: QueryClient) {
  let card: EnteredCard | undefined;
  let reason: CancellationReason | undefined;
  const flow = paymentFlow({
    api,
    pause,
    refreshUser: async () => {
      await session.refresh();
      return session.auth.read().user;
    },
    authenticate: async (clientSecret) => {
      if (!card) throw new Error("The card fields are no longer mounted.");
      await card.authenticate(clientSecret);
    },
    // Reset the price, because a refetch that fails would keep the outdated one.
    refreshTerms: async (planId) =>
      purpose === "planChange"
        ? client.resetQueries({ ...previewQuery(planId), exact: true })
        : client.refetchQueries({ ...billingQuery, exact: true }),
    showsTrial: () => hasTrial(session.auth.read().user, client.getQueryData(billingQuery.queryKey)),
    shownPrice: (planId) => {
      const { prorationDate } = client.getQueryData(previewQuery(planId).queryKey) ?? {};
      return prorationDate === undefined ? {} : { prorationDate };
    },
    cancellation: () => (reason ? { reason } : {}),
  });
  const setCard = (entered: EnteredCard) => void (card = entered);
  const setReason = (given: CancellationReason | undefined) => void (reason = given);
  return { flow, setCard, setReason };
}

/** Updates the user locally if the user could not be reloaded after a successful payment. */
function patchUser(purpose: Purpose, planId: string, client: QueryClient): void {
  if (purpose === "firstSubscription") return session.updateUser({ isSubscribed: true });
  if (purpose !== "planChange") return undefined;
  const plan = client.getQueryData(plansQuery.queryKey)?.find(({ _id }) => _id === planId);
  if (plan) session.updateUser({ plan: toCurrentPlan(plan) });
  return undefined;
}
