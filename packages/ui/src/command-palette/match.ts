import type { Command, CommandGroup } from "./command.ts";

/** Converts a string to lower case and removes its accents, for comparisons. */
export const normalize = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase();

/** Returns the commands that match every word of the query, ignoring case and accents. Empty groups are dropped. */
export function matchCommands<Key extends string>(
  groups: readonly CommandGroup<Key>[],
  query: string,
): CommandGroup<Key>[] {
  const words = normalize(query).split(/\s+/).filter(Boolean);
  const matches = ({ label, note = "", keywords = [] }: Command) => {
    const text = normalize([label, note, ...keywords].join(" "));
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, commands: group.commands.filter(matches) }))
    .filter((group) => group.commands.length > 0);
}

/**
 * Returns the index of the option a key moves to, wrapping at both ends, or `undefined` for keys it doesn't
 * handle. Home and End move the caret in the text.
 */
export function nextCommand(count: number, current: number, key: string): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (current + 1) % count;
  if (key === "ArrowUp") return (current - 1 + count) % count;
  return undefined;
}
