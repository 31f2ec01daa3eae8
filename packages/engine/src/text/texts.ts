import type { Language } from "@trellis/contract/fields";
import { parse } from "valibot";
import enAudience from "./en/audience.json" with { type: "json" };
import enContent from "./en/content.json" with { type: "json" };
import enKeywords from "./en/keywords.json" with { type: "json" };
import enNiches from "./en/niches.json" with { type: "json" };
import enPlan from "./en/plan.json" with { type: "json" };
import esAudience from "./es/audience.json" with { type: "json" };
import esContent from "./es/content.json" with { type: "json" };
import esKeywords from "./es/keywords.json" with { type: "json" };
import esNiches from "./es/niches.json" with { type: "json" };
import esPlan from "./es/plan.json" with { type: "json" };
import frAudience from "./fr/audience.json" with { type: "json" };
import frContent from "./fr/content.json" with { type: "json" };
import frKeywords from "./fr/keywords.json" with { type: "json" };
import frNiches from "./fr/niches.json" with { type: "json" };
import frPlan from "./fr/plan.json" with { type: "json" };
import { type LanguageText, languageText } from "./schema.ts";
import { type NicheId, nicheIds } from "./niche-ids.ts";
import { type NicheText, nicheText } from "./niche-schema.ts";

/** One language's texts, and its typography. */
export interface Text extends LanguageText {
  readonly niches: Readonly<Record<NicheId, NicheText>>;
  /** Applies the language's spacing rules to an interface text. Never call it with user text. */
  typeset: (sentence: string) => string;
}

type NicheFiles = Readonly<Record<NicheId, object>>;

/** Validates a niche at first use: all of them together would slow down start-up. */
function readNiches(files: NicheFiles): Text["niches"] {
  const known = new Map<NicheId, NicheText>();
  const niche = (id: NicheId): NicheText => {
    const checked = known.get(id) ?? parse(nicheText, files[id]);
    known.set(id, checked);
    return checked;
  };
  const lazy = nicheIds.map((id) => [id, { enumerable: true, get: () => niche(id) }] as const);
  return Object.defineProperties(Object.create(null), Object.fromEntries(lazy));
}

function read(files: Record<keyof LanguageText, unknown>, niches: NicheFiles): Text {
  const text = parse(languageText, files);
  const rules = text.plan.typography.map(([pattern, replacement]) => [new RegExp(pattern, "g"), replacement] as const);
  const typeset = (sentence: string): string =>
    rules.reduce((spaced, [pattern, replacement]) => spaced.replace(pattern, replacement), sentence);
  return { ...text, niches: readNiches(niches), typeset };
}

/** The texts of every language. A malformed file fails at start-up. */
export const texts: Readonly<Record<Language, Text>> = {
  en: read({ plan: enPlan, content: enContent, keywords: enKeywords, audience: enAudience }, enNiches),
  es: read({ plan: esPlan, content: esContent, keywords: esKeywords, audience: esAudience }, esNiches),
  fr: read({ plan: frPlan, content: frContent, keywords: frKeywords, audience: frAudience }, frNiches),
};
