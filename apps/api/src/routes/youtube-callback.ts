import { basePath } from "@trellis/contract/call";
import { paths } from "@trellis/contract/paths";
import { youtubeCallbackPath } from "@trellis/contract/youtube";
import { isSecure, type Ports } from "@trellis/server-core/ports";
import { apiHeaders } from "@trellis/server-core/reply";
import { isSameBrowser, stateCookie, verifierOf } from "../rules/youtube.ts";

/** Path to which the consent page redirects. */
export const youtubeCallbackAddress = basePath + youtubeCallbackPath;

type Outcome = "connected" | "denied" | "error";

/** Completes the authorization: connects the channel and redirects to the settings, which show the result. */
export async function youtubeCallback(request: Request, ports: Ports): Promise<Response> {
  const outcome = await outcomeOf(request, ports).catch((cause: unknown): Outcome => {
    ports.log.error("youtube connection failed", { cause });
    return "error";
  });
  const headers = new Headers(apiHeaders);
  headers.delete("content-type");
  headers.set("location", `${paths.settings}?youtube=${outcome}`);
  headers.set("set-cookie", stateCookie(null, youtubeCallbackAddress, isSecure(ports)));
  return new Response(null, { status: 303, headers });
}

/** Without a bearer token, the state identifies the request: once, and only in the browser that started it. */
async function outcomeOf({ url, headers }: Request, ports: Ports): Promise<Outcome> {
  const { youtube, youtubeChannels, tokens, vault, clock, log } = ports;
  const answer = new URL(url).searchParams;
  const state = answer.get("state");
  if (!state || !isSameBrowser(state, headers.get("cookie"), isSecure(ports))) return "error";
  const now = clock.now();
  const accountId = await youtubeChannels.endVisit(await tokens.digest(state), now);
  if (accountId === null) return "error";
  if (answer.get("error") === "access_denied") return "denied";
  const code = answer.get("code");
  if (!code) return "error";
  const key = await youtube.redeem(code, await verifierOf(state, tokens));
  if (key === null) return "denied";
  await youtubeChannels.connect(accountId, await vault.lock(key, accountId), now);
  log.info("youtube connected", { account: accountId });
  return "connected";
}
