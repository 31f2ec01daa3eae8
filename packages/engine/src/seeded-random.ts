/** Deterministic choices: the same seed and purpose always give the same result. */
export interface SeededRandom {
  /** Picks one item. */
  pick<T>(list: readonly [T, ...T[]], purpose: string): T;
  /** Returns the items in a shuffled order. */
  shuffle<T>(list: readonly T[], purpose: string): T[];
}

/** Computes FNV-1a with a final avalanche, so that similar strings get unrelated values. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
};

/** Creates a random source seeded with a string. */
export const seededBy = (seed: string): SeededRandom => ({
  pick: (list, purpose) => list[hash(`${purpose}|${seed}`) % list.length] ?? list[0],
  shuffle: (list, purpose) =>
    list
      .map((item, index) => ({ item, rank: hash(`${purpose}|${index}|${seed}`) }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ item }) => item),
});
