import { useState } from "react";

/** Whether a count has just grown. Counts of another `key` are not compared. */
export function useGain(key: number, count: number): boolean {
  const [seen, setSeen] = useState({ key, count, isGain: false });
  if (seen.key === key && seen.count === count) return seen.isGain;
  const isGain = seen.key === key && count > seen.count;
  // React renders again at once, before the browser paints.
  setSeen({ key, count, isGain });
  return isGain;
}
