import { type GoogleIdentity, logIn, providerTokenHeader, type Session } from "@trellis/contract/account";
import type { GoogleSignIn } from "@trellis/contract/sign-in-providers";
import type { api } from "../../platform/api.ts";
import { type AskGoogle, GoogleFailed } from "../../platform/google.ts";
import type { Userinfo } from "../../platform/google-userinfo.ts";

/** What logging in with Google needs of the outside world. */
export interface GoogleWorld {
  api: typeof api;
  /** How Google sign-in works here. */
  getConfig: () => Promise<GoogleSignIn>;
  askSandbox: (pageUrl: string) => AskGoogle;
  askIdentityServices: (clientId: string) => AskGoogle;
  readUserinfo: (url: string, accessToken: string) => Promise<Userinfo>;
}

/** A log-in that waits to be sent; it takes what Google says of the person from Google, never from them. */
export type GoogleLogIn = () => Promise<Session>;

/**
 * Asks the person who they are with Google; what comes back logs in with it (spec §7).
 * @throws {GoogleFailed} when Google gives no token.
 */
export async function askGoogle(world: GoogleWorld): Promise<GoogleLogIn> {
  const { kind, clientId, pageUrl, userinfoUrl } = await world.getConfig();
  const ask =
    kind === "google" && clientId
      ? world.askIdentityServices(clientId)
      : kind === "sandbox" && pageUrl
        ? world.askSandbox(pageUrl)
        : undefined;
  if (!ask || !userinfoUrl) throw new GoogleFailed("off");
  const accessToken = await ask();
  return async () => {
    const { email, given_name, picture } = await world.readUserinfo(userinfoUrl, accessToken);
    // Always the four fields: JSON leaves out what is undefined.
    const body: GoogleIdentity = {
      email,
      fullname: given_name ?? null,
      avatar: picture ?? null,
      authProvider: "google",
    };
    return world.api(logIn, { body, headers: { [providerTokenHeader]: accessToken } });
  };
}
