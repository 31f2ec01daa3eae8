import * as v from "valibot";
import { defineCall } from "./call.ts";

/**
 * How a server offers Google sign-in. `google`: the real service. `sandbox`: three sample users and the server's own pages.
 * `off`: not configured; the server rejects Google sign-ins.
 */
const google = v.looseObject({
  kind: v.fallback(v.picklist(["google", "sandbox", "off"]), "off"),
  /** Client id for Google Identity Services; `null` unless `kind` is `google`. */
  clientId: v.fallback(v.nullish(v.string(), null), null),
  /**
   * URL of the sandbox's page, or its path on the API's origin; `null` unless `kind` is `sandbox`. Open it in a new window with
   * `?origin=<origin of the opener>&language=<language>`. It posts a `sandboxGrant` to its opener and closes.
   */
  pageUrl: v.fallback(v.nullish(v.string(), null), null),
  /** URL of the user information endpoint (email, given_name, picture), or its path on the API's origin. */
  userinfoUrl: v.fallback(v.nullish(v.string(), null), null),
});
export type GoogleSignIn = v.InferOutput<typeof google>;

const off: GoogleSignIn = { kind: "off", clientId: null, pageUrl: null, userinfoUrl: null };

/** The message that the sandbox's page posts to its opener. */
export const sandboxGrant = v.object({ source: v.literal("trellis-sandbox-google"), accessToken: v.string() });

/** GET /jwt/providers: returns the available sign-in providers. */
export const signInProviders = defineCall({
  name: "signInProviders",
  method: "GET",
  path: "/jwt/providers",
  access: "public",
  isExtra: true,
  reply: v.looseObject({ google: v.fallback(google, off) }),
});
