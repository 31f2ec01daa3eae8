/**
 * Joins the beginning of an interrupted text and its continuation, with a space if two words meet. A continuation that
 * repeats the beginning replaces it.
 */
export function joinParts(beginning: string | undefined, rest: string): string {
  if (beginning === undefined || beginning === "") return rest;
  // The server may have put a space before the repetition.
  const repeated = rest.trimStart();
  if (repeated.startsWith(beginning)) return repeated;
  const isWordBreak = /[\p{L}\p{N}\p{P}]$/u.test(beginning) && /^[\p{L}\p{N}]/u.test(rest);
  return `${beginning}${isWordBreak ? " " : ""}${rest}`;
}
