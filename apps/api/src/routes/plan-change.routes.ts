import { previewPlanChange } from "@trellis/contract/billing";
import { cancelSubscription, resumeSubscription } from "@trellis/contract/cancellation";
import { previewOld } from "@trellis/contract/refusal-codes";
import { changePlan } from "@trellis/contract/subscription";
import type { Account } from "@trellis/server-core/domain/account";
import type { Subscription } from "@trellis/server-core/domain/subscription";
import type { Ports } from "@trellis/server-core/ports";
import type { Payments } from "@trellis/server-core/ports/payments";
import { HttpError } from "../http-error.ts";
import { isRunning } from "../rules/subscription.ts";
import { askProvider, refusal } from "./card-provider.ts";
import { chargeOnWire, dollars } from "./charge-on-wire.ts";
import { type Attempt, attemptPayment } from "./payment-attempt.ts";
import { signedInRoute } from "./route.ts";
import { requireKept, runningOf, setCancellation } from "./set-cancellation.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** Time for which the price of a previewed change holds, in milliseconds. */
const previewMs = 600_000;

export const planChangeRoutes = [
  signedInRoute(previewPlanChange, async ({ account, query: { planId }, ports, now }) => {
    const { providerId } = await runningOf(account, ports);
    if (!ports.plans.some(({ _id }) => _id === planId)) throw new HttpError(404, "noPlan", undefined, "noPlan");
    // Providers compute in whole seconds.
    const at = new Date(Math.floor(now.getTime() / 1000) * 1000);
    const change = { subscriptionId: providerId, planId, at };
    const { dueNow, credit, next, at: date } = await askProvider(ports, (payments) => payments.previewChange(change));
    return {
      dueToday: dollars(dueNow),
      credit: dollars(credit),
      nextCharge: chargeOnWire(next),
      prorationDate: date.toISOString(),
    };
  }),

  signedInRoute(changePlan, async ({ account, body: { planId, prorationDate }, ports, messages, now }) => {
    if (!ports.plans.some(({ _id }) => _id === planId)) throw new HttpError(404, "noPlan", undefined, "noPlan");
    if (!isRunning(account.subscription)) throw new HttpError(409, "noSubscription");
    const { paymentMethodId } = await ports.wallets.read(account.id);
    if (!paymentMethodId) throw new HttpError(409, "cardFirst");
    const at = new Date(prorationDate ?? Number.NaN);
    const isRecent = Math.abs(now.getTime() - at.getTime()) <= previewMs;
    return attemptPayment(account.id, `change ${planId} ${paymentMethodId}`, ports, async (attempt) => {
      await requireKept(account, ports);
      const running = await runningOf(account, ports);
      const change = { subscriptionId: running.providerId, planId, at };
      const action = await changeOnce(account, running, { change, isRecent, paymentMethodId }, attempt, ports);
      return action ?? { message: messages.planChanged };
    });
  }),

  signedInRoute(cancelSubscription, async (input) => {
    const ended = await setCancellation(input, "cancel", input.query.reason);
    return { message: isRunning(ended) ? input.messages.canceled : input.messages.canceledNow };
  }),

  signedInRoute(resumeSubscription, async (input) => {
    const resumed = await setCancellation(input, "resume");
    if (!isRunning(resumed)) throw new HttpError(409, "noSubscription");
    return { message: input.messages.resumed };
  }),
];

/** Returns the error for a change whose price the user hasn't seen, or whose price may have changed since. */
const previewIsOld = (): HttpError => new HttpError(409, "previewOld", undefined, previewOld);

interface PlanChange {
  change: Parameters<Payments["changePlan"]>[0];
  /** Whether the change has a valid preview. */
  isRecent: boolean;
  paymentMethodId: string;
}

/** Changes the plan and returns null, or the confirmation that the owner must give first. */
async function changeOnce(
  { id: accountId }: Account,
  running: Subscription,
  { change, isRecent, paymentMethodId }: PlanChange,
  { key, isRepeat }: Attempt,
  ports: Ports,
) {
  if (running.plan.id === change.planId) {
    // A repeated call after a lost response succeeds: the plan was changed with this card.
    if (!isRepeat && running.changedWith !== paymentMethodId) throw new HttpError(409, "samePlan");
    return null;
  }
  if (!isRecent) throw previewIsOld();
  const result = await askProvider(ports, (payments) => payments.changePlan(change, key));
  if (result.is === "outdated") throw previewIsOld();
  if (result.is === "refused") throw refusal(result);
  // Remember the card now, because a webhook may report the confirmed payment before the client repeats the call.
  await ports.subscriptions.markChanged(running.id, paymentMethodId);
  if (result.is === "actionRequired") return { requiresAction: { clientSecret: result.clientSecret } };
  const changed = await syncSubscription(accountId, change.subscriptionId, ports);
  // The subscription ended before the change.
  if (!isRunning(changed)) throw new HttpError(409, "noSubscription");
  return null;
}
