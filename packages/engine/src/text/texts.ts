import type { Language } from "@trellis/contract/fields";
import { type GenericSchema, parse } from "valibot";
import enAudience from "./en/audience.json" with { type: "json" };
import enContent from "./en/content.json" with { type: "json" };
import enKeywords from "./en/keywords.json" with { type: "json" };
import enNiches from "./en/niches.json" with { type: "json" };
import enPlan from "./en/plan.json" with { type: "json" };
import enSpecialties from "./en/specialties.json" with { type: "json" };
import esAudience from "./es/audience.json" with { type: "json" };
import esContent from "./es/content.json" with { type: "json" };
import esKeywords from "./es/keywords.json" with { type: "json" };
import esNiches from "./es/niches.json" with { type: "json" };
import esPlan from "./es/plan.json" with { type: "json" };
import esSpecialties from "./es/specialties.json" with { type: "json" };
import frAudience from "./fr/audience.json" with { type: "json" };
import frContent from "./fr/content.json" with { type: "json" };
import frKeywords from "./fr/keywords.json" with { type: "json" };
import frNiches from "./fr/niches.json" with { type: "json" };
import frPlan from "./fr/plan.json" with { type: "json" };
import frSpecialties from "./fr/specialties.json" with { type: "json" };
import { type SpecialtyId, specialtyIds } from "./content-ids.ts";
import { type SpecialtyText, specialtyVocabulary } from "./gentle-schema.ts";
import { type LanguageText, languageText } from "./schema.ts";
import { type NicheId, nicheIds } from "./niche-ids.ts";
import { type NicheText, nicheText } from "./niche-schema.ts";

/** The text of one language, and its typography. */
export interface Text extends LanguageText {
  readonly niches: Readonly<Record<NicheId, NicheText>>;
  readonly specialties: Readonly<Record<SpecialtyId, SpecialtyText>>;
  /** Applies the language's spacing rules to the engine's own text. Never call it with user text. */
  typeset: (sentence: string) => string;
}

/** Validates each part at first use: validating all of them at once would slow down start-up. */
function readParts<Id extends string, Part>(
  ids: readonly Id[],
  schema: GenericSchema<unknown, Part>,
  files: Readonly<Record<Id, unknown>>,
): Readonly<Record<Id, Part>> {
  const known = new Map<Id, Part>();
  const part = (id: Id): Part => {
    const checked = known.get(id) ?? parse(schema, files[id]);
    known.set(id, checked);
    return checked;
  };
  const lazy = ids.map((id) => [id, { enumerable: true, get: () => part(id) }] as const);
  return Object.defineProperties(Object.create(null), Object.fromEntries(lazy));
}

function read(
  files: Record<keyof LanguageText, unknown>,
  niches: Readonly<Record<NicheId, unknown>>,
  specialties: Readonly<Record<SpecialtyId, unknown>>,
): Text {
  const text = parse(languageText, files);
  const rules = text.plan.typography.map(([pattern, replacement]) => [new RegExp(pattern, "g"), replacement] as const);
  const typeset = (sentence: string): string =>
    rules.reduce((spaced, [pattern, replacement]) => spaced.replace(pattern, replacement), sentence);
  return {
    ...text,
    niches: readParts(nicheIds, nicheText, niches),
    specialties: readParts(specialtyIds, specialtyVocabulary, specialties),
    typeset,
  };
}

/** The text of every language. A malformed file fails at start-up; a malformed niche or specialty, at its first use. */
export const texts: Readonly<Record<Language, Text>> = {
  en: read({ plan: enPlan, content: enContent, keywords: enKeywords, audience: enAudience }, enNiches, enSpecialties),
  es: read({ plan: esPlan, content: esContent, keywords: esKeywords, audience: esAudience }, esNiches, esSpecialties),
  fr: read({ plan: frPlan, content: frContent, keywords: frKeywords, audience: frAudience }, frNiches, frSpecialties),
};
