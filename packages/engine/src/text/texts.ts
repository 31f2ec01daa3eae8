import type { Language } from "@trellis/contract/fields";
import { parse } from "valibot";
import enChat from "./en/chat.json" with { type: "json" };
import enContent from "./en/content.json" with { type: "json" };
import enKeywords from "./en/keywords.json" with { type: "json" };
import enNiches from "./en/niches.json" with { type: "json" };
import enPlan from "./en/plan.json" with { type: "json" };
import esChat from "./es/chat.json" with { type: "json" };
import esContent from "./es/content.json" with { type: "json" };
import esKeywords from "./es/keywords.json" with { type: "json" };
import esNiches from "./es/niches.json" with { type: "json" };
import esPlan from "./es/plan.json" with { type: "json" };
import frChat from "./fr/chat.json" with { type: "json" };
import frContent from "./fr/content.json" with { type: "json" };
import frKeywords from "./fr/keywords.json" with { type: "json" };
import frNiches from "./fr/niches.json" with { type: "json" };
import frPlan from "./fr/plan.json" with { type: "json" };
import { type LanguageText, languageText } from "./schema.ts";

/** One language's texts, and its typography. */
export interface Text extends LanguageText {
  /** Applies the language's spacing rules to an interface text. Never call it with user text. */
  typeset: (sentence: string) => string;
}

function read(files: Record<keyof LanguageText, unknown>): Text {
  const text = parse(languageText, files);
  const rules = text.plan.typography.map(([pattern, replacement]) => [new RegExp(pattern, "g"), replacement] as const);
  const typeset = (sentence: string): string =>
    rules.reduce((spaced, [pattern, replacement]) => spaced.replace(pattern, replacement), sentence);
  return { ...text, typeset };
}

/** The texts of every language. A malformed file fails at start-up. */
export const texts: Readonly<Record<Language, Text>> = {
  en: read({ plan: enPlan, niches: enNiches, content: enContent, chat: enChat, keywords: enKeywords }),
  es: read({ plan: esPlan, niches: esNiches, content: esContent, chat: esChat, keywords: esKeywords }),
  fr: read({ plan: frPlan, niches: frNiches, content: frContent, chat: frChat, keywords: frKeywords }),
};
