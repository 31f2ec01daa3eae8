import { captionMaximum } from "@trellis/contract/content";
import { capitalize, fill } from "../fill.ts";
import type { Brief } from "./brief.ts";
import type { StructureId } from "../text/content-ids.ts";
import { callFor, composerOf, structureOf, structuresFor, structureText } from "./narrative.ts";
import { cut, joinSentence, joinWithColon } from "./phrases.ts";
import { typicality, typicalWordsOf } from "./typical-words.ts";
import { canFill, slotsOf } from "./vocabulary.ts";

const maxLength = captionMaximum - 1;
const audienceLength = 40;
const shortTopic = 24;
/** A longer topic is usually a whole sentence. */
const phraseWords = 8;
/** The number of vocabulary entries to try in search of a sentence that fits. */
const attempts = 6;
/** The weight of a sentence that clearly belongs to its niche. */
const typicalWeight = 5;
/** Matches the start of a quotation, or of a vocabulary entry that is a whole sentence. */
const startsSentence = /^[\p{Lu}\p{N}“«¿¡]/u;

/** Combines each item of the first list with each of the second one. */
const cross = <A, B>(first: readonly A[], second: readonly B[]): [A, B][] =>
  first.flatMap((a) => second.map((b): [A, B] => [a, b]));

/** Returns the sentences about a private moment, in a different order for each variant. */
function momentsFor({ random, variant, text: { content, typeset } }: Brief) {
  const sentences = random.shuffle(content.everyday.captions, "everyday");
  const first = variant % sentences.length;
  return [...sentences.slice(first), ...sentences.slice(0, first)].map((sentence) => ({
    sentence: typeset(sentence),
    weight: typicalWeight,
  }));
}

/** A topic that is a question, a sentence or a list doesn’t fit into another sentence. */
const isPhrase = (topic: string): boolean => !/[?!:,;.…¿¡]/u.test(topic) && topic.split(" ").length <= phraseWords;

/** Writes a caption about a topic that no vocabulary covers; undefined if the topic doesn’t fit into a sentence. */
function writeGeneral(brief: Brief): string | undefined {
  const { topic, random, variant, tone, chance, text } = brief;
  const { general, tones } = text.content;
  if (!isPhrase(topic)) return undefined;
  const isTask = new RegExp(general.pattern, "iu").test(brief.plain);
  const sentences = random.shuffle([...(isTask ? general.tasks : general.nouns), ...general.any], "general");
  const tail = text.typeset(chance.pick(tones[tone].tails, "tail"));
  const call = callFor(brief);
  const captions = sentences.map((_, index) => {
    const sentence = sentences[(variant + index) % sentences.length] ?? "";
    const inside = sentence.startsWith("{") ? topic : brief.plain;
    return capitalize(fill(text.typeset(sentence), { topic: inside }));
  });
  return captions
    .flatMap((caption) => [`${caption} ${tail} ${call}`, `${caption} ${tail}`, caption])
    .find((caption) => caption.length <= maxLength);
}

/**
 * Writes a caption: the topic, a sentence, and an audience, tone or call to action if they fit. Prefers sentences with
 * the niche's words.
 */
export function writeCaption(brief: Brief): string {
  const { topic, audience, tone, niche, chance, text, vocabulary } = brief;
  const general = brief.isGeneral && !brief.isAnnouncement ? writeGeneral(brief) : undefined;
  if (general !== undefined) return general;
  const { content, typeset } = text;
  const colon = typeset(content.colon);
  const composers = Array.from({ length: attempts }, (_, offset) => {
    const slots = slotsOf(vocabulary, offset);
    return { slots, ...composerOf(brief, slots) };
  });
  const sentencesIn = (id: StructureId): string[] =>
    composers.flatMap(({ slots, compose }) => {
      const captions = structureText(id, brief).captions.filter((caption) => canFill(caption, slots));
      return chance.shuffle(captions, "caption").map((caption) => compose(caption));
    });
  const join = (subject: string, sentence: string): string =>
    sentence.includes(":") || startsSentence.test(sentence)
      ? joinSentence(subject, sentence)
      : joinWithColon(subject, sentence, colon);

  const tail = typeset(chance.pick((brief.isAnnouncement ? content.news : content.tones[tone]).tails, "tail"));
  const call = callFor(brief);
  const shortAudience = cut(audience, audienceLength);
  const forAudience =
    audience &&
    fill(typeset(chance.pick(content.forAudience, "audience")), {
      audience: shortAudience,
      Audience: capitalize(shortAudience),
    });
  /** The endings to try, in order of preference. Those without a tone come last. */
  const endings = brief.isEveryday
    ? [[[forAudience], []]]
    : [
        [[forAudience, tail], [tail, call], [tail]],
        [[call], []],
      ];
  const typical = typicalWordsOf(niche, text);
  const rank = (sentences: readonly string[]) =>
    sentences
      .map((sentence) => ({ sentence, weight: typicality(sentence, topic, typical) }))
      .toSorted((a, b) => b.weight - a.weight);
  const own = brief.isEveryday ? momentsFor(brief) : rank(sentencesIn(structureOf(brief)));
  const others = () => rank(structuresFor(brief).flatMap((id) => sentencesIn(id)));
  const atLeast = (weight: number, ranked: typeof own) => ranked.filter((sentence) => sentence.weight >= weight);
  const strong = atLeast(typicalWeight, own);
  const preferred = [
    // Sentences of other structures are only needed if this structure has none with the niche's words.
    strong.length > 0 ? strong : chance.shuffle(atLeast(typicalWeight, others()), "other captions"),
    atLeast(1, own),
    own,
  ];
  for (const [sentences, ending] of endings.flatMap((group) => cross(preferred, group))) {
    for (const { sentence } of sentences) {
      const caption = [join(topic, sentence), ...ending].filter(Boolean).join(" ");
      if (caption.length <= maxLength) return caption;
    }
  }
  const [shortest = ""] = own.map(({ sentence }) => sentence).toSorted((a, b) => a.length - b.length);
  const room = maxLength - join("", shortest).length;
  return join(cut(topic, Math.max(room, shortTopic)), shortest);
}
