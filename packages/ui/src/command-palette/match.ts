import type { ReactNode } from "react";

/** Something the palette can do, or a place it can go to. */
export interface Command<Key extends string = string> {
  /** Tells it from the others; `onChoose` gets it. */
  key: Key;
  /** Its words. */
  label: string;
  /** A second, quieter piece of text. */
  note?: string;
  /** A picture before the words. */
  icon?: ReactNode;
  /** Other words it is found by. */
  keywords?: readonly string[];
  /** Keys that do the same without the palette, such as `["G", "R"]`. */
  shortcut?: readonly string[];
  /** Shown, but can't be chosen. */
  disabled?: boolean;
}

/** Commands that belong together, under a heading. */
export interface CommandGroup<Key extends string = string> {
  /** Tells it from the others. */
  key: string;
  /** The heading. */
  label: string;
  /** What is in it, in order. */
  commands: readonly Command<Key>[];
}

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase();

/** The commands that have every word of the query in them, whatever its accents and capitals; empty groups go. */
export function matchCommands<Key extends string>(
  groups: readonly CommandGroup<Key>[],
  query: string,
): CommandGroup<Key>[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const fits = ({ label, note = "", keywords = [] }: Command) => {
    const text = plain([label, note, ...keywords].join(" "));
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, commands: group.commands.filter(fits) }))
    .filter((group) => group.commands.length > 0);
}

/** Which command a key leads to, wrapping at both ends; undefined when the key is none of ours. */
export function nextCommand(count: number, current: number, key: string): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (current + 1) % count;
  if (key === "ArrowUp") return (current - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
