import { type GoogleIdentity, logIn, providerTokenHeader } from "@trellis/contract/account";
import { prove } from "@trellis/contract/proof";
import type { PendingSignIn, Session } from "@trellis/contract/session";
import type { GoogleSignIn } from "@trellis/contract/sign-in-providers";
import type { api } from "../../platform/api.ts";
import { type AskGoogle, GoogleFailed } from "../../platform/google.ts";
import type { Userinfo } from "../../platform/google-userinfo.ts";

/** Functions of the app that Google sign-in needs. */
export interface GooglePorts {
  api: typeof api;
  /** Returns how Google sign-in is configured. */
  getConfig: () => Promise<GoogleSignIn>;
  askSandbox: (pageUrl: string) => AskGoogle;
  askIdentityServices: (clientId: string) => AskGoogle;
  readUserinfo: (url: string, accessToken: string) => Promise<Userinfo>;
}

/** Logs in with the user’s details from Google and returns the session, or the sign-in that waits for its second step. */
export type GoogleLogIn = () => Promise<Session | PendingSignIn>;

/**
 * Asks Google for an access token and returns a function that logs in with it (spec §7).
 * @throws {GoogleFailed} If Google issues no token.
 */
export async function askGoogle(ports: GooglePorts): Promise<GoogleLogIn> {
  const { accessToken, userinfoUrl } = await askForToken(ports);
  return async () => {
    const { email, given_name, picture } = await ports.readUserinfo(userinfoUrl, accessToken);
    // `null` instead of `undefined`, because JSON omits undefined fields.
    const body: GoogleIdentity = {
      email,
      fullname: given_name ?? null,
      avatar: picture ?? null,
      authProvider: "google",
    };
    return ports.api(logIn, { body, headers: { [providerTokenHeader]: accessToken } });
  };
}

/** Asks Google for an access token. */
async function askForToken(ports: GooglePorts): Promise<{ accessToken: string; userinfoUrl: string }> {
  const { kind, clientId, pageUrl, userinfoUrl } = await ports.getConfig();
  const ask =
    kind === "google" && clientId
      ? ports.askIdentityServices(clientId)
      : kind === "sandbox" && pageUrl
        ? ports.askSandbox(pageUrl)
        : undefined;
  if (!ask || !userinfoUrl) throw new GoogleFailed("off");
  return { accessToken: await ask(), userinfoUrl };
}

/**
 * Proves the user’s identity with Google.
 * @throws {GoogleFailed} If Google issues no token.
 */
export async function proveByGoogle(ports: GooglePorts): Promise<unknown> {
  const { accessToken } = await askForToken(ports);
  return ports.api(prove, { body: { authProvider: "google" }, headers: { [providerTokenHeader]: accessToken } });
}
