import type { Language } from "@trellis/contract/fields";
import type { NicheId } from "../text/schema.ts";
import { texts } from "../text/texts.ts";
import { fold } from "../user-text.ts";

/** Why a topic needs a calm tone. */
type Sensitivity = "grief" | "debt";

const languages = Object.keys(texts) as Language[];
/** Keywords of all languages, because creators mix them. */
const collect = (kind: Sensitivity | "harmless"): string[] => [
  ...new Set(languages.flatMap((language) => texts[language].content.sensitive[kind])),
];
const words = { grief: collect("grief"), debt: collect("debt"), harmless: collect("harmless") };

const contains = (padded: string, keyword: string): boolean =>
  padded.includes(keyword.endsWith("*") ? ` ${keyword.slice(0, -1)}` : ` ${keyword} `);

/** Returns why topics are sensitive, or undefined. */
export function sensitivityOf(topics: readonly string[]): Sensitivity | undefined {
  const padded = topics.map((topic) =>
    words.harmless.reduce((rest, phrase) => rest.replaceAll(` ${phrase} `, " "), ` ${fold(topic)} `),
  );
  const mention = (keywords: readonly string[]) =>
    padded.some((topic) => keywords.some((keyword) => contains(topic, keyword)));
  if (mention(words.grief)) return "grief";
  return mention(words.debt) ? "debt" : undefined;
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

/** Whether a post about grief in a niche needs the vocabulary for grief. */
export const needsGentleWords = (niche: NicheId): boolean => !impersonal.has(niche);
