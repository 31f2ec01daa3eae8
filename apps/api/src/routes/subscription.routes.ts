import { trialLost } from "@trellis/contract/refusal-codes";
import { confirmSubscription } from "@trellis/contract/subscription";
import { listPlans } from "@trellis/contract/plans";
import type { Account } from "@trellis/server-core/domain/account";
import type { Subscription } from "@trellis/server-core/domain/subscription";
import type { Ports } from "@trellis/server-core/ports";
import { HttpError } from "../http-error.ts";
import { isRunning, trialDays, trialIsActive } from "../rules/subscription.ts";
import type { Messages } from "../text/en.ts";
import { askProvider, refusal } from "./card-provider.ts";
import { attemptPayment } from "./payment-attempt.ts";
import { signedInRoute } from "./route.ts";
import { requireKept } from "./set-cancellation.ts";
import { syncSubscription } from "./sync-subscription.ts";
import { claimTrial } from "./trial.ts";

export const subscriptionRoutes = [
  signedInRoute(listPlans, ({ ports }) => [...ports.plans]),

  signedInRoute(confirmSubscription, async ({ account, body: { planId }, query, ports, messages, now }) => {
    const { subscription: known } = account;
    const isKnown = isRunning(known) && known.plan.id === planId;
    if (!isKnown && !ports.plans.some(({ _id }) => _id === planId))
      throw new HttpError(404, "noPlan", undefined, "noPlan");
    const { paymentMethodId } = await ports.wallets.read(account.id);
    return attemptPayment(account.id, `start ${planId} ${paymentMethodId}`, ports, async ({ key }) => {
      await requireKept(account, ports);
      // Another tab may have subscribed while this one waited.
      const running = await ports.subscriptions.latest(account.id);
      if (isRunning(running)) return confirmed(running, planId, messages, now);
      const started = await start(account, { planId, expectsTrial: query.expectsTrial === "true" }, key, ports);
      return "requiresAction" in started ? started : confirmed(started, planId, messages, now);
    });
  }),
];

/** Confirming the running plan again succeeds, since clients retry after a lost response. */
function confirmed({ plan, trialEndsAt }: Subscription, planId: string, messages: Messages, now: Date) {
  if (plan.id !== planId) throw new HttpError(409, "otherPlan");
  if (trialEndsAt === null) return { message: messages.subscribedAndCharged };
  return { message: trialIsActive(trialEndsAt, now) ? messages.trialStarted : messages.subscribed };
}

/** Starts a subscription at the card provider, unless an earlier attempt whose reply was lost has done so. */
async function start(
  account: Account,
  { planId, expectsTrial }: { planId: string; expectsTrial: boolean },
  key: string,
  ports: Ports,
) {
  const { customerId, paymentMethodId, card } = await ports.wallets.read(account.id);
  if (!customerId || !paymentMethodId) throw new HttpError(409, "noMethod");
  const before = await askProvider(ports, (payments) => payments.latest(customerId));
  if (before && before.status !== "ended") {
    const found = await syncSubscription(account.id, before.id, ports);
    if (isRunning(found)) return found;
    // If the first payment was never confirmed, end this subscription and start another one.
    const why = "replaced before its first payment";
    if (before.status === "incomplete") {
      await askProvider(ports, (payments) => payments.end(before.id, `end ${key}`, why));
    }
  }
  const days = (await claimTrial(account, card, ports)) ? trialDays : 0;
  // Charge nothing if the user was shown a free trial.
  if (days === 0 && expectsTrial) throw new HttpError(409, "trialLost", undefined, trialLost);
  const order = { customerId, paymentMethodId, planId, trialDays: days };
  const result = await askProvider(ports, (payments) => payments.subscribe(order, key));
  if (result.is === "refused") throw refusal(result);
  if (result.is === "actionRequired") return { requiresAction: { clientSecret: result.clientSecret } };
  const { id } = result.subscription;
  const started = await syncSubscription(account.id, id, ports);
  if (!isRunning(started)) throw new HttpError(502, "cardsAway");
  return started;
}
