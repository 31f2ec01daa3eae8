const lower = (item: string): string => item.toLowerCase();

/**
 * Splits an answer at commas, trims the items and drops empty ones.
 * A comma between two digits is part of a number: "10,000 subscribers, first sponsor" has two items.
 */
export const splitAnswer = (text: string): string[] =>
  (text.match(/(?:\d,(?=\d)|[^,])+/g) ?? []).map((item) => item.trim()).filter((item) => item !== "");

/** Joins items into an answer, which `splitAnswer` splits into the same items. */
export const joinAnswer = (items: readonly string[]): string => items.join(", ");

/** Returns whether an answer contains an item, ignoring case. */
export const hasItem = (text: string, item: string): boolean => splitAnswer(text).map(lower).includes(lower(item));

/** Adds an item at the end of an answer, or removes it if the answer already contains it. */
export function toggleItem(text: string, item: string): string {
  const items = splitAnswer(text);
  const others = items.filter((each) => lower(each) !== lower(item));
  return joinAnswer(others.length < items.length ? others : [...items, item]);
}
