/** Returns the country in a proxy's header; null if the header is missing or holds a code for "unknown" (XX, T1). */
export function countryIn(header: string | undefined, headers: Headers): string | null {
  const country = header === undefined ? "" : (headers.get(header) ?? "").trim().toUpperCase();
  return /^[A-Z]{2}$/.test(country) && country !== "XX" ? country : null;
}
