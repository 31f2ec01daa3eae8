import * as v from "valibot";
import { maybe } from "./tolerant.ts";

/** Minimum length of a password in characters. */
export const passwordMinimum = 6;
/** Maximum length of a password; it bounds the cost of hashing. */
export const passwordMaximum = 256;
/** Maximum length of a name and an email address. */
export const nameMaximum = 120;
export const emailMaximum = 254;
/** Maximum length of an onboarding answer, and maximum number of answers in a list. */
export const answerMaximum = 500;
export const answersMaximum = 50;

/** The number of people who follow the creator; optional. */
export const audienceSizes = ["under1000", "under10000", "under100000", "over100000"] as const;
export type AudienceSize = (typeof audienceSizes)[number];

/** The number of hours a week that the creator can spend; optional. */
export const weeklyHours = ["upTo2", "upTo5", "upTo10", "over10"] as const;
export type WeeklyHours = (typeof weeklyHours)[number];

/** Reasons why the server refuses a new password that the form accepts: it is common or leaked, or resembles the name, the email or “Trellis”. */
export const passwordRefusalCodes = ["passwordCommon", "passwordPersonal"] as const;
export type PasswordRefusalCode = (typeof passwordRefusalCodes)[number];

/** Validation errors of a field; the app translates them. */
export type FieldIssue =
  | "required"
  | "fullnameRequired"
  | "emailRequired"
  | "emailInvalid"
  | "passwordRequired"
  | "passwordTooShort"
  | "passwordTooLong"
  | PasswordRefusalCode
  | "confirmRequired"
  | "passwordsDiffer"
  | "tooLong"
  | "termsRequired";

/** Validation errors of a one-time code and of a picture. */
export type CodeIssue = "required" | "codeSixDigits";
export type PictureIssue = "pictureTooLarge";

const code = (issue: FieldIssue): FieldIssue => issue;

/** A person's name: trimmed, with at least one visible character. */
export const fullname = v.pipe(
  v.string(code("fullnameRequired")),
  v.trim(),
  v.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, code("fullnameRequired")),
  v.maxLength(nameMaximum, code("tooLong")),
);

/** Valibot's own pattern rejects characters of real addresses, such as the apostrophe in o'brien@example.com. */
const emailPattern = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[\da-z]+(?:[.-][\da-z]+)*\.[a-z]{2,}$/i;

/** An email address, trimmed. The server compares addresses case-insensitively. */
export const email = v.pipe(
  v.string(code("emailRequired")),
  v.trim(),
  v.minLength(1, code("emailRequired")),
  v.regex(emailPattern, code("emailInvalid")),
  v.maxLength(emailMaximum, code("tooLong")),
);

/** A new password, which must follow the current rules. */
export const newPassword = v.pipe(
  v.string(code("passwordRequired")),
  v.minLength(1, code("passwordRequired")),
  v.minLength(passwordMinimum, code("passwordTooShort")),
  v.maxLength(passwordMaximum, code("passwordTooLong")),
);

/** An existing password, which may predate the current rules. */
export const password = v.pipe(
  v.string(code("passwordRequired")),
  v.minLength(1, code("passwordRequired")),
  v.maxLength(passwordMaximum, code("passwordTooLong")),
);

/** A repeated password; the form and the call check that both are equal. */
export const confirmPassword = v.pipe(v.string(code("confirmRequired")), v.minLength(1, code("confirmRequired")));

/** The interface languages. */
export const languages = ["en", "es", "fr"] as const;
export type Language = (typeof languages)[number];

/** The query of calls that depend on a language; an unknown value means English (spec §9). */
export const languageQuery = v.object({ language: v.optional(v.fallback(v.picklist(languages), "en"), "en") });

/** The message of a reply for the user. Any value that is not a string counts as missing, because it is only displayed. */
export const replyMessage = maybe(v.string());

/** A reply with an optional message for the user. */
export const messageReply = v.looseObject({ message: replyMessage });

/** Returns whether a language tag is one of the interface languages. */
export const isLanguage = (tag: string): tag is Language => languages.some((language) => language === tag);
