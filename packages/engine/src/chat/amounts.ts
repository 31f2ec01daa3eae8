import type { Language } from "@trellis/contract/fields";
import en from "../text/en/sums.json" with { type: "json" };
import es from "../text/es/sums.json" with { type: "json" };
import fr from "../text/fr/sums.json" with { type: "json" };
import { remember } from "../remember.ts";
import { patternsOf } from "./chat-texts.ts";

export type SumText = typeof en;
export const sumTexts: Readonly<Record<Language, SumText>> = { en, es, fr };

type Unit = keyof SumText["units"];
export type Period = keyof SumText["periods"];

/** A number in a message, with what it counts. */
export interface Amount {
  readonly value: number;
  readonly unit: Unit | "percent" | undefined;
  /** The word for the unit as the user wrote it; empty if there is none. */
  readonly word: string;
  /** The period of a rate, such as “15 a week”. */
  readonly per: Period | undefined;
  /** The period that the amount itself counts, such as “3 weeks”. */
  readonly time: Period | undefined;
  /** Whether the number is written as a word, such as “two”. */
  readonly isWord: boolean;
  /** Whether the amount applies to each of the other things: “each takes me 5 hours”. */
  readonly isEach: boolean;
  /** Whether the amount is a goal, such as “until 300”. */
  readonly isGoal: boolean;
}

/** Returns the text in lower case without accents and apostrophes, but with the punctuation of numbers. */
export const plainOf = (text: string): string =>
  text
    .slice(0, 700)
    .normalize("NFD")
    .replace(/[\u0300-\u036F]/gu, "")
    .replace(/['’]/gu, " ")
    .toLowerCase();

const unitNames = [
  "views",
  "clicks",
  "likes",
  "opens",
  "buyers",
  "people",
  "posts",
  "hours",
  "minutes",
  "money",
] as const;
const periodNames = ["day", "week", "month", "year"] as const;

const readerOf = remember((language: Language) => {
  const { units, periods, per, each, until, age, one, in: within } = sumTexts[language];
  const words = Object.keys(patternsOf(language).numbers).filter(
    (word) => !/^(?:a |an? |one|una?|uno|une)/u.test(word),
  );
  const anyPeriod = Object.values(periods).join("|");
  const start = (pattern: string) => new RegExp(`^\\s*(?:${pattern})(?![\\p{L}\\d])`, "u");
  return {
    number: new RegExp(
      `(?<![\\p{L}\\d.,:])([$€£]\\s?)?(\\d+:\\d\\d|\\d{1,3}(?:[., ]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)?|(?:${words.join("|")})(?![\\p{L}]))(k(?!\\p{L})|\\s?mil(?!\\p{L}))?`,
      "gu",
    ),
    units: unitNames.map(
      (name) => [name, new RegExp(`^\\s*(?:[\\p{L}]+\\s){0,2}?(${units[name]})(?![\\p{L}\\d])`, "u")] as const,
    ),
    periods: periodNames.map((name) => [name, start(periods[name])] as const),
    rate: new RegExp(`^\\s*(?:[\\p{L}]+\\s){0,3}?(?:(?:${per})\\s|/)\\s?(${anyPeriod})(?![\\p{L}])`, "u"),
    daily: new RegExp(
      `^\\s*(?:[\\p{L}]+\\s){0,1}?(daily|weekly|monthly|diari[oa]s?|semanal(?:es)?|mensual(?:es)?)(?![\\p{L}])`,
      "u",
    ),
    each: new RegExp(`(?<![\\p{L}])(?:${each})(?![\\p{L}])`, "u"),
    goal: new RegExp(`(?<![\\p{L}])(?:${until})\\s*$`, "u"),
    age: new RegExp(`^\\s*(?:[\\p{L}]+\\s)?${age}`, "u"),
    single: new RegExp(`(?<![\\p{L}])(?:${within}) (?:${one}) (${anyPeriod})(?![\\p{L}])`, "gu"),
  };
});

const maxAmounts = 8;

function valueOf(digits: string, scale: string, numbers: Readonly<Record<string, number>>): number {
  if (/^\d+:\d\d$/u.test(digits)) {
    const [minutes = 0, seconds = 0] = digits.split(":").map(Number);
    return minutes + seconds / 60;
  }
  const isGrouped = /[., ]\d{3}$/u.test(digits);
  const number = numbers[digits] ?? Number(isGrouped ? digits.replace(/[., ]/gu, "") : digits.replace(",", "."));
  return scale === "" ? number : number * 1_000;
}

/** Returns the period that a word such as “weeks” names. */
export const periodOf = (word: string, language: Language): Period | undefined =>
  readerOf(language).periods.find(([, pattern]) => pattern.test(word))?.[0];

/** Reads the numbers in a message and what each of them counts. */
export function amountsIn(text: string, language: Language): Amount[] {
  const reader = readerOf(language);
  const { numbers } = patternsOf(language);
  const plain = plainOf(text);
  const found = [...plain.matchAll(reader.number)].slice(0, maxAmounts);
  const amounts = found.map((match, place): Amount => {
    const [whole, sign = "", digits = "", scale = ""] = match;
    const end = match.index + whole.length;
    const rest = plain.slice(end, found[place + 1]?.index).split(/[,;.!?](?=\s|$)/u)[0] ?? "";
    const before = plain.slice(found[place - 1]?.index ?? 0, match.index);
    const named = reader.units.flatMap(([name, pattern]) => {
      const [all = "", word = ""] = pattern.exec(rest) ?? [];
      return word === "" ? [] : [{ name, word, at: all.length }];
    });
    const [unit] = named.toSorted((a, b) => a.at - b.at);
    const isTime = digits.includes(":");
    const time = reader.periods.find(([, pattern]) => pattern.test(rest.replace(/^-/u, "")))?.[0];
    const rate = reader.rate.exec(rest)?.[1] ?? reader.daily.exec(rest)?.[1] ?? "";
    return {
      value: valueOf(digits, scale.trim(), numbers),
      unit: /^\s?(?:%|percent|por ciento|pour cent)/u.test(rest)
        ? "percent"
        : sign === "" && !/^\s?[€$£]/u.test(rest)
          ? isTime
            ? "minutes"
            : unit?.name
          : "money",
      word: unit?.word ?? "",
      per:
        rate === ""
          ? undefined
          : (periodOf(rate, language) ?? (/^[sw]/u.test(rate) ? "week" : rate.startsWith("m") ? "month" : "day")),
      isWord: !/\d/u.test(digits),
      time: reader.age.test(rest) ? undefined : time,
      isEach: reader.each.test(before) || reader.each.test(rest),
      isGoal: reader.goal.test(before) && time === undefined,
    };
  });
  const single = [...plain.matchAll(reader.single)].map(([, word = ""]): Amount => {
    const time = periodOf(word, language);
    return { value: 1, unit: undefined, word: "", per: undefined, time, isWord: true, isEach: false, isGoal: false };
  });
  return [...amounts, ...single];
}
