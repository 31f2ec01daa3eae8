import { changePlan } from "@trellis/contract/subscription";
import { refuse } from "../refuse.ts";
import { isRunning } from "../rules/subscription.ts";
import { answerSignedIn } from "./answer.ts";

export const planChangeRoutes = [
  answerSignedIn(changePlan, async ({ account: { id, subscription }, body: { planId }, ports, say }) => {
    if (!ports.plans.some(({ _id }) => _id === planId)) throw refuse(404, (text) => text.noPlan);
    if (!isRunning(subscription)) throw refuse(409, (text) => text.noSubscription);
    const { paymentMethodId } = await ports.wallets.read(id);
    if (!paymentMethodId) throw refuse(409, (text) => text.cardFirst);

    if (subscription.planId === planId) {
      // A repeated call after a lost response succeeds: the plan was changed with this card.
      if (subscription.changedWith !== paymentMethodId) throw refuse(409, (text) => text.samePlan);
      return { message: say.planChanged };
    }
    const isDone = await ports.subscriptions.changePlan(subscription.id, { planId, changedWith: paymentMethodId });
    if (!isDone) throw refuse(409, (text) => text.noSubscription);
    ports.log.info("plan changed", { subscription: subscription.id, planId });
    return { message: say.planChanged };
  }),
];
