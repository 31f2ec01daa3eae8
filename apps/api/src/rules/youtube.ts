import type { Tokens } from "../ports.ts";

const visitMinutes = 10;

/** Until when the consent page may answer that is visited now. */
export const visitExpiry = (now: Date): Date => new Date(now.getTime() + visitMinutes * 60_000);

/** The secret half of the proof that who redeems a code is who asked for it (PKCE). It follows from the state, so it is kept nowhere. */
export const verifierOf = (state: string, tokens: Tokens): string | Promise<string> => tokens.seal(`youtube ${state}`);

/** The public half: the verifier's sha256 as base64url. */
export async function challengeOf(verifier: string, tokens: Tokens): Promise<string> {
  const bytes = (await tokens.digest(verifier)).match(/../g)?.map((hex) => Number.parseInt(hex, 16)) ?? [];
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** The browser that asked keeps the state, so that nobody can send their own visit to someone else's browser to be finished there. */
const cookieName = "trellis-youtube";
const cookiePath = (path: string, seconds: number) =>
  `Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax` as const;

/** A Set-Cookie header with the state; null takes it away. */
export const stateCookie = (state: string | null, path: string, isSecure: boolean): string =>
  `${cookieName}=${state ?? ""}; ${cookiePath(path, state === null ? 0 : visitMinutes * 60)}${isSecure ? "; Secure" : ""}`;

/** Whether the browser that comes back with this state is the one that was sent away with it. */
export const isSameBrowser = (state: string, cookies: string | null): boolean =>
  (cookies ?? "").split(";").some((each) => each.trim() === `${cookieName}=${state}`);
