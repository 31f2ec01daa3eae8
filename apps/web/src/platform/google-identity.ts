import { type AskGoogle, GoogleFailed } from "./google.ts";

const address = "https://accounts.google.com/gsi/client";

interface TokenAnswer {
  access_token?: string;
  error?: string;
}

/** The part of Google Identity Services that is used here. */
interface IdentityServices {
  accounts: {
    oauth2: {
      initTokenClient: (settings: {
        client_id: string;
        scope: string;
        prompt: "select_account";
        callback: (answer: TokenAnswer) => void;
        error_callback: (error: { type: string }) => void;
      }) => { requestAccessToken: () => void };
    };
  };
}

let script: Promise<IdentityServices> | undefined;

/** Fetches Google's script, once; a failure is forgotten, so that the next click tries again. */
function load(): Promise<IdentityServices> {
  const { promise, resolve, reject } = Promise.withResolvers<IdentityServices>();
  const element = document.createElement("script");
  element.src = address;
  const arrived = () => resolve((globalThis as unknown as { google: IdentityServices }).google);
  const missing = () => {
    element.remove();
    script = undefined;
    reject(new GoogleFailed("unreachable"));
  };
  element.addEventListener("load", arrived, { once: true });
  element.addEventListener("error", missing, { once: true });
  document.head.append(element);
  return promise;
}

/** Google Identity Services: fetched with the first click, and not before. */
export const askIdentityServices =
  (clientId: string): AskGoogle =>
  async () => {
    script ??= load();
    const { oauth2 } = (await script).accounts;
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const client = oauth2.initTokenClient({
      client_id: clientId,
      scope: "openid email profile",
      prompt: "select_account",
      callback({ access_token, error }) {
        if (access_token) resolve(access_token);
        else reject(new GoogleFailed(error === "access_denied" ? "closed" : "unreachable", error));
      },
      error_callback({ type }) {
        const trouble =
          type === "popup_failed_to_open" ? "blocked" : type === "popup_closed" ? "closed" : "unreachable";
        reject(new GoogleFailed(trouble, type));
      },
    });
    client.requestAccessToken();
    return promise;
  };
