import type { YoutubeAnalyticsOnWire } from "@trellis/contract/youtube";
import type { Youtube } from "@trellis/server-core/ports/youtube";
import * as v from "valibot";
import { scopes, type YoutubeEndpoints } from "./endpoints.ts";
import { fetchJson, postForm, type HttpOptions } from "./fetch-json.ts";
import { GoogleError } from "./google-error.ts";
import { createCache } from "./cache.ts";
import { readReport } from "./report.ts";

/** Settings of the YouTube adapter. */
export interface YoutubeClient {
  clientId: string;
  clientSecret: string;
  apiKey: string | undefined;
  /** URL of the callback, as registered with Google. */
  redirectUri: string;
  endpoints: YoutubeEndpoints;
  fetch: HttpOptions["fetch"];
  timeoutMs?: number;
  /** `false` if users also sign in with this client: revoking one consent would revoke the other. Default `true`. */
  revokes?: boolean;
}

const grantResponse = v.looseObject({
  refresh_token: v.pipe(v.string(), v.nonEmpty()),
  scope: v.optional(v.string(), ""),
});
const refreshResponse = v.looseObject({ access_token: v.pipe(v.string(), v.nonEmpty()) });

/** Whether the consent was revoked or has expired. */
const hasEnded = (cause: unknown): boolean =>
  cause instanceof GoogleError && (cause.reason === "invalid_grant" || cause.status === 401);

/** Connects YouTube over HTTP: Google's consent page, its token endpoint and two APIs. */
export function createYoutube(client: YoutubeClient): Youtube {
  const { clientId, clientSecret, apiKey, redirectUri, endpoints, fetch, timeoutMs = 8_000, revokes = true } = client;
  const line: HttpOptions = { fetch, timeoutMs };
  const credentials = { client_id: clientId, client_secret: clientSecret };
  const reports = createCache<YoutubeAnalyticsOnWire>();

  async function accessTokenFor(key: string): Promise<string> {
    const question = postForm({ ...credentials, grant_type: "refresh_token", refresh_token: key });
    return (await fetchJson(line, endpoints.token, refreshResponse, question)).access_token;
  }

  const readNow = async (key: string, now: Date): Promise<YoutubeAnalyticsOnWire> =>
    readReport({ ...line, endpoints, accessToken: await accessTokenFor(key), apiKey }, now);

  return {
    kind: "youtube",

    consentUrl: ({ state, challenge, language }) =>
      `${endpoints.consent}?${new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: "code",
        scope: scopes.join(" "),
        access_type: "offline",
        prompt: "consent",
        state,
        code_challenge: challenge,
        code_challenge_method: "S256",
        hl: language,
      })}`,

    async redeem(code, verifier) {
      const grant = { grant_type: "authorization_code", code, code_verifier: verifier, redirect_uri: redirectUri };
      const answer = await fetchJson(line, endpoints.token, grantResponse, postForm({ ...credentials, ...grant }));
      // Users can grant each permission separately.
      const given = answer.scope.split(" ");
      return scopes.every((scope) => given.includes(scope)) ? answer.refresh_token : null;
    },

    async read(key, now) {
      try {
        return await reports.of(key, now, () => readNow(key, now));
      } catch (cause) {
        if (hasEnded(cause)) return null;
        throw cause;
      }
    },

    async refresh(key) {
      try {
        await accessTokenFor(key);
        return true;
      } catch (cause) {
        if (hasEnded(cause)) return false;
        throw cause;
      }
    },

    async revoke(key) {
      reports.forget(key);
      if (revokes)
        await fetch(
          new Request(endpoints.revoke, { ...postForm({ token: key }), signal: AbortSignal.timeout(timeoutMs) }),
        );
    },
  };
}
