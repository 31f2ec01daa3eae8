/** Returns the country in a proxy's header; null without the header and for its codes for "unknown" (XX, T1). */
export function countryIn(header: string | undefined, headers: Headers): string | null {
  const country = header === undefined ? "" : (headers.get(header) ?? "").trim().toUpperCase();
  return /^[A-Z]{2}$/.test(country) && country !== "XX" ? country : null;
}
