import { type AskGoogle, GoogleFailed } from "./google.ts";

const scriptUrl = "https://accounts.google.com/gsi/client";

interface TokenResponse {
  access_token?: string;
  error?: string;
}

/** The part of the Google Identity Services API that the app uses. */
interface IdentityServices {
  accounts: {
    oauth2: {
      initTokenClient: (settings: {
        client_id: string;
        scope: string;
        prompt: "select_account";
        callback: (response: TokenResponse) => void;
        error_callback: (error: { type: string }) => void;
      }) => { requestAccessToken: () => void };
    };
  };
}

let script: Promise<IdentityServices> | undefined;

/** Loads Google’s script. A failure clears the cache, so the next click retries. */
function load(): Promise<IdentityServices> {
  const { promise, resolve, reject } = Promise.withResolvers<IdentityServices>();
  const element = document.createElement("script");
  element.src = scriptUrl;
  const onLoad = () => resolve((globalThis as unknown as { google: IdentityServices }).google);
  const onError = () => {
    element.remove();
    script = undefined;
    reject(new GoogleFailed("unreachable"));
  };
  element.addEventListener("load", onLoad, { once: true });
  element.addEventListener("error", onError, { once: true });
  document.head.append(element);
  return promise;
}

/** Requests an access token from Google Identity Services, whose script is loaded on the first click. */
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
        const reason = type === "popup_failed_to_open" ? "blocked" : type === "popup_closed" ? "closed" : "unreachable";
        reject(new GoogleFailed(reason, type));
      },
    });
    client.requestAccessToken();
    return promise;
  };
