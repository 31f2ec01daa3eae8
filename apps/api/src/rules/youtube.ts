import type { Tokens } from "@trellis/server-core/ports/security";
import { cookieIn, setCookie } from "./cookies.ts";

const visitMinutes = 10;

/** Returns when an authorization request expires. */
export const visitExpiry = (now: Date): Date => new Date(now.getTime() + visitMinutes * 60_000);

/** Returns the PKCE code verifier. It is derived from the state, so it doesn't need to be stored. */
export const verifierOf = (state: string, tokens: Tokens): string | Promise<string> => tokens.hmac(`youtube ${state}`);

/** Returns the PKCE code challenge: the verifier's SHA-256 in base64url. */
export async function challengeOf(verifier: string, tokens: Tokens): Promise<string> {
  const bytes = (await tokens.digest(verifier)).match(/../g)?.map((hex) => Number.parseInt(hex, 16)) ?? [];
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** The state is also kept in a cookie, so only the browser that started the authorization can complete it. */
const name = "trellis-youtube";

/** Returns a Set-Cookie header with the state; null deletes the cookie. */
export const stateCookie = (state: string | null, path: string, isSecure: boolean): string =>
  setCookie({ name, value: state ?? "", seconds: state === null ? 0 : visitMinutes * 60, path }, isSecure);

/** Whether the browser has the cookie of this state. */
export const isSameBrowser = (state: string, cookies: string | null, isSecure: boolean): boolean =>
  cookieIn(cookies, name, isSecure) === state;
