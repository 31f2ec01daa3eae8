import type { Language } from "@trellis/contract/fields";
import { type SensitiveConcept, sensitiveConceptIds, sensitiveConcepts } from "../text/content-schema.ts";
import type { NicheId } from "../text/schema.ts";
import { texts } from "../text/texts.ts";
import { fold } from "../user-text.ts";

/** How a post about a sensitive topic is written. */
type Sensitivity = (typeof sensitiveConcepts)[SensitiveConcept];

const languages = Object.keys(texts) as Language[];
/** Keywords of all languages, because creators mix them. */
const keywordsFor = (wanted: Sensitivity): string[] =>
  sensitiveConceptIds
    .filter((concept) => sensitiveConcepts[concept] === wanted)
    .flatMap((concept) => languages.flatMap((language) => texts[language].content.sensitive.concepts[concept]));
const words = {
  gentle: keywordsFor("gentle"),
  calm: keywordsFor("calm"),
  harmless: languages.flatMap((language) => texts[language].content.sensitive.harmless),
};

const contains = (padded: string, keyword: string): boolean =>
  padded.includes(keyword.endsWith("*") ? ` ${keyword.slice(0, -1)}` : ` ${keyword} `);

/** Returns how a post about sensitive topics is written, or undefined for other topics. */
export function sensitivityOf(topics: readonly string[]): Sensitivity | undefined {
  const padded = topics.map((topic) =>
    words.harmless.reduce((rest, phrase) => rest.replaceAll(` ${phrase} `, " "), ` ${fold(topic)} `),
  );
  const mention = (keywords: readonly string[]) =>
    padded.some((topic) => keywords.some((keyword) => contains(topic, keyword)));
  if (mention(words.gentle)) return "gentle";
  return mention(words.calm) ? "calm" : undefined;
}

/** Niches whose own vocabulary suits a post about a dark subject: a novel, a game, a sick plant. */
const impersonal: ReadonlySet<NicheId> = new Set<NicheId>([
  "books",
  "comedy",
  "finance",
  "gaming",
  "garden",
  "music",
  "realestate",
  "tech",
  "video",
]);

/** Whether a post about a sensitive topic in a niche needs the vocabulary for hard times. */
export const needsGentleWords = (niche: NicheId): boolean => !impersonal.has(niche);
