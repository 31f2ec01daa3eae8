import * as v from "valibot";

/** Shortest password, in characters: one constant for schemas, meter and texts. */
export const passwordMinimum = 6;
/** Longest password, so that hashing stays affordable. */
export const passwordMaximum = 256;
/** Longest name and e-mail address. */
export const nameMaximum = 120;
export const emailMaximum = 254;
/** Longest single onboarding answer, and most items of a list. */
export const answerMaximum = 500;
export const answersMaximum = 50;

/** Codes of what can be wrong with a field; every interface words them in its own language. */
export type FieldIssue =
  | "required"
  | "fullnameRequired"
  | "emailRequired"
  | "emailInvalid"
  | "passwordRequired"
  | "passwordTooShort"
  | "passwordTooLong"
  | "confirmRequired"
  | "passwordsDiffer"
  | "tooLong"
  | "termsRequired";

/** Codes of what can be wrong with a one-time code and with a picture. */
export type CodeIssue = "required" | "codeSixDigits";
export type PictureIssue = "pictureTooLarge";

const code = (issue: FieldIssue): FieldIssue => issue;

/** A person's name: trimmed, and with something in it that can be seen. */
export const fullname = v.pipe(
  v.string(code("fullnameRequired")),
  v.trim(),
  v.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, code("fullnameRequired")),
  v.maxLength(nameMaximum, code("tooLong")),
);

/** Valibot's own form of an address refuses signs that people have in theirs, as in o'brien@example.com. */
const emailForm = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[\da-z]+(?:[.-][\da-z]+)*\.[a-z]{2,}$/i;

/** An e-mail address: trimmed; compared without regard to case by the server. */
export const email = v.pipe(
  v.string(code("emailRequired")),
  v.trim(),
  v.minLength(1, code("emailRequired")),
  v.regex(emailForm, code("emailInvalid")),
  v.maxLength(emailMaximum, code("tooLong")),
);

/** A password being chosen. */
export const newPassword = v.pipe(
  v.string(code("passwordRequired")),
  v.minLength(1, code("passwordRequired")),
  v.minLength(passwordMinimum, code("passwordTooShort")),
  v.maxLength(passwordMaximum, code("passwordTooLong")),
);

/** A password being typed to get in: any, as rules may have changed since it was chosen. */
export const password = v.pipe(
  v.string(code("passwordRequired")),
  v.minLength(1, code("passwordRequired")),
  v.maxLength(passwordMaximum, code("passwordTooLong")),
);

/** The second entry of a chosen password; equality is checked by the form or call that holds both. */
export const confirmPassword = v.pipe(v.string(code("confirmRequired")), v.minLength(1, code("confirmRequired")));

/** The three interface languages. */
export const languages = ["en", "es", "fr"] as const;
export type Language = (typeof languages)[number];

/** The query of the calls that speak a language; anything unknown is read as English (spec §9). */
export const languageQuery = v.object({ language: v.optional(v.fallback(v.picklist(languages), "en"), "en") });

/** A reply of which only a sentence is of interest, and even that may be missing. */
export const messageReply = v.looseObject({ message: v.optional(v.string()) });
