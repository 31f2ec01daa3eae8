/** The country that a proxy wrote into a header; null without such a header, and for its words for "unknown" (XX, T1). */
export function countryIn(header: string | undefined, headers: Headers): string | null {
  const said = header === undefined ? "" : (headers.get(header) ?? "").trim().toUpperCase();
  return /^[A-Z]{2}$/.test(said) && said !== "XX" ? said : null;
}
