import { storyNameFromExport } from "storybook/internal/csf";
import type { Indexer, IndexInput } from "storybook/internal/types";

/** Words that keep their capital letter inside a sentence. */
const names = /^(AI|English|Facebook|French|Google|Instagram|Spanish|Stripe|TikTok|Trellis|YouTube|[A-Z0-9]{2,})$/;

/** Ids of acceptance cases, such as "DSH-01 DSH-12 ", and the first letter of the sentence after them. */
const start = /^((?:[A-Z]{3}-\d+ )*)(.)/;

/** Writes the name of a story as a sentence: Storybook derives names such as "Not Six Digits" from exports. */
function withSentence(input: IndexInput): IndexInput {
  const derived = storyNameFromExport(input.exportName);
  const name = input.name ?? derived;
  const words = name.replace("Tik Tok", "TikTok").replace("You Tube", "YouTube").split(" ");
  const sentence =
    name === derived
      ? words.map((word, index) => (index === 0 || names.test(word) ? word : word.toLowerCase())).join(" ")
      : name.replace(start, (_, ids: string, first: string) => `${ids}${first.toUpperCase()}`);
  return { ...input, name: sentence };
}

/**
 * Makes an indexer write all names of stories as sentences. The sidebar and the search show them; the id of a story depends
 * only on its export.
 */
export const withSentences = ({ test, createIndex }: Indexer): Indexer => ({
  test,
  createIndex: async (...file) => (await createIndex(...file)).map(withSentence),
});
