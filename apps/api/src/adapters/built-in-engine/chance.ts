/** Picks by the answers alone: the same seed and purpose always give the same pick. */
export interface Chance {
  /** One of a list. */
  one<T>(list: readonly [T, ...T[]], purpose: string): T;
  /** The list in another order. */
  order<T>(list: readonly T[], purpose: string): T[];
}

/** FNV-1a with a final avalanche, so that neighbouring texts land far apart. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
};

/** Chance seeded by a text. */
export const chanceFrom = (seed: string): Chance => ({
  one: (list, purpose) => list[hash(`${purpose}|${seed}`) % list.length] ?? list[0],
  order: (list, purpose) =>
    list
      .map((item, index) => ({ item, rank: hash(`${purpose}|${index}|${seed}`) }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ item }) => item),
});
