import type { Account, Ports } from "../ports.ts";
import { askCards } from "./ask-cards.ts";

/** Lets an account enter a card. Replaces an earlier setup intent; a saved card stays until another one is saved. */
export async function openSetup({ account, ports }: { account: Account; ports: Ports }) {
  const { id: accountId, email, fullname } = account;
  const { customerId } = await ports.wallets.read(accountId);
  const setup = await askCards(ports, (cards) => cards.createSetup({ accountId, email, fullname, customerId }));
  await ports.wallets.keepSetup(accountId, { customerId: setup.customerId, setupIntentId: setup.id });
  return { id: setup.id, clientSecret: setup.clientSecret };
}
