import { type Language, languages } from "@trellis/contract/fields";
import { pageTexts as googlePage } from "@trellis/providers/sandbox-google/page";
import { pageTexts as youtubePage } from "@trellis/providers/sandbox-youtube/page";
import { describe, expect, it } from "vitest";
import { messagesFor } from "../../../apps/api/src/text/messages.ts";
import { mails, writeSample } from "../../api/mail-samples.ts";

type Words = { readonly [key: string]: string | Words };
const files = import.meta.glob<Words>("../../../apps/web/src/text/*/*.ts", { import: "text", eager: true });

const flat = (words: Words, path = ""): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string" ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  );

const catalog = (language: string) =>
  new Map(
    Object.entries(files)
      .filter(([file]) => file.includes(`/${language}/`))
      .flatMap(([file, words]) => flat(words, `${file.split("/").at(-1)}:`)),
  );

const placeholders = (sentence = "") => (sentence.match(/\{\{\w+\}\}/g) ?? []).toSorted();
const english = catalog("en");
const translations = languages.filter((language) => language !== "en");

describe.each(translations)("the text catalog in %s", (language) => {
  const theirs = catalog(language);

  it("has exactly the English keys", () => {
    expect([...theirs.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it("has the same placeholders as English", () => {
    for (const [key, sentence] of english)
      expect([key, placeholders(theirs.get(key))]).toEqual([key, placeholders(sentence)]);
  });

  it("contains no empty message", () => {
    for (const [key, sentence] of theirs) expect([key, sentence.trim()]).not.toEqual([key, ""]);
  });
});

it("I18-12 the catalogs of all languages have the same keys and placeholders", () => {
  for (const language of translations) {
    const shape = (words: Map<string, string>) =>
      Object.fromEntries([...words].map(([key, text]) => [key, placeholders(text)]));
    expect(shape(catalog(language))).toEqual(shape(english));
  }
});

it("SUP-22 the English catalog has the fallback messages of the sign-up form", () => {
  const words = new Set(english.values());
  for (const sentence of [
    "Full name is required",
    "Invalid email",
    "Email is required",
    "At least {{count}} characters",
    "Password is required",
    "Passwords must match",
    "Confirm password is required",
  ]) {
    expect(words).toContain(sentence);
  }
});

it("ERR-11 the English catalog has the field messages of the specification verbatim", () => {
  const words = new Set(english.values());
  for (const sentence of [
    "This field is required",
    "Please enter a valid email address",
    "Password must be at least {{count}} characters",
    "Passwords do not match",
    "Must be at least {{count}} characters",
    "Must be no more than {{count}} characters",
    "Code must be 6 digits",
  ]) {
    expect(words).toContain(sentence);
  }
});

// The tests of the screens prove where each message appears. The first two come from the server.
it.each([
  [
    "ERR-08",
    [
      "Code expired. Please request a new one",
      "Invalid verification code",
      "No email provided",
      "Failed to load plans",
      "No plans available",
      "Failed to setup payment",
      "Failed to setup payment update",
      "Retry Setup",
    ],
  ],
  [
    "ERR-09",
    [
      "An error occurred while processing payment",
      "Error generating content",
      "Failed to generate content",
      "Please try again or check your connection.",
      "Connection Error",
      "No analytics available.",
      "No comments available.",
    ],
  ],
  [
    "ERR-10",
    [
      "Failed to connect YouTube",
      "Failed to fetch analytics",
      "Failed to disconnect YouTube",
      "YouTube disconnected successfully",
      "YouTube connected successfully",
      "Payment method updated successfully!",
      "An error occurred while updating payment method",
      "Page Not Found",
    ],
  ],
])("%s the English text includes the specified messages verbatim", (_id, sentences) => {
  const texts = new Set<unknown>([...english.values(), ...Object.values(messagesFor("en"))]);
  expect(sentences.filter((sentence) => !texts.has(sentence))).toEqual([]);
});

/** Returns every message in a catalog. Functions are called with “1”. */
const textsIn = (texts: unknown): string[] => {
  if (typeof texts === "string") return [texts];
  if (typeof texts === "function") return [String((texts as (given: unknown) => unknown)("1"))];
  return Object.values(texts as object).flatMap(textsIn);
};

const reader = { fullname: "Ada", email: "ada@example.com" };
const mailsIn = (language: Language) =>
  mails.map((sample) => writeSample(sample, language, reader)).flatMap(({ subject, text }) => [subject, text]);

describe.each(languages)("the whole text in %s", (language) => {
  const everywhere = [
    messagesFor(language),
    mailsIn(language),
    googlePage[language],
    youtubePage[language],
    [...catalog(language).values()],
  ];
  const texts = everywhere.flatMap(textsIn);

  it("uses curly quotes except where the specification uses straight ones", () => {
    expect(texts.length).toBeGreaterThan(800);
    const stated = ["'no skills'"];
    expect(
      texts.filter((sentence) => /['"]/.test(stated.reduce((rest, each) => rest.replace(each, ""), sentence))),
    ).toEqual([]);
  });
});
