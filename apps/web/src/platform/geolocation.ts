import { findCountry } from "@trellis/contract/geo";
import { api } from "./api.ts";
import { env } from "./env.ts";

interface Reply {
  country_code?: unknown;
}

/** Asks the configured service, or our own server. */
const fetchCountry = async (signal: AbortSignal): Promise<Reply | null> =>
  env.geoUrl ? ((await (await fetch(env.geoUrl, { signal })).json()) as Reply | null) : api(findCountry, {}, signal);

/** Returns the visitor’s two-letter country code (spec §7), or `undefined` if it is unknown or the timeout expires. */
export async function countryOfVisitor(timeoutMs: number): Promise<string | undefined> {
  try {
    const code = (await fetchCountry(AbortSignal.timeout(timeoutMs)))?.country_code;
    return typeof code === "string" && /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : undefined;
  } catch {
    return undefined;
  }
}
