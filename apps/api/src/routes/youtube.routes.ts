import { disconnectYoutube, youtubeAnalytics, youtubeAuth } from "@trellis/contract/youtube";
import type { Account } from "../domain.ts";
import type { Ports } from "../ports.ts";
import { refuse } from "../refuse.ts";
import { challengeOf, stateCookie, verifierOf, visitExpiry } from "../rules/youtube.ts";
import { answerSignedIn } from "./answer.ts";
import { enforceRateLimit } from "./take-turn.ts";
import { userOnWire } from "./user-on-wire.ts";
import { youtubeCallbackAddress } from "./youtube-callback.ts";

export const youtubeRoutes = [
  answerSignedIn(youtubeAuth, async (asked) => {
    const { account, ports, now, language, headers } = asked;
    const { youtube, youtubeChannels, tokens, limits } = ports;
    if (youtube.kind === "off") throw refuse(503, (text) => text.youtubeOff);
    await enforceRateLimit(limits, "connectYoutube", account.id);
    const state = tokens.mint();
    const visit = { accountId: account.id, expiresAt: visitExpiry(now) };
    await youtubeChannels.beginVisit({ ...visit, stateDigest: await tokens.digest(state) });
    const isSecure = headers.get("x-forwarded-proto") === "https";
    asked.replyHeaders = { "set-cookie": stateCookie(state, youtubeCallbackAddress, isSecure) };
    const challenge = await challengeOf(await verifierOf(state, tokens), tokens);
    return { authUrl: youtube.consentUrl({ state, challenge, language }) };
  }),

  answerSignedIn(disconnectYoutube, async ({ account, ports, say }) => {
    const { youtube, youtubeChannels, vault, plans, log } = ports;
    const locked = await youtubeChannels.disconnect(account.id);
    const key = locked === null ? null : await vault.unlock(locked, account.id);
    // Revoking is best effort: the channel is disconnected here in any case.
    if (key !== null) youtube.revoke(key).catch((cause: unknown) => log.error("youtube not revoked", { cause }));
    return { message: say.youtubeDisconnected, user: userOnWire({ ...account, hasYoutube: false }, plans) };
  }),

  answerSignedIn(youtubeAnalytics, async ({ account, ports, now }) => {
    const locked = await ports.youtubeChannels.lockedKey(account.id);
    if (locked === null) throw refuse(409, (text) => text.youtubeNotConnected);
    const report = await read(locked, account, ports, now);
    if (report) return report;
    await ports.youtubeChannels.disconnect(account.id, locked);
    ports.log.info("youtube consent over", { account: account.id });
    throw refuse(409, (text) => text.youtubeOver);
  }),
];

/** Turns failures of YouTube into a 502: passing on a 401 would sign the user out. */
async function read(locked: string, account: Account, { youtube, vault, log }: Ports, now: Date) {
  const key = await vault.unlock(locked, account.id);
  if (key === null) return null;
  try {
    return await youtube.read(key, now);
  } catch (cause) {
    log.error("youtube failed", { cause });
    throw refuse(502, (text) => text.youtubeAway);
  }
}
