/** Appends a continuation without adding a space. A continuation that repeats the beginning replaces it. */
export function appended(beginning: string, rest: string): string {
  // The server may have put a space before the repetition.
  const repeated = rest.trimStart();
  return beginning !== "" && repeated.startsWith(beginning) ? repeated : beginning + rest;
}

/**
 * Joins the beginning of an interrupted text and its continuation, with a space if two words meet. A continuation that
 * repeats the beginning replaces it; if it repeats the last word, which may have been cut off, it replaces that word.
 */
export function joinParts(beginning: string | undefined, rest: string): string {
  if (beginning === undefined || beginning === "") return rest;
  const [cut = ""] = /[\p{L}\p{N}]+$/u.exec(beginning) ?? [];
  if (cut !== "" && cut !== beginning && rest.startsWith(cut)) return beginning + rest.slice(cut.length);
  const isWordBreak = /[\p{L}\p{N}\p{P}]$/u.test(beginning) && /^[\p{L}\p{N}]/u.test(rest);
  return appended(beginning, isWordBreak && !rest.startsWith(beginning) ? ` ${rest}` : rest);
}
