/** A text on one line: control characters and line breaks become spaces, so that it is safe in headers, mails and logs. */
export const onOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
