/**
 * Puts text on one line, safe for headers, emails and logs: line breaks and control characters become spaces, and
 * invisible characters and direction marks are removed.
 */
export const onOneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replaceAll(/[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu, "")
    .trim();
