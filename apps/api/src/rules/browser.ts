import type { Tokens } from "@trellis/server-core/ports/security";
import { cookieIn, setCookie } from "./cookies.ts";

/** A browser, as its cookie describes it: a random id, and proofs that it has signed in to accounts. */
export interface Browser {
  id: string;
  /** One HMAC per account, of the id and the account's email, latest first. */
  marks: readonly string[];
}

const name = "trellis-browser";
const seconds = 365 * 86_400;
const maxMarks = 4;
const format = /^([\w-]{43})((?:\.[\da-f]{32})*)$/;

/** Returns the browser that sends these cookies; a new one if it has none. */
export function browserIn(cookies: string | null, isSecure: boolean, tokens: Tokens): Browser {
  const [, id, marks = ""] = format.exec(cookieIn(cookies, name, isSecure) ?? "") ?? [];
  return id === undefined ? { id: tokens.mint(), marks: [] } : { id, marks: marks.split(".").slice(1) };
}

/** Returns a Set-Cookie header that keeps the browser for a year. */
export const browserCookie = ({ id, marks }: Browser, isSecure: boolean): string =>
  setCookie({ name, value: [id, ...marks].join("."), seconds, path: "/" }, isSecure);

const markOf = async (id: string, email: string, tokens: Tokens): Promise<string> =>
  (await tokens.hmac(`browser ${id} ${email.toLowerCase()}`)).slice(0, 32);

/** Whether the browser has signed in to the account with this email before. */
export const isKnownTo = async (email: string, { id, marks }: Browser, tokens: Tokens): Promise<boolean> =>
  marks.length > 0 && marks.includes(await markOf(id, email, tokens));

/** Returns the browser after it has signed in to an account. It can prove this for the last four accounts. */
export async function signedInTo(email: string, { id, marks }: Browser, tokens: Tokens): Promise<Browser> {
  const mark = await markOf(id, email, tokens);
  return { id, marks: [mark, ...marks.filter((each) => each !== mark)].slice(0, maxMarks) };
}
