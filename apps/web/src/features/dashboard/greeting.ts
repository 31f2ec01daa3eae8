// Both functions are also serialized into index.html (prerendered-script.ts), so they must not refer to anything outside themselves.

/** Returns the first name for the greeting. A long hyphenated name is cut at its hyphen; other long names become "". */
export function shortNameOf(name: string): string {
  // With longer names, the text of the greeting would be too small.
  const maxNameLength = 16;
  const [first = ""] = name.trim().split(/\s+/);
  const short = first.length > maxNameLength ? (first.split("-")[0] ?? "") : first;
  return short.length > maxNameLength ? "" : short;
}

/** Returns the part of the day for the greeting. `hour` is 0 to 23. */
export const partOfDay = (hour: number): "morning" | "afternoon" | "evening" =>
  hour >= 5 && hour < 12 ? "morning" : hour >= 12 && hour < 18 ? "afternoon" : "evening";
