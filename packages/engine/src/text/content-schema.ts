import * as v from "valibot";
import { announcement, gentleStructures, slotKinds, type SlotKind, structureIds, toneIds } from "./content-ids.ts";
import { gentleVocabulary, lossVocabulary } from "./gentle-schema.ts";
import { platformIds } from "./platforms.ts";
import { lossIds, sensitiveConceptIds } from "./sensitive-concepts.ts";
import { keyed, text, threeOrMore, twoOrMore } from "./shapes.ts";

/** Kinds of entries that are spoken about. */
const spokenKinds = [
  "thing",
  "situation",
  "action",
  "result",
  "mistake",
  "myth",
  "question",
  "moment",
] as const satisfies readonly SlotKind[];

/**
 * A part of a post: its heading, what is said, and what an outline notes about it. Slots are the kinds of vocabulary;
 * a number stands for another entry (`{action2}`), a capital starts a sentence (`{Thing}`).
 */
const beat = v.object({ name: text, say: twoOrMore, note: text });

/** A way to structure a post. */
const structure = v.object({
  name: text,
  /** Each follows the topic and a colon, and has no final stop or colon of its own. */
  titles: twoOrMore,
  /** Each follows the topic in a caption: with a closing mark, as short as possible, in lower case unless it starts with a slot. */
  captions: twoOrMore,
  hook: beat,
  /** In spoken order. A short script omits the last parts. */
  core: v.tuple([beat, beat, beat, beat]),
});

/** Sentences that follow an entry of the vocabulary in a long video. They fit any subject. */
const more = keyed(spokenKinds, threeOrMore);

/**
 * The grammar of posts. A topic can be any phrase, so it has no slot: it precedes a colon or a stop. Every sentence has
 * a slot for the niche's vocabulary, so that posts about different topics rarely share a line.
 */
export const contentText = v.object({
  /** The topic to use if the request names none. */
  topic: text,
  forAudience: threeOrMore,
  /** Separates a topic from the sentence about it. */
  colon: text,
  /** Pattern that matches "for" at the start of an audience. */
  leadingFor: text,
  /** Folded words that are omitted from hashtags made from a long phrase. */
  tagStops: v.array(text),
  /** Pattern of words that refer to the creator: a topic such as "how I started" belongs to the account's niche. */
  personal: text,
  wordsPerMinute: v.number(),
  labels: keyed(["audience", "tone", "say", "show", "caption", "title", "tip"], text),
  tones: keyed(
    toneIds,
    v.object({
      /** Advice on delivery. */
      voice: twoOrMore,
      /** Said before the hook. */
      opens: threeOrMore,
      /** Said at the end. */
      closes: threeOrMore,
      /** End of a caption, at most 30 UTF-16 units. */
      tails: threeOrMore,
      tag: text,
    }),
  ),
  places: keyed(
    platformIds,
    v.object({
      /** Calls to action, at most 28 UTF-16 units. */
      calls: threeOrMore,
      scriptFormat: text,
      outlineFormat: text,
      /** Names of the parts of an outline, each followed by the name of a beat. */
      parts: threeOrMore,
      /** Advice at the end of an outline. */
      tips: threeOrMore,
      tag: text,
    }),
  ),
  structures: keyed([...structureIds, announcement], structure),
  /** Further parts of longer posts. */
  extras: v.array(beat),
  more,
  /** The frame of an announcement; the pattern matches folded topics such as "our course opens Monday". */
  news: v.object({ pattern: text, opens: threeOrMore, closes: threeOrMore, tails: threeOrMore, calls: threeOrMore }),
  /** Captions of private moments outside the account's niche; the pattern matches folded topics such as "beach pic". */
  everyday: v.object({ pattern: text, captions: twoOrMore }),
  /**
   * Captions of topics outside the known niches, with the topic inside: whole sentences in lower case. The pattern matches
   * a topic that is a task, such as "turning a curtain into a dress".
   */
  general: v.object({ pattern: text, tasks: threeOrMore, nouns: threeOrMore, any: threeOrMore }),
  closing: text,
  /** Shots to show while an entry is mentioned: `{it}` is the entry, `{It}` starts a sentence. */
  shows: keyed(slotKinds, twoOrMore),
  /** Questions about a subject outside the known niches. */
  questions: threeOrMore,
  /** Pictures, sentences and calls to action for posts about sensitive topics. */
  gentleWording: v.object({
    shows: threeOrMore,
    calls: threeOrMore,
    more,
    structures: keyed(gentleStructures, structure),
  }),
  gentle: gentleVocabulary,
  losses: keyed(lossIds, lossVocabulary),
  /** Subjects that exclude each other within a niche, by folded keywords: dogs or cats, sewing or pottery. */
  subjects: v.array(v.array(v.array(text))),
  /** Patterns of folded words: "<person>" stands for a group, "divorc*" for every word with that beginning. */
  sensitive: v.object({
    groups: v.record(text, text),
    concepts: keyed(sensitiveConceptIds, v.tupleWithRest([text], text)),
    /** Harmless phrases that contain such a word. */
    harmless: v.array(text),
  }),
});
