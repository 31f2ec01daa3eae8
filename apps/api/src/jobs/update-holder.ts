import type { JobData } from "../ports/jobs.ts";
import type { Ports } from "../ports.ts";

/** Tells the card provider the name and email of an account, for its receipts and its own notices. */
export async function updateHolder({ accountId }: JobData["updateHolder"], ports: Ports): Promise<void> {
  const { customerId } = await ports.wallets.read(accountId);
  const account = customerId === null ? null : await ports.accounts.find(accountId);
  if (customerId !== null && account) await ports.payments.updateHolder(customerId, account);
}
