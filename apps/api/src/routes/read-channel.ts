import type { YoutubeAnalyticsOnWire } from "@trellis/contract/youtube";
import type { Account } from "@trellis/server-core/domain/account";
import type { Ports } from "@trellis/server-core/ports";
import { HttpError } from "../http-error.ts";

/** Returns the channel's last 30 days; null if consent has ended or the encrypted refresh token (`locked`) can't be decrypted. */
export async function readChannel(
  locked: string,
  account: Account,
  { youtube, vault, log }: Ports,
  now: Date,
): Promise<YoutubeAnalyticsOnWire | null> {
  const key = await vault.unlock(locked, account.id);
  if (key === null) return null;
  try {
    return await youtube.read(key, now);
  } catch (cause) {
    log.error("youtube failed", { cause });
    // Passing on a 401 would sign the user out.
    throw new HttpError(502, "youtubeAway");
  }
}
