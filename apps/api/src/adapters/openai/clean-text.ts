/** Control characters other than tabs and line breaks, and marks that change the direction of the text around them. */
const harmful = /[[\p{Cc}--[\t\n]]\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gv;

/** Removes invisible characters from a model's text that could disguise what the page shows. */
export const cleanText = (text: string): string => text.replace(harmful, "");
