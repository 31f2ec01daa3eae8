import { signInProviders } from "@trellis/contract/sign-in-providers";
import i18next from "i18next";
import { askGoogle, type GoogleWorld } from "../features/account/google-log-in.ts";
import { session } from "../features/session/session.ts";
import { api } from "../platform/api.ts";
import { env } from "../platform/env.ts";
import { GoogleFailed } from "../platform/google.ts";
import { askIdentityServices } from "../platform/google-identity.ts";
import { askSandbox } from "../platform/google-sandbox.ts";
import { readUserinfo } from "../platform/google-userinfo.ts";
import { toast } from "../platform/toast.ts";
import { fetchAhead } from "../text/i18n.ts";
import { tellFailure } from "./tell-failure.ts";

/** Where Google itself tells who a token belongs to. */
const userinfoUrl = "https://www.googleapis.com/oauth2/v3/userinfo";

const world: GoogleWorld = {
  api,
  async getConfig() {
    const clientId = env.googleClientId;
    if (clientId) return { kind: "google", clientId, pageUrl: null, userinfoUrl };
    return (await api(signInProviders, {})).google;
  },
  askSandbox,
  askIdentityServices,
  readUserinfo,
};

/** Signs in with Google and answers the server's message; undefined when that came to nothing, of which the person has been told. */
export async function enterWithGoogle(): Promise<{ message: string | undefined } | undefined> {
  try {
    await fetchAhead(["google"]);
    return await session.enter(await askGoogle(world));
  } catch (failure) {
    tell(failure);
    return undefined;
  }
}

function tell(failure: unknown): void {
  if (!(failure instanceof GoogleFailed)) return tellFailure(failure);
  const { t } = i18next;
  const { trouble } = failure;
  const say = trouble === "closed" || trouble === "off" ? toast.neutral : toast.error;
  say(t(`google:${trouble}.title`), t(`google:${trouble}.hint`));
}
