import { disconnectYoutube, youtubeAnalytics, youtubeAuth } from "@trellis/contract/youtube";
import { isSecure } from "@trellis/server-core/ports";
import { HttpError } from "../http-error.ts";
import { challengeOf, stateCookie, verifierOf, visitExpiry } from "../rules/youtube.ts";
import { signedInRoute, subscribedRoute, WithHeaders } from "./route.ts";
import { readChannel } from "./read-channel.ts";
import { enforceRateLimit } from "./rate-limit.ts";
import { userOnWire } from "./user-on-wire.ts";
import { youtubeCallbackAddress } from "./youtube-callback.ts";

export const youtubeRoutes = [
  subscribedRoute(youtubeAuth, async ({ account, ports, now, language }) => {
    const { youtube, youtubeChannels, tokens, limits } = ports;
    if (youtube.kind === "off") throw new HttpError(503, "youtubeOff");
    await enforceRateLimit(limits, "connectYoutube", account.id);
    const state = tokens.mint();
    const visit = { accountId: account.id, expiresAt: visitExpiry(now) };
    await youtubeChannels.beginVisit({ ...visit, stateDigest: await tokens.digest(state) });
    const challenge = await challengeOf(await verifierOf(state, tokens), tokens);
    const body = { authUrl: youtube.consentUrl({ state, challenge, language }) };
    return new WithHeaders(body, { "set-cookie": stateCookie(state, youtubeCallbackAddress, isSecure(ports)) });
  }),

  signedInRoute(disconnectYoutube, async ({ account, ports, messages }) => {
    const { youtube, youtubeChannels, vault, log } = ports;
    const locked = await youtubeChannels.disconnect(account.id);
    const key = locked === null ? null : await vault.unlock(locked, account.id);
    // Revoking is best effort: the channel is disconnected here in any case.
    if (key !== null) youtube.revoke(key).catch((cause: unknown) => log.error("youtube revocation failed", { cause }));
    return { message: messages.youtubeDisconnected, user: userOnWire({ ...account, hasYoutube: false }, ports) };
  }),

  subscribedRoute(youtubeAnalytics, async ({ account, ports, now }) => {
    const locked = await ports.youtubeChannels.lockedKey(account.id);
    if (locked === null) throw new HttpError(409, "youtubeNotConnected");
    const report = await readChannel(locked, account, ports, now);
    if (report) return report;
    await ports.youtubeChannels.disconnect(account.id, locked);
    ports.log.info("youtube consent ended", { account: account.id });
    throw new HttpError(409, "youtubeOver");
  }),
];
