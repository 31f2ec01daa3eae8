const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Creates a deterministic random number generator (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Creates ids, tokens and codes that depend on the seed only. For stories and tests, not secure. */
export function createIds(seed: number): { newId: () => string; mint: () => string; mintCode: () => string } {
  const chance = createRandom(seed);
  const pick = (signs: string, count: number): string =>
    Array.from({ length: count }, () => signs[Math.floor(chance() * signs.length)]).join("");
  const hex = (count: number) => pick("0123456789abcdef", count);
  return {
    newId: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
    mint: () => pick(alphabet, 43),
    mintCode: () => pick("0123456789", 6),
  };
}
