import { contentTones, type ContentTool } from "@trellis/contract/content";
import type { Language } from "@trellis/contract/fields";
import { platformOf } from "../classify.ts";
import type { Answers } from "../creator.ts";
import { capitalize } from "../fill.ts";
import { type SeededRandom, seededBy } from "../seeded-random.ts";
import type { SpecialtyId, ToneId } from "../text/content-ids.ts";
import type { NicheId } from "../text/niche-ids.ts";
import type { PlatformId } from "../text/platforms.ts";
import { type Text, texts } from "../text/texts.ts";
import { fold } from "../user-text.ts";
import { isOffTopic, isPrivate, namedTopic, nicheAbout, phrases } from "./brief-topic.ts";
import { gentleWords, lossOf, needsGentleWords, sensitivityOf } from "./sensitive.ts";
import { entriesAbout, specialtyOf, subjectFilter } from "./subjects.ts";
import { joinLexicons, type Vocabulary, vocabularyOf } from "./vocabulary.ts";

/** A request for content. Every string may be empty. */
export interface ContentRequest {
  readonly tool: ContentTool;
  readonly topic: string;
  readonly platform: string;
  readonly tone: string;
  readonly audience: string;
  /** The length of a script in seconds; the platform's usual length if it is missing. */
  readonly seconds?: number | undefined;
  /** Number that varies the text of otherwise identical requests. */
  readonly variant?: number | undefined;
}

/** A request whose empty fields are filled from the creator's answers. */
export interface Brief {
  readonly topic: string;
  /** The topic as the user typed it. */
  readonly plain: string;
  /** The comma-separated parts of the topic, or the topics of the answers if the request names none. */
  readonly topics: readonly string[];
  /** Empty when neither the request nor the answers name one. */
  readonly audience: string;
  /** The platform, as written in the request or the answers. */
  readonly platform: string;
  readonly place: PlatformId;
  readonly tone: ToneId;
  readonly niche: NicheId;
  /** The name of the niche or specialty. */
  readonly category: string;
  readonly isSensitive: boolean;
  /** Whether the topic announces a date or something new. */
  readonly isAnnouncement: boolean;
  /** Whether the topic is a private moment outside the account's niche: "Beach pic" from a cook. */
  readonly isEveryday: boolean;
  /** Whether no vocabulary covers the topic. */
  readonly isGeneral: boolean;
  /** Whether the post uses the gentle vocabulary, for readers going through a hard time. */
  readonly isGentle: boolean;
  readonly tags: readonly string[];
  readonly vocabulary: Vocabulary;
  readonly variant: number;
  readonly seconds: number | undefined;
  /** The same for every variant of a request. */
  readonly random: SeededRandom;
  /** Different for each variant. */
  readonly chance: SeededRandom;
  readonly text: Text;
}

/** Specialties with several subjects; each post is about one of them, such as bees, hens or goats. */
const mixed: ReadonlySet<SpecialtyId> = new Set(["farm"]);

/** Returns a filter for the entries about the subject of a post, if the specialty has several. */
const subjectOf = (specialty: SpecialtyId, topics: readonly string[], text: Text) =>
  mixed.has(specialty) ? entriesAbout(topics, text) : undefined;

function wordsFor(niche: NicheId, specialty: SpecialtyId | undefined, topics: readonly string[], text: Text) {
  const { niches, specialties, content } = text;
  const general = { ...niches.own, questions: content.questions };
  if (specialty === undefined) return niche === "own" ? general : niches[niche];
  const words = specialties[specialty];
  const about = subjectOf(specialty, topics, text);
  // General entries fill lists that have too few entries about the subject.
  return about ? { ...words, ...joinLexicons(words, general, about) } : words;
}

/** Builds the brief for a request. The same request, answers and language always give the same brief. */
export function briefOf(request: ContentRequest, answers: Answers | null, language: Language): Brief {
  const text = texts[language];
  const typed = phrases([request.topic]);
  const topics = typed.length > 0 ? phrases(request.topic.split(",")) : phrases(answers?.topics ?? []);
  const nearest = nicheAbout(topics, answers);
  const covering = isOffTopic(nearest, typed, answers, text) ? "own" : nearest;
  const plain = typed[0] ?? topics[0] ?? text.content.topic;
  const isEveryday = isPrivate(typed, answers, text);
  const topic = isEveryday ? capitalize(plain) : namedTopic(plain, answers, text);
  const [platform = "Instagram"] = phrases([request.platform, ...(answers?.platforms ?? [])]);
  const named = contentTones.find((tone) => fold(tone) === fold(request.tone)) ?? contentTones[0];

  const sensitivity = sensitivityOf([topic, ...topics]);
  const isGentle = sensitivity === "gentle" && needsGentleWords(covering);
  const all = [...topics, ...(answers?.topics ?? [])];
  const specialty = isGentle ? undefined : specialtyOf(all, covering);
  // A specialty has its own vocabulary; that of its niche would be off topic.
  const niche = specialty === undefined ? covering : "own";
  const isUncovered = specialty === undefined || subjectOf(specialty, all, text) !== undefined;
  const lexicon = isGentle
    ? gentleWords(text.content, lossOf([topic, ...topics]))
    : wordsFor(niche, specialty, all, text);
  // Jokes about a crime would be out of place.
  const isSensitive = sensitivity !== undefined || specialty === "crime";
  // The account's usual audience rarely fits a post about a loss or a private moment.
  const usual = isSensitive || isEveryday ? [] : (answers?.targetAudience ?? []);
  const [audience = ""] = phrases([request.audience, ...usual]);

  const subjects = [topic, ...(answers?.topics ?? [])];
  const keep = subjectFilter(subjects, text);
  const variant = request.variant ?? 0;
  const seed = [niche, ...(answers?.topics ?? []), topic, audience, platform, request.tone].map(fold).join("|");
  const chance = seededBy(`${seed}|${variant}`);
  return {
    topic,
    plain,
    topics,
    audience: audience.replace(new RegExp(text.content.leadingFor, "iu"), ""),
    platform,
    place: platformOf(platform),
    tone: isSensitive ? "calm" : named,
    niche,
    category: (specialty === undefined ? text.niches[niche] : text.specialties[specialty]).name,
    isSensitive,
    isAnnouncement: !isSensitive && new RegExp(text.content.news.pattern, "u").test(fold(topic)),
    isEveryday: isEveryday && !isSensitive,
    isGeneral: niche === "own" && isUncovered && !isSensitive && !isEveryday,
    isGentle,
    tags: keep(lexicon.tags),
    vocabulary: vocabularyOf(lexicon, { topics: subjects, keep }, chance),
    variant,
    seconds: request.seconds,
    random: seededBy(seed),
    chance,
    text,
  };
}
