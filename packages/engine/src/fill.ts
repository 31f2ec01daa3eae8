/** Capitalizes the first letter, also after "¿" or "«", unless the word has its own capital further on ("iPhone"). */
export const capitalize = (sentence: string): string =>
  sentence.replace(/^(?:[¿¡]|[«“]\s?)?\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase());

/** Replaces `{slots}` in one pass, so that braces in user text are never read as slots. Unknown slots stay. */
export const fill = (sentence: string, slots: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/gu, (whole, name: string) => (Object.hasOwn(slots, name) ? (slots[name] ?? "") : whole));
