import type { Language } from "@trellis/contract/fields";
import { nicheOf } from "../niche-of.ts";
import { type Creator, itemAt } from "../creator.ts";
import { capitalize, fill } from "../fill.ts";
import { hashtag, writeHashtags } from "../hashtags.ts";
import { seededBy } from "../seeded-random.ts";
import type { Text } from "../text/texts.ts";
import { gentleWords, lossOf, needsGentleWords, sensitivityOf } from "../content/sensitive.ts";
import { specialtyOf, subjectFilter } from "../content/subjects.ts";
import { fold } from "../user-text.ts";
import type { Tone } from "./changes.ts";
import { isTask, type Kind, type Lists, type Say } from "./chat-texts.ts";
import { businessTemplates, clauseTemplates, isClause, styledTemplates } from "./styles.ts";

/** The subject of a list. */
export interface Subject {
  readonly creator: Creator;
  readonly text: Text;
  readonly lists: Lists;
  readonly say: Say;
  /** The topic in the user's words; empty to use the creator's topics. */
  readonly topic: string;
  readonly language: Language;
  readonly tone?: Tone | undefined;
}

const length = 60;

/** Returns the topic as it appears in a sentence. */
export const topicFor = ({ topic, creator, text }: Subject, index = 0): string =>
  topic || itemAt(creator.topics, index, text.niches[creator.niche].name, length);

/** Matches a topic with an audience, such as “sourdough for beginners”. Most items name only “sourdough”, because repeating the whole phrase would be clumsy. */
const forWhom = /^(.{3,}?) (?:for|para|pour) \p{L}{2}/u;

/** Returns the words of a topic that fit into a name: without the verb, and in English in title case. */
function nameOf(topic: string, language: Language): string {
  if (language !== "en") return topic;
  const nouns = topic.replace(/^\p{L}+ing (?=\p{L}+ ?\p{L}*s\b)/u, "");
  return nouns.replace(/(?<![\p{L}’'])\p{Ll}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase());
}

/** Returns the topic for the item at a position; items that begin with it name the whole topic every third time. */
function topicAt(place: number, template: string, subject: Subject): string {
  const whole = topicFor(subject);
  const isWhole = template.startsWith("{topic}") && place % 3 === 0;
  return isWhole || subject.topic === "" ? whole : (forWhom.exec(whole)?.[1] ?? whole);
}

/** Broad niches. Each of their items is about only one of many crafts, sciences or sports. */
const broad: ReadonlySet<string> = new Set(["diy", "education", "science", "sports", "tech"]);
const stemLength = 4;

/** Returns the items of a niche that fit a subject: from a broad niche, those that share a word with it. */
function fittingItems(items: readonly string[], subject: Subject, niche: string): string[] {
  const isAbout = subjectFilter(subject.topic === "" ? subject.creator.topics : [subject.topic], subject.text);
  const fitting = isAbout(items);
  const isPrecise = subject.topic.split(" ").length > 2 || isClause(subject.topic);
  if (subject.topic === "" || (!broad.has(niche) && !isPrecise)) return fitting;
  const starts = fold(subject.topic)
    .split(" ")
    .filter((word) => word.length >= stemLength);
  return fitting.filter((item) => starts.some((word) => ` ${fold(item)}`.includes(` ${word.slice(0, stemLength)}`)));
}

/** Alternates the items of two lists, then adds the rest of the longer one. */
const alternate = (first: readonly string[], second: readonly string[]): string[] =>
  Array.from({ length: Math.max(first.length, second.length) }, (_, index) => [first[index], second[index]])
    .flat()
    .filter((item) => item !== undefined);

/** Returns the niche of the subject and its specialty; `own` if no niche covers it. */
function subjectOf({ topic, creator }: Subject): Pick<Creator, "niche" | "specialty"> {
  if (topic === "") return creator;
  const covering = nicheOf({ topics: [topic], skills: [], targetAudience: [], goal: [] });
  const specialty = specialtyOf([topic], covering);
  return { niche: specialty === undefined ? covering : "own", specialty };
}
const nicheFor = (subject: Subject) => subjectOf(subject).niche;

function hashtagsFor(subject: Subject): string[] {
  const { creator, text, say } = subject;
  const topics = subject.topic === "" ? creator.topics : [subject.topic];
  const { niche, specialty } = subjectOf(subject);
  const isGentle = needsGentleWords(niche) && sensitivityOf(topics) === "gentle";
  const audiences = niche === creator.niche ? creator.audiences : [];
  const about = { ...creator, topics, audiences, niche, specialty, isGentle, loss: lossOf(topics) };
  const main = topicFor(subject);
  // "ForBeginners" consists of two words, each with a capital letter.
  const own = say.lists.tagEndings.map((ending) =>
    hashtag(`${fold(main)} ${ending.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")}`),
  );
  const tags = [...writeHashtags(about, text), ...own].filter((tag) => tag.length > 1);
  return [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()];
}

/** Returns the items for a loss or another sensitive topic; undefined for other topics. */
function gentleItemsFor(kind: keyof Lists, subject: Subject): readonly string[] | undefined {
  const { topic, creator, text, lists } = subject;
  const topics = topic === "" ? creator.topics : [topic];
  if (!needsGentleWords(nicheFor(subject)) || sensitivityOf(topics) !== "gentle") return undefined;
  const { hooks, questions, moments, series } = gentleWords(text.content, lossOf(topics));
  const items = {
    ideas: [...questions, ...hooks, ...moments],
    hooks: [...hooks, ...moments],
    titles: [...hooks, ...questions],
    series: [...series, ...hooks],
    questions: [...questions, ...text.content.gentle.questions],
    pitches: lists.pitches,
    bios: lists.bios,
    names: lists.names,
    slogans: lists.slogans,
    intros: lists.intros,
  };
  return [...new Set(items[kind])];
}

/** Returns the templates with the slot {topic}, mixed with the niche's items. */
function templatesFor(kind: keyof Lists, subject: Subject): string[] {
  const { text, lists, say, language, tone } = subject;
  const { niche: id, specialty } = subjectOf(subject);
  const niche = text.niches[id];
  const words = specialty === undefined ? niche : text.specialties[specialty];
  const random = seededBy(`${kind}|${fold(topicFor(subject))}`);
  const ofNiche: Readonly<Record<keyof Lists, readonly string[]>> = {
    ideas: id === "own" ? [] : niche.ideas.map(([title]) => title),
    hooks: words.hooks,
    series: words.series,
    titles: [],
    questions: [],
    pitches: [],
    bios: [],
    names: [],
    slogans: [],
    intros: [],
  };
  const isKnown = id !== "own" || specialty !== undefined;
  const fitting = (kind === "hooks" || kind === "titles") && isTask(topicFor(subject)) ? say.lists.tasks[kind] : [];
  const business = businessTemplates(kind, topicFor(subject), language);
  const clauses = isClause(topicFor(subject)) ? clauseTemplates(kind, language) : [];
  return [
    ...random.shuffle(styledTemplates(kind, tone, language), "chat style"),
    ...random.shuffle(fitting, "chat tasks"),
    ...random.shuffle(clauses, "chat clauses"),
    ...alternate(
      random.shuffle(business ?? lists[kind], "chat templates"),
      isKnown ? random.shuffle(fittingItems(ofNiche[kind], subject, id), "chat niche") : [],
    ),
  ];
}

/**
 * Writes `count` different items, starting after the first `offset`; starts over when all have been used. Scripts,
 * outlines and captions have their own writers.
 */
export function writeItems(
  kind: Exclude<Kind, "scripts" | "outlines" | "captions" | "emails" | "schedules">,
  subject: Subject,
  count: number,
  offset: number,
): string[] {
  const items =
    kind === "hashtags" ? hashtagsFor(subject) : (gentleItemsFor(kind, subject) ?? templatesFor(kind, subject));
  const { creator, text } = subject;
  const niche = text.niches[nicheFor(subject)];
  const slots = {
    audience: itemAt(creator.audiences, 0, niche.audience, length),
    platform: itemAt(creator.platforms, 0, "Instagram", length),
  };
  return Array.from({ length: Math.min(count, items.length) }, (_, index) => {
    const place = (offset + index) % items.length;
    const template = items[place] ?? "";
    const topic = topicAt(place, template, subject);
    return capitalize(
      fill(text.typeset(template), { ...slots, topic: kind === "names" ? nameOf(topic, subject.language) : topic }),
    );
  });
}
