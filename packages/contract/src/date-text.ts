/** Corrects a date that `Intl` has formatted: French writes the first day of a month as an ordinal, “1er décembre”. */
export const correctDate = (date: string, language: string): string =>
  /^fr\b/.test(language) ? date.replace(/\b1(?=[\s–])/, "1er") : date;
