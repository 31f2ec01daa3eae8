import { env } from "./env.ts";

/** Two letters of the country the visitor seems to be in; undefined when nobody can tell within the given time. */
export async function countryOfVisitor(patience: number): Promise<string | undefined> {
  if (!env.geoUrl) return undefined;
  try {
    const response = await fetch(env.geoUrl, { signal: AbortSignal.timeout(patience) });
    const answer: unknown = await response.json();
    const code = (answer as { country_code?: unknown } | null)?.country_code;
    return typeof code === "string" ? code.toUpperCase() : undefined;
  } catch {
    return undefined;
  }
}
