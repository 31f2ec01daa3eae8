import { findCountry } from "@trellis/contract/geo";
import { api } from "./api.ts";
import { env } from "./env.ts";

interface Answer {
  country_code?: unknown;
}

/** A service that the deployment names, else our own server. */
const ask = async (signal: AbortSignal): Promise<Answer | null> =>
  env.geoUrl ? ((await (await fetch(env.geoUrl, { signal })).json()) as Answer | null) : api(findCountry, {}, signal);

/**
 * Two letters of the country the visitor seems to be in (spec §7); undefined when nobody can tell within the given time.
 * An answer that comes later is never looked at.
 */
export async function countryOfVisitor(timeoutMs: number): Promise<string | undefined> {
  try {
    const code = (await ask(AbortSignal.timeout(timeoutMs)))?.country_code;
    return typeof code === "string" && /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : undefined;
  } catch {
    return undefined;
  }
}
