/** Joins as many whole items, from the first on, as fit into a length. */
export function joinedWithin(items: readonly string[], maximum: number): string {
  let joined = "";
  for (const item of items) {
    const longer = joined === "" ? item : `${joined}, ${item}`;
    if (longer.length > maximum) break;
    joined = longer;
  }
  return joined;
}
