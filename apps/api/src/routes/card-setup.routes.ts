import { createSetupIntent, createUpdateSetupIntent, savePaymentMethod } from "@trellis/contract/card-setup";
import type { Language } from "@trellis/contract/fields";
import type { Account } from "@trellis/server-core/domain/account";
import type { Ports } from "@trellis/server-core/ports";
import type { SavedCard } from "@trellis/server-core/ports/payments";
import { HttpError } from "../http-error.ts";
import { askProvider, refusal } from "./card-provider.ts";
import { attemptPayment } from "./payment-attempt.ts";
import { enforceRateLimit } from "./rate-limit.ts";
import { signedInRoute } from "./route.ts";
import { syncSubscription } from "./sync-subscription.ts";
import { storedCard } from "./trial.ts";

export const cardSetupRoutes = [
  signedInRoute(createSetupIntent, createSetup),
  signedInRoute(createUpdateSetupIntent, createSetup),

  signedInRoute(savePaymentMethod, async ({ account, body: { paymentMethodId }, ports, messages }) => {
    await enforceRateLimit(ports.limits, "saveCard", account.id);
    const { setupIntentId: open } = await ports.wallets.read(account.id);
    return attemptPayment(account.id, `save ${open} ${paymentMethodId}`, ports, async ({ key }) => {
      const { customerId, setupIntentId, paymentMethodId: kept } = await ports.wallets.read(account.id);
      if (kept === paymentMethodId) return { message: messages.methodSaved };
      if (!customerId || !setupIntentId) throw new HttpError(409, "noSetup");
      const setup = { customerId, setupIntentId, paymentMethodId };
      const result = await askProvider(ports, (payments) => payments.saveCard(setup, key));
      if (result.is === "refused") throw refusal(result);
      if (result.is === "actionRequired") return { requiresAction: { clientSecret: result.clientSecret } };
      await keepCard(account, setupIntentId, paymentMethodId, result.card, ports);
      return { message: messages.methodSaved };
    });
  }),
];

/**
 * Creates a setup intent, so that the user can enter a card. Replaces an earlier setup intent; a saved card stays until
 * another one is saved.
 */
async function createSetup({ account, language, ports }: { account: Account; language: Language; ports: Ports }) {
  const { id: accountId, email, fullname } = account;
  return attemptPayment(accountId, "setup", ports, async ({ key }) => {
    const { customerId } = await ports.wallets.read(accountId);
    const holder = { accountId, email, fullname, language, customerId };
    const setup = await askProvider(ports, (payments) => payments.createSetup(holder, key));
    await ports.wallets.keepSetup(accountId, { customerId: setup.customerId, setupIntentId: setup.id });
    return { id: setup.id, clientSecret: setup.clientSecret };
  });
}

async function keepCard(
  { id: accountId, subscription }: Account,
  setupIntentId: string,
  paymentMethodId: string,
  saved: SavedCard,
  ports: Ports,
): Promise<void> {
  const card = await storedCard(saved, ports);
  const isOpen = await ports.wallets.keepMethod(accountId, setupIntentId, { paymentMethodId, card });
  if (!isOpen) throw new HttpError(409, "noSetup");
  // Saving the card has also tried to charge it for the failed payment.
  const paid = subscription?.isPastDue ? subscription.providerId : null;
  if (paid !== null) await syncSubscription(accountId, paid, ports);
}
