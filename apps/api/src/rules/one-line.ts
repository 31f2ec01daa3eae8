/**
 * A text on one line: control characters and line breaks become spaces, so that it is safe in headers, mails and logs.
 * Signs that are not seen themselves and turn the words around them, or hide between them, are left out.
 */
export const onOneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replaceAll(/[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu, "")
    .trim();
