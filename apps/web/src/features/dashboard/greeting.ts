// Both functions are also serialized into index.html (prerendered-script.ts), so they must not refer to anything outside themselves.

/** Returns the name for the greeting: the first name, of a double name its first part, or none if it is too long. */
export function shortNameOf(name: string): string {
  // Longer names leave the greeting too small.
  const maxNameLength = 16;
  const [first = ""] = name.trim().split(/\s+/);
  const short = first.length > maxNameLength ? (first.split("-")[0] ?? "") : first;
  return short.length > maxNameLength ? "" : short;
}

/** Returns the part of the day for the greeting. `hour` is 0 to 23. */
export const partOfDay = (hour: number): "morning" | "afternoon" | "evening" =>
  hour >= 5 && hour < 12 ? "morning" : hour >= 12 && hour < 18 ? "afternoon" : "evening";
