import { captionMaximum } from "@trellis/contract/content";
import { fill } from "../fill.ts";
import type { Brief } from "./brief.ts";
import { callFor, composerOf, structureOf } from "./narrative.ts";
import { cut, joinSentence, joinWithColon } from "./phrases.ts";
import { canFill, slotsOf, typicalWordsOf } from "./vocabulary.ts";

const maxLength = captionMaximum - 1;
const audienceLength = 40;
const shortTopic = 24;
/** How many entries of the vocabulary are tried to find a sentence that fits. */
const attempts = 6;

/**
 * Writes a caption: topic, a sentence with the niche's words, audience, tone and call to action. Leaves out what doesn't
 * fit, but never the niche's words.
 */
export function writeCaption(brief: Brief): string {
  const { topic, audience, tone, chance, text, vocabulary } = brief;
  const { content, typeset } = text;
  const colon = typeset(content.colon);
  const captions = content.structures[structureOf(brief)].captions;
  const sentences = Array.from({ length: attempts }, (_, offset) => {
    const slots = slotsOf(vocabulary, offset);
    const { compose } = composerOf(brief, slots);
    return chance
      .shuffle(captions, "caption")
      .filter((caption) => canFill(caption, slots))
      .map((caption) => compose(caption));
  }).flat();
  const join = (subject: string, sentence: string): string =>
    sentence.includes(":") ? joinSentence(subject, sentence) : joinWithColon(subject, sentence, colon);

  const tail = typeset(chance.pick(content.tones[tone].tails, "tail"));
  const call = callFor(brief);
  const forAudience = audience && fill(typeset(content.forAudience), { audience: cut(audience, audienceLength) });
  const endings = [[forAudience, tail, call], [forAudience, tail], [tail, call], [tail], [call], []];
  const isTypical = typicalWordsOf(vocabulary);
  const preferred = [sentences.filter((sentence) => isTypical(sentence)), sentences];
  for (const group of preferred) {
    for (const ending of endings) {
      for (const sentence of group) {
        const caption = [join(topic, sentence), ...ending].filter(Boolean).join(" ");
        if (caption.length <= maxLength) return caption;
      }
    }
  }
  const [shortest = ""] = sentences.toSorted((a, b) => a.length - b.length);
  const room = maxLength - join("", shortest).length;
  return join(cut(topic, Math.max(room, shortTopic)), shortest);
}
