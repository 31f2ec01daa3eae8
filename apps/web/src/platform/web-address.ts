import { env } from "./env.ts";

/**
 * Returns the full address of a page or picture on the web, or of a path on the API’s origin; `undefined` for anything
 * else. Every URL from a server passes through this function, so a `javascript:` URL never runs.
 */
export function webAddress(url: string | null | undefined): string | undefined {
  const address = url ? URL.parse(url, env.apiOrigin) : null;
  return address && /^https?:$/.test(address.protocol) ? address.href : undefined;
}
