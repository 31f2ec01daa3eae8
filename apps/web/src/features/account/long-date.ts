/** Returns the date of a time, such as "November 29, 2026". */
export const longDate = (time: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(new Date(time));
