import * as v from "valibot";
import { env } from "./env.ts";
import { GoogleFailed } from "./google.ts";

const userinfo = v.looseObject({
  email: v.string(),
  given_name: v.nullish(v.string()),
  picture: v.nullish(v.string()),
});

/** A Google profile. Name and picture are optional. */
export type Userinfo = v.InferOutput<typeof userinfo>;

const timeoutMs = 20_000;

/**
 * Returns the profile that an access token belongs to (spec §7).
 * @throws {GoogleFailed} If the profile can’t be read.
 */
export async function readUserinfo(url: string, accessToken: string): Promise<Userinfo> {
  try {
    const headers = { accept: "application/json", authorization: `Bearer ${accessToken}` };
    const response = await fetch(new URL(url, env.apiOrigin), { headers, signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`user information: ${response.status}`);
    return v.parse(userinfo, await response.json());
  } catch (cause) {
    throw new GoogleFailed("unreachable", cause);
  }
}
