/** Returns the country in a proxy's header; null if the header is missing or holds a code for "unknown" (XX, T1). */
export function countryIn(header: string | undefined, headers: Headers): string | null {
  const country = header === undefined ? "" : (headers.get(header) ?? "").trim().toUpperCase();
  return /^[A-Z]{2}$/.test(country) && country !== "XX" ? country : null;
}

/** An address as proxies may write it: with a port, IPv6 in brackets. */
const withPort = /^(?:\[([^\]]+)\]|([^:]+))(?::\d+)?$/;
const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/**
 * Returns the rate limit key of an IP address: IPv4 addresses as they are, even when mapped to IPv6; for IPv6 the /64,
 * because one household usually has a whole /64. Ports are ignored.
 */
export function addressGroup(written: string): string {
  const [, bracketed, bare] = withPort.exec(written) ?? [];
  const address = bracketed ?? bare ?? written;
  const [, plain] = mapped.exec(address) ?? [];
  if (plain) return plain;
  if (!address.includes(":")) return address;
  const [head = "", tail] = (address.split("%", 1)[0] ?? "").toLowerCase().split("::", 2);
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  const network = [...before, ...gap, ...after].slice(0, 4);
  return `${network.map((part) => Number.parseInt(part, 16).toString(16)).join(":")}::/64`;
}
