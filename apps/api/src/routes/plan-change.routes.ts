import { changePlan } from "@trellis/contract/subscription";
import { HttpError } from "../http-error.ts";
import { isRunning } from "../rules/subscription.ts";
import { signedInRoute } from "./route.ts";

export const planChangeRoutes = [
  signedInRoute(changePlan, async ({ account: { id, subscription }, body: { planId }, ports, messages }) => {
    if (!ports.plans.some(({ _id }) => _id === planId)) throw new HttpError(404, "noPlan");
    if (!isRunning(subscription)) throw new HttpError(409, "noSubscription");
    const { paymentMethodId } = await ports.wallets.read(id);
    if (!paymentMethodId) throw new HttpError(409, "cardFirst");

    if (subscription.planId === planId) {
      // A repeated call after a lost response succeeds: the plan was changed with this card.
      if (subscription.changedWith !== paymentMethodId) throw new HttpError(409, "samePlan");
      return { message: messages.planChanged };
    }
    const isDone = await ports.subscriptions.changePlan(subscription.id, { planId, changedWith: paymentMethodId });
    if (!isDone) throw new HttpError(409, "noSubscription");
    ports.log.info("plan changed", { subscription: subscription.id, planId });
    return { message: messages.planChanged };
  }),
];
