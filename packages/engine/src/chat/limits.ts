import type { Language } from "@trellis/contract/fields";
import { remember } from "../remember.ts";
import en from "../text/en/limits.json" with { type: "json" };
import es from "../text/es/limits.json" with { type: "json" };
import fr from "../text/fr/limits.json" with { type: "json" };
import { patternsOf } from "./chat-texts.ts";

export const limitTexts: Readonly<Record<Language, typeof en>> = { en, es, fr };

/** The limits that a request sets for each item, such as “under 50 characters, no hashtags”. */
export interface Limits {
  readonly characters?: number | undefined;
  readonly words?: number | undefined;
  /** The number after the noun, as in “hooks about vans, 6 of them”. */
  readonly count?: number | undefined;
  readonly isUntagged?: boolean;
  readonly isUnasked?: boolean;
  readonly isGrouped?: boolean;
}

const names = ["form", "characters", "words", "untagged", "unasked", "grouped", "untoned", "count", "named"] as const;

const readerOf = remember((language: Language) => {
  const number = `\\d{1,3}|${Object.keys(patternsOf(language).numbers).join("|")}`;
  const whole = new Set<string>(["form", "count", "named"]);
  const compile = (name: (typeof names)[number]) => {
    const pattern = limitTexts[language][name].replaceAll("{number}", number);
    return new RegExp(whole.has(name) ? pattern : `(?:^|[\\s,;:(–-]+)(?:${pattern})(?![\\p{L}\\d])`, "iu");
  };
  return names.map((name) => [name, compile(name)] as const);
});

/** Reads the limits in a message and returns its other words. */
export function readLimits(text: string, language: Language): { limits: Limits; plain: string } {
  const { numbers } = patternsOf(language);
  const found = new Map<string, RegExpExecArray>();
  let plain = text;
  for (const [name, pattern] of readerOf(language)) {
    const match = pattern.exec(plain);
    if (!match) continue;
    found.set(name, match);
    // In “Ideas for my channel, 4 names”, the noun says what to write.
    if (name === "named") continue;
    plain = `${plain.slice(0, match.index)} ${plain.slice(match.index + match[0].length)}`.trim();
  }
  const valueOf = (name: string): number | undefined => {
    const { number, after } = found.get(name)?.groups ?? {};
    const word = (number ?? after ?? "").toLowerCase();
    return word === "" ? undefined : (numbers[word] ?? Number(word));
  };
  const limits = {
    characters: valueOf("characters"),
    words: valueOf("words"),
    count: valueOf("count") ?? valueOf("named"),
    isUntagged: found.has("untagged"),
    isUnasked: found.has("unasked"),
    isGrouped: found.has("grouped"),
  };
  return { limits, plain };
}

/** Whether a message contains limits and nothing else, such as “under 40 characters, please”. */
export function isOnlyLimits(text: string, plain: string, language: Language): boolean {
  return plain !== text && new RegExp(limitTexts[language].please, "iu").test(plain);
}

/** Whether an item keeps to the limits of a request. */
export const keepsTo =
  ({ characters = Infinity, words = Infinity, isUnasked, isUntagged }: Limits) =>
  (item: string): boolean =>
    item.length <= characters &&
    item.split(/\s+/u).length <= words &&
    !(isUnasked && item.includes("?")) &&
    !(isUntagged && item.includes("#"));

/** Returns a topic without its verb: “restoring old shutters” becomes “old shutters”. */
export const briefly = (topic: string, language: Language): string =>
  topic.replace(new RegExp(limitTexts[language].lead, "iu"), "");

/** Whether a request limits each item. */
export const isLimited = ({ characters, words, isGrouped, isUntagged, isUnasked }: Limits): boolean =>
  (characters ?? words) !== undefined || [isGrouped, isUntagged, isUnasked].includes(true);
