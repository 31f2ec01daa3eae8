/** Seeded random choices. */
export interface Random {
  /** A whole number from 0 to `below` - 1. */
  below: (below: number) => number;
  one: <Value>(values: readonly Value[]) => Value;
  chance: (probability: number) => boolean;
}

export function createRandom(seed: number): Random {
  let state = seed * 2_654_435_761;
  // This is the Mulberry32 generator.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    one: (values) => {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error("nothing to choose from");
      return value;
    },
    chance: (probability) => next() < probability,
  };
}
