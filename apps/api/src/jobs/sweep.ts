import type { Ports } from "../ports.ts";

const hour = 3_600_000;

/** Deletes expired rows to free space, every hour. No response depends on it. */
export async function sweep(_data: unknown, ports: Ports): Promise<void> {
  const now = ports.clock.now();
  // First, so that a failure doesn't end the chain.
  await ports.jobs.add("sweep", {}, { startAt: new Date(now.getTime() + hour), once: "sweep" });
  await ports.deleteExpired(now);
}
