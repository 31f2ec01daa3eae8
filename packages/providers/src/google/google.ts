import type { Google, GoogleUser } from "@trellis/server-core/ports/google";
import * as v from "valibot";

/** Google's endpoints and the settings for reaching them. */
export interface GoogleOptions {
  clientId: string;
  tokeninfoUrl: string;
  userinfoUrl: string;
  fetch: (request: Request) => Promise<Response>;
  /** Timeout per request, in milliseconds. Default 5,000. */
  timeoutMs?: number;
}

export const googleEndpoints = {
  tokeninfoUrl: "https://oauth2.googleapis.com/tokeninfo",
  userinfoUrl: "https://www.googleapis.com/oauth2/v3/userinfo",
};

/** Format of a bearer token. */
const tokenFormat = /^[\w.~+/-]{1,4096}=*$/;

const tokeninfo = v.looseObject({
  aud: v.optional(v.string()),
  azp: v.optional(v.string()),
  sub: v.optional(v.string()),
});
const userinfo = v.looseObject({
  sub: v.string(),
  email: v.optional(v.string()),
  // Google sends a string or a boolean, depending on the endpoint.
  email_verified: v.optional(v.union([v.boolean(), v.string()])),
  picture: v.optional(v.string()),
});

/** Looks up the owner of an access token: checks that the token was issued to this app, then reads the profile. */
export const createGoogleLookup =
  ({ clientId, tokeninfoUrl, userinfoUrl, fetch, timeoutMs = 5_000 }: GoogleOptions): Google["lookUp"] =>
  async (accessToken) => {
    if (!tokenFormat.test(accessToken)) return null;
    const ask = async <S extends v.GenericSchema>(url: string, schema: S, headers = {}) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await fetch(new Request(url, { headers, redirect: "error", signal }));
      const isNo = answer.status === 400 || answer.status === 401;
      if (!isNo && !answer.ok) throw new Error(`the provider responded with ${answer.status}`);
      return isNo ? null : v.parse(schema, await answer.json());
    };
    const info = await ask(`${tokeninfoUrl}?${new URLSearchParams({ access_token: accessToken })}`, tokeninfo);
    // A token issued to another app proves nothing: anyone could run that app.
    if (!info || !info.sub || (info.aud !== clientId && info.azp !== clientId)) return null;
    const user = await ask(userinfoUrl, userinfo, { authorization: `Bearer ${accessToken}` });
    return user && user.sub === info.sub ? toUser(user) : null;
  };

function toUser({ sub, email, email_verified, picture }: v.InferOutput<typeof userinfo>): GoogleUser | null {
  if (!email) return null;
  const isPicture = picture !== undefined && picture.length <= 2048 && picture.startsWith("https://");
  return {
    subject: sub,
    email,
    isEmailVerified: String(email_verified) === "true",
    picture: isPicture ? picture : null,
  };
}
