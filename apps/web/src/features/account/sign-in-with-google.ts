import { isNotOffered } from "@trellis/contract/call-failed";
import type { PendingSignIn, Session } from "@trellis/contract/session";
import { signInProviders } from "@trellis/contract/sign-in-providers";
import i18next from "i18next";
import { api } from "../../platform/api.ts";
import { env } from "../../platform/env.ts";
import { showFailureToast } from "../../platform/failure-toast.ts";
import { askIdentityServices } from "../../platform/google-identity.ts";
import { askSandbox } from "../../platform/google-sandbox.ts";
import { readUserinfo } from "../../platform/google-userinfo.ts";
import { GoogleFailed } from "../../platform/google.ts";
import { toast } from "../../platform/toast.ts";
import { session } from "../../session/session.ts";
import { fetchAhead } from "../../text/i18n.ts";
import { askGoogle, type GooglePorts, proveByGoogle } from "./google-log-in.ts";

/** Google’s endpoint that returns the owner of a token. */
const userinfoUrl = "https://www.googleapis.com/oauth2/v3/userinfo";

const ports: GooglePorts = {
  api,
  async getConfig() {
    const clientId = env.googleClientId;
    if (clientId) return { kind: "google", clientId, pageUrl: null, userinfoUrl };
    try {
      return (await api(signInProviders, {})).google;
    } catch (failure) {
      if (isNotOffered(failure)) throw new GoogleFailed("off", failure);
      throw failure;
    }
  },
  askSandbox,
  askIdentityServices,
  readUserinfo,
};

/** Signs in with Google and returns the reply, or `undefined` on failure (a toast has already been shown). */
export async function signInWithGoogle(): Promise<Session | PendingSignIn | undefined> {
  try {
    await fetchAhead(["google"]);
    return await session.logInWith(await askGoogle(ports));
  } catch (failure) {
    reportFailure(failure);
    return undefined;
  }
}

/** Proves the user’s identity with Google. On failure, shows a toast and returns `false`. */
export async function proveWithGoogle(): Promise<boolean> {
  try {
    await fetchAhead(["google"]);
    await proveByGoogle(ports);
    return true;
  } catch (failure) {
    reportFailure(failure);
    return false;
  }
}

function reportFailure(failure: unknown): void {
  if (!(failure instanceof GoogleFailed)) return showFailureToast(failure);
  const { t } = i18next;
  const { reason } = failure;
  const show = reason === "closed" || reason === "off" ? toast.neutral : toast.error;
  show(t(`google:${reason}.title`), t(`google:${reason}.hint`));
}
