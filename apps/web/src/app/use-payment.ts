import { type SubscriptionView, viewOf } from "@trellis/machines/subscription";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { ActorRefFrom } from "xstate";
import { paymentFailureText } from "../features/payment/payment-failure.ts";
import { paymentFlow } from "../features/payment/payment.flow.ts";
import { session } from "../features/session/session.ts";
import { api } from "../platform/api.ts";
import { toast } from "../platform/toast.ts";
import { tellFailure } from "./tell-failure.ts";
import { refreshUser } from "./refresh-user.ts";

const flow = paymentFlow({ api, refreshUser });

/** The first subscription under way, its news told as they come: the flow, and where it stands. */
export function usePayment(): [actor: ActorRefFrom<typeof flow>, step: SubscriptionView] {
  const { t } = useTranslation("payment");
  const actor = useActorRef(flow, { input: { purpose: "firstSubscription" } });
  useEffect(() => {
    const heard = [
      actor.on("succeeded", ({ message }) => toast.success(message ?? t("succeeded"))),
      actor.on("failed", ({ error }) => tellFailure(error, paymentFailureText(error, t))),
      actor.on("notRefreshed", () => session.update({ isSubscribed: true })),
    ];
    return () => heard.forEach((each) => each.unsubscribe());
  }, [actor, t]);
  return [actor, useSelector(actor, viewOf)];
}
