/**
 * Joins the beginning of an interrupted text and its continuation, with a space if two words meet. A continuation that
 * starts over replaces the beginning.
 */
export function joinParts(beginning: string | undefined, rest: string): string {
  if (beginning === undefined || beginning === "" || rest.startsWith(beginning)) return rest;
  const isWordBreak = /[\p{L}\p{N}\p{P}]$/u.test(beginning) && /^[\p{L}\p{N}]/u.test(rest);
  return `${beginning}${isWordBreak ? " " : ""}${rest}`;
}
