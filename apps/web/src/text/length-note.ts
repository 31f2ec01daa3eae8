import i18next from "i18next";

/** The share of the maximum length from which the note counts the remaining characters. */
const nearBy = 0.9;

/** A note about the length of the input. `isTooLong`: the input can't be sent unless it is shortened. */
export interface LengthNote {
  isTooLong: boolean;
  text: string;
}

/**
 * Returns a note with the number of characters left near the maximum length, or the number of excess characters. Fields
 * with this note have no `maxLength`, because the browser would silently cut off the end of a pasted text.
 */
export function lengthNote(length: number, maximum: number): LengthNote | undefined {
  const { t } = i18next;
  const rest = maximum - length;
  if (rest < 0) return { isTooLong: true, text: t("length.tooLong", { count: -rest, maximum }) };
  return length >= maximum * nearBy ? { isTooLong: false, text: t("length.left", { count: rest }) } : undefined;
}
