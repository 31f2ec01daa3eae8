import type { Account } from "@trellis/server-core/domain/account";
import type { Ports } from "@trellis/server-core/ports";
import type { JobData } from "@trellis/server-core/ports/jobs";
import { queueMail } from "../mail/queue-mail.ts";
import { rememberTrial } from "../routes/trial.ts";
import { isRunning } from "../rules/subscription.ts";

/** Deletes an account whose deletion date has passed, unless its owner kept it, and confirms that in a last email. */
export async function deleteAccount({ accountId, language }: JobData["deleteAccount"], ports: Ports): Promise<void> {
  const { accounts, clock, jobs, log } = ports;
  const account = await accounts.find(accountId);
  if (!account?.deletedFrom) return;
  const now = clock.now();
  // The clock of the job queue may be ahead, or a later request may have set another date.
  if (account.deletedFrom > now) {
    await jobs.add("deleteAccount", { accountId, language }, { startAt: account.deletedFrom });
    return;
  }
  const { email, fullname } = account;
  await endSubscription(account, ports);
  await revokeYoutube(accountId, ports);
  await rememberTrial(account, ports);
  const isDeleted = await ports.atomically(async (unit) => {
    if (!(await unit.accounts.delete(accountId, now))) return false;
    await unit.jobs.forget({ accountId, email });
    await queueMail({ kind: "accountDeleted", email, fullname, language, facts: {} }, { ...ports, ...unit });
    return true;
  });
  if (isDeleted) log.security("account deleted", { account: accountId });
}

/** Ends the subscription and deletes the customer at the card provider. If this fails, the account stays until the next attempt. */
async function endSubscription({ id, subscription }: Account, { payments, wallets }: Ports): Promise<void> {
  if (isRunning(subscription)) await payments.end(subscription.providerId, `delete ${id}`, "account deleted");
  const { customerId } = await wallets.read(id);
  if (customerId !== null) await payments.forget(customerId);
}

/** Revokes the access at YouTube. A failure must not prevent the deletion, which also deletes the token. */
async function revokeYoutube(accountId: string, { youtube, youtubeChannels, vault, log }: Ports): Promise<void> {
  const locked = await youtubeChannels.lockedKey(accountId);
  const key = locked === null ? null : await vault.unlock(locked, accountId);
  if (key === null) return;
  await youtube.revoke(key).catch((cause: unknown) => log.error("YouTube access not revoked", { cause }));
}
