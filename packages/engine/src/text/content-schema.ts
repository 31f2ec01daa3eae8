import { contentTones } from "@trellis/contract/content";
import * as v from "valibot";
import { platformIds } from "./platforms.ts";

/** The ways in which a post can be told. */
export const structureIds = [
  "story",
  "list",
  "contrast",
  "mistake",
  "experiment",
  "question",
  "beforeAfter",
  "day",
  "myth",
  "tutorial",
] as const;
/** How a post tells a date or something new; only for topics that announce it. */
export const announcement = "announcement";
/** What a slot can stand for: one entry of a niche's vocabulary. */
export const slotKinds = [
  "thing",
  "situation",
  "action",
  "result",
  "mistake",
  "myth",
  "question",
  "moment",
  "hook",
  "series",
] as const;
/** The requested tones, and the tone of texts about loss, illness, separation and debt. */
const toneIds = [...contentTones, "calm"] as const;

/**
 * Sensitive topics and how posts about them are written: "gentle" with words for hard times, "calm" with the niche's
 * own. Every language lists its words for each.
 */
export const sensitiveConcepts = {
  death: "gentle",
  petLoss: "gentle",
  suicide: "gentle",
  selfHarm: "gentle",
  pregnancyLoss: "gentle",
  abortion: "gentle",
  infertility: "gentle",
  cancer: "gentle",
  illness: "gentle",
  care: "gentle",
  dementia: "gentle",
  nerveDisease: "gentle",
  stroke: "gentle",
  endOfLife: "gentle",
  depression: "gentle",
  anxiety: "gentle",
  trauma: "gentle",
  eatingDisorder: "gentle",
  addiction: "gentle",
  separation: "gentle",
  violence: "gentle",
  sexualAssault: "gentle",
  bullying: "gentle",
  homelessness: "gentle",
  war: "gentle",
  disaster: "gentle",
  jobLoss: "gentle",
  debt: "calm",
  eviction: "calm",
} as const;

export type SensitiveConcept = keyof typeof sensitiveConcepts;
export type StructureId = (typeof structureIds)[number] | typeof announcement;
export type SlotKind = (typeof slotKinds)[number];
export type ToneId = (typeof toneIds)[number];

export const sensitiveConceptIds = Object.keys(sensitiveConcepts) as SensitiveConcept[];

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

const text = v.string();
const keyed = <const K extends string, S extends v.GenericSchema>(keys: readonly K[], value: S) =>
  v.object(v.entriesFromList(keys, value));
const wordings = v.tupleWithRest([text, text], text);
const three = v.tupleWithRest([text, text, text], text);

/**
 * A part of a post: its heading, what is said, and what an outline notes about it. Slots are the kinds of vocabulary;
 * a number stands for another entry (`{action2}`), a capital starts a sentence (`{Thing}`).
 */
const beat = v.object({ name: text, say: wordings, note: text });

/** Sentences that follow an entry of the vocabulary in a long video. They fit any subject. */
const more = keyed(spokenKinds, three);

/** Vocabulary for grief, illness and separation, in the forms of a niche's vocabulary. */
const gentle = v.object({
  name: text,
  tags: three,
  hooks: three,
  questions: three,
  mistakes: three,
  myths: three,
  things: three,
  situations: three,
  actions: three,
  results: three,
  moments: three,
  series: wordings,
});

/**
 * The grammar of posts. A topic can be any phrase, so it has no slot: it precedes a colon or a stop. Every sentence has
 * a slot for the niche's vocabulary, so that posts about different topics differ in every line.
 */
export const contentText = v.object({
  /** Used when no topic was named. */
  topic: text,
  forAudience: three,
  /** Separates a topic from what is said about it. */
  colon: text,
  /** Pattern of "for" at the start of an audience. */
  leadingFor: text,
  /** Folded words that hashtags made from a long phrase leave out. */
  tagStops: v.array(text),
  /** Pattern of words that refer to the creator: a topic such as "how I started" belongs to the account's niche. */
  personal: text,
  wordsPerMinute: v.number(),
  labels: keyed(["audience", "tone", "say", "show", "caption", "title", "tip"], text),
  tones: keyed(
    toneIds,
    v.object({
      /** Advice on delivery. */
      voice: wordings,
      /** Said before the hook. */
      opens: three,
      /** Said at the end. */
      closes: three,
      /** End of a caption, at most 30 UTF-16 units. */
      tails: three,
      tag: text,
    }),
  ),
  places: keyed(
    platformIds,
    v.object({
      /** Calls to action, at most 28 UTF-16 units. */
      calls: three,
      scriptFormat: text,
      outlineFormat: text,
      /** The parts of an outline, to be followed by the name of a beat. */
      parts: three,
      /** Advice at the end of an outline. */
      tips: three,
      tag: text,
    }),
  ),
  structures: keyed(
    [...structureIds, announcement],
    v.object({
      name: text,
      /** Follow the topic and a colon; without a final stop or a colon of their own. */
      titles: wordings,
      /** Follow the topic in a caption: with a closing mark, as short as possible, lower case unless they start with a slot. */
      captions: wordings,
      hook: beat,
      /** In spoken order. A short script leaves the last ones out. */
      core: v.tuple([beat, beat, beat, beat]),
    }),
  ),
  /** Further parts of longer posts. */
  extras: v.array(beat),
  more,
  /** The frame of an announcement; the pattern matches folded topics such as "our course opens Monday". */
  news: v.object({ pattern: text, opens: three, closes: three, tails: three, calls: three }),
  /** Captions of private moments outside the account's niche; the pattern matches folded topics such as "beach pic". */
  everyday: v.object({ pattern: text, captions: wordings }),
  closing: text,
  /** What to show while something is mentioned: `{it}` is the entry, `{It}` starts a sentence. */
  shows: keyed(slotKinds, wordings),
  /** Questions about a subject outside the known niches. */
  questions: three,
  /** Pictures and calls to action of posts about a sensitive topic. */
  quiet: v.object({ shows: three, calls: three, more }),
  gentle,
  /** Subjects that exclude each other within a niche, by folded keywords: dogs or cats, sewing or pottery. */
  subjects: v.array(v.array(v.array(text))),
  /** Patterns of folded words: "<person>" stands for a group, "divorc*" for every word that begins so. */
  sensitive: v.object({
    groups: v.record(text, text),
    concepts: keyed(sensitiveConceptIds, v.tupleWithRest([text], text)),
    /** Phrases that contain such a word and are harmless. */
    harmless: v.array(text),
  }),
});
