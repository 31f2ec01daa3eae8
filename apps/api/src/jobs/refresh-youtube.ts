import type { Ports } from "@trellis/server-core/ports";
import type { JobData } from "@trellis/server-core/ports/jobs";

const pageSize = 50;
const day = 86_400_000;

/**
 * Uses the refresh tokens of connected channels, because Google lets unused ones expire, and disconnects channels whose
 * consent has ended. Enqueues itself again for the next page or the next day.
 */
export async function refreshYoutube({ after }: JobData["refreshYoutube"], ports: Ports): Promise<void> {
  const { clock, jobs, youtube, youtubeChannels } = ports;
  const page = youtube.kind === "off" ? [] : await youtubeChannels.list(after, pageSize);
  // Process channels one at a time, to stay far below Google's rate limits.
  await page.reduce<Promise<void>>(async (before, channel) => {
    await before;
    await refresh(channel, ports);
  }, Promise.resolve());
  const last = page.length === pageSize ? page.at(-1) : undefined;
  const options = last
    ? { once: `refreshYoutube ${last.accountId}` }
    : { once: "refreshYoutube", startAt: new Date(clock.now().getTime() + day) };
  await jobs.add("refreshYoutube", { after: last?.accountId ?? null }, options);
}

async function refresh({ accountId, lockedKey }: { accountId: string; lockedKey: string }, ports: Ports) {
  const { log, vault, youtube, youtubeChannels } = ports;
  try {
    const key = await vault.unlock(lockedKey, accountId);
    if (key !== null && (await youtube.refresh(key))) return;
    await youtubeChannels.disconnect(accountId, lockedKey);
    log.info("youtube consent ended", { account: accountId });
  } catch (cause) {
    // An outage, or one channel that always fails, must not prevent the others from being refreshed.
    log.error("youtube failed", { account: accountId, cause });
  }
}
