import * as v from "valibot";
import { defineCall } from "./call.ts";

/**
 * How Google sign-in works at this server. `google`: the real one. `sandbox`: three made-up people and the server's own pages.
 * `off`: it isn't set up, and a Google log-in is refused.
 */
const google = v.looseObject({
  kind: v.picklist(["google", "sandbox", "off"]),
  /** The client id for Google Identity Services; null unless `kind` is google. */
  clientId: v.nullish(v.string(), null),
  /**
   * The sandbox's page, to be opened in a window of its own with `?origin=<origin of the page that opens it>&language=<en, es or fr>`: a
   * URL or a path on the API's origin. It posts `{ source: "trellis-sandbox-google", accessToken }` to its opener and closes. Null unless `kind` is sandbox.
   */
  pageUrl: v.nullish(v.string(), null),
  /** Where the person's e-mail, given_name and picture are read with the access token: a URL or a path on the API's origin. */
  userinfoUrl: v.nullish(v.string(), null),
});
export type GoogleSignIn = v.InferOutput<typeof google>;

/** What the sandbox's page posts to the page that opened it. */
export const sandboxGrant = v.object({ source: v.literal("trellis-sandbox-google"), accessToken: v.string() });

/** GET /jwt/providers: which identity providers can be used, and how. */
export const signInProviders = defineCall({
  name: "signInProviders",
  method: "GET",
  path: "/jwt/providers",
  access: "public",
  refusal: "error",
  reply: v.looseObject({ google }),
});
