import type { Tokens } from "../ports/security.ts";

const visitMinutes = 10;

/** Returns when a visit to the consent page expires. */
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

/** The browser keeps the state in a cookie, so that a visit can only be completed in the browser that started it. */
const cookieName = "trellis-youtube";
const cookiePath = (path: string, seconds: number) =>
  `Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax` as const;

/** Returns a Set-Cookie header with the state; null deletes the cookie. */
export const stateCookie = (state: string | null, path: string, isSecure: boolean): string =>
  `${cookieName}=${state ?? ""}; ${cookiePath(path, state === null ? 0 : visitMinutes * 60)}${isSecure ? "; Secure" : ""}`;

/** Whether the browser has the cookie of this state. */
export const isSameBrowser = (state: string, cookies: string | null): boolean =>
  (cookies ?? "").split(";").some((each) => each.trim() === `${cookieName}=${state}`);
