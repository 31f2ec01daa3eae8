import type { Ports } from "@trellis/server-core/ports";

const hour = 3_600_000;

/** Every hour: deletes expired rows to free space, and retries account deletions that the server gave up on. */
export async function sweep(_data: unknown, ports: Ports): Promise<void> {
  const now = ports.clock.now();
  // Add the next run first, so that a failure doesn't end the chain.
  await ports.jobs.add("sweep", {}, { startAt: new Date(now.getTime() + hour), once: "sweep" });
  await ports.deleteExpired(now);
  const overdue = await ports.accounts.overdue(new Date(now.getTime() - hour));
  await Promise.all(overdue.map((accountId) => repeatDeletion(accountId, ports)));
}

async function repeatDeletion(accountId: string, { accounts, jobs }: Ports): Promise<void> {
  const { language } = (await accounts.contact(accountId)) ?? {};
  if (language) await jobs.add("deleteAccount", { accountId, language }, { once: accountId });
}
