/** Returns the verb and the table of a statement. Its values are sent separately, so they are never recorded. */
export function summaryOf(text: string): { verb: string; table?: string | undefined } {
  const verb = /^\s*\(?\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? "QUERY";
  return {
    verb,
    table: /\b(?:from|into|update)\s+"?([a-z_]+(?:"?\."?[a-z_]+)?)/i.exec(text)?.[1]?.replaceAll('"', ""),
  };
}

/** Returns the code or the name of an error, never its message. */
export const errorTypeOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return "unknown";
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.name;
};
