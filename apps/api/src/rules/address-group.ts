const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/**
 * What rate limits count an address by: itself, or for IPv6 its /64, for that many addresses belong to one household. An IPv4 address
 * in IPv6 clothes is the IPv4 address.
 */
export function addressGroup(address: string): string {
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
