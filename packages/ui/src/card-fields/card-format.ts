/** Removes all characters except digits. */
export const digitsOf = (text: string): string => text.replace(/\D/g, "");

const isAmex = (digits: string): boolean => /^3[47]/.test(digits);

/** Returns the digits of a card number, 19 at most. */
export const parseCardNumber = (text: string): string => {
  const digits = digitsOf(text);
  return digits.slice(0, isAmex(digits) ? 15 : 19);
};

/** Groups digits as on a printed card. */
export const formatCardNumber = (digits: string): string =>
  isAmex(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)].filter(Boolean).join(" ")
    : (digits.match(/.{1,4}/g) ?? []).join(" ");

/** Returns MMYY from typed (5 → 05), pasted or autofilled text (04/2029, 2029-04). */
export const parseExpiry = (text: string): string => {
  const [, isoYear, isoMonth] = /^\s*20(\d\d)\D(\d\d)\s*$/.exec(text) ?? [];
  if (isoYear && isoMonth) return isoMonth + isoYear;
  const digits = digitsOf(text).replace(/^([2-9])/, "0$1");
  return (digits.length >= 6 ? digits.slice(0, 2) + digits.slice(4, 6) : digits).slice(0, 4);
};

/** Formats MMYY as "04 / 29". */
export const formatExpiry = (digits: string): string =>
  digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;

/** Returns the digits of a security code, four at most. */
export const parseCvc = (text: string): string => digitsOf(text).slice(0, 4);

/** Returns the caret position after the given number of digits in a formatted string. */
export function caretAfter(formatted: string, digits: number): number {
  let seen = 0;
  let at = 0;
  while (at < formatted.length && seen < digits) {
    if (/\d/.test(formatted.charAt(at))) seen += 1;
    at += 1;
  }
  return at;
}
