import { type Language, languages } from "@trellis/contract/fields";
import en from "../text/en/styles.json" with { type: "json" };
import es from "../text/es/styles.json" with { type: "json" };
import fr from "../text/fr/styles.json" with { type: "json" };
import { fold } from "../user-text.ts";
import type { Tone } from "./changes.ts";
import { patternsOf } from "./chat-texts.ts";

type Styles = typeof en;

const texts: Readonly<Record<Language, Styles>> = { en, es, fr };
const longTopic = 6;

/** Returns the templates of a kind in a tone; empty if there are none. */
export const styledTemplates = (kind: string, tone: Tone | undefined, language: Language): readonly string[] =>
  tone === undefined ? [] : ((texts[language][tone] as Readonly<Record<string, readonly string[]>>)[kind] ?? []);

/** Matches the audience in a topic: “sourdough for people who work full time”. */
const forWhom = /(?<=^.{3,}?) (?:for|para|pour) \p{L}{2}.*$/u;

/** Whether a topic is a sentence or a long phrase, such as “why my dog hates the vacuum”, which only a few templates can hold. */
export function isClause(topic: string): boolean {
  const subject = topic.replace(forWhom, "");
  const folded = fold(subject);
  return (
    subject.split(" ").length >= longTopic ||
    languages.some((language) => patternsOf(language).matches("clauseTopic", folded))
  );
}

/** Returns the templates that can hold a sentence as their topic; empty for other kinds. */
export const clauseTemplates = (kind: string, language: Language): readonly string[] =>
  (texts[language].clause as Readonly<Record<string, readonly string[]>>)[kind] ?? [];

/** Returns the templates for a shop, a trade or a profession; undefined for other topics and kinds. */
export function businessTemplates(kind: string, topic: string, language: Language): readonly string[] | undefined {
  const { pattern, ...lists } = texts[language].business;
  if (!new RegExp(pattern, "u").test(fold(topic))) return undefined;
  return (lists as Readonly<Record<string, readonly string[]>>)[kind];
}

/** Captions that can hold any noun phrase, and the words that mark an announcement. */
export const plainTexts = (language: Language): Styles["plain"] => texts[language].plain;
