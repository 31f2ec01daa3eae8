import { type Language, languages } from "@trellis/contract/fields";
import { askingIn } from "../knowledge/focus.ts";
import { stopWordsOf, wordsOf } from "../knowledge/words.ts";
import enSay from "../text/en/chat.json" with { type: "json" };
import enLists from "../text/en/lists.json" with { type: "json" };
import enAsk from "../text/en/questions.json" with { type: "json" };
import esSay from "../text/es/chat.json" with { type: "json" };
import esLists from "../text/es/lists.json" with { type: "json" };
import esAsk from "../text/es/questions.json" with { type: "json" };
import frSay from "../text/fr/chat.json" with { type: "json" };
import frLists from "../text/fr/lists.json" with { type: "json" };
import frAsk from "../text/fr/questions.json" with { type: "json" };
import { fold } from "../user-text.ts";

/** Sentences of the assistant. */
export type Say = typeof enSay;
/** Ready-made lists with the slot {topic}. */
export type Lists = typeof enLists;
type Ask = Omit<typeof enAsk, "informal" | "numbers" | "ordinals"> & {
  readonly numbers: Readonly<Record<string, number>>;
  readonly ordinals: Readonly<Record<string, number>>;
};
export type DeclinedKey = keyof Say["declined"];
export type OwnKey = keyof Ask["own"];
export type Kind = keyof Ask["kinds"];

/** Patterns that recognize questions, for folded text unless noted otherwise. */
export interface Patterns {
  /** Returns a folded text with short forms such as "wanna" or "pq" written out. */
  readonly spell: (folded: string) => string;
  /** Returns the clauses of a message that ask something, folded and with short forms written out; the whole message if none asks. */
  readonly asking: (text: string) => string;
  readonly numbers: Readonly<Record<string, number>>;
  readonly ordinals: Readonly<Record<string, number>>;
  readonly number: RegExp;
  readonly single: string;
  /** Words that mark something that already exists: "my titles". */
  readonly possessive: string;
  /** Words before a number of things that already exist: "I have 4 ideas". */
  readonly owned: string;
  readonly smallTalk: { readonly greeting: RegExp; readonly thanks: RegExp };
  readonly kinds: readonly (readonly [Kind, string])[];
  /** Matches a folded text that starts by asking for something. */
  readonly asksFirst: RegExp;
  /** Verbs that request content, each followed by a space: “write ”. */
  readonly writing: string;
  readonly please: string;
  /** Prepositions between a piece of content and its subject: "a slogan for". */
  readonly textFor: string;
  /** Words before content that does not exist yet: "a slogan". */
  readonly indefinite: string;
  /** Adjectives before content: "funny bio for". */
  readonly adjectives: string;
  /** Words between alternatives: "a script or bullet points". */
  readonly or: string;
  /** Units that a number can measure instead of counting items: "30 seconds". */
  readonly units: string;
  readonly counted: string;
  readonly tips: string;
  readonly own: readonly (readonly [OwnKey, RegExp])[];
  readonly notTopic: RegExp;
  readonly filler: RegExp;
  readonly stop: ReadonlySet<string>;
  /** Matches a folded word that introduces another topic ("about") instead of an audience ("for"). */
  readonly isAbout: RegExp;
  /** Whether a subject precedes its noun: "sourdough ideas". */
  readonly topicFirst: boolean;
  /** Patterns for unfolded text. */
  readonly raw: {
    /** Matches the text between the two questions of "How do I start, and what does it cost?". */
    readonly joint: RegExp;
    readonly platformPhrase: RegExp;
    readonly about: readonly RegExp[];
    /** Matches a quoted name: “my podcast called 'two dads'”. */
    readonly called: RegExp;
    readonly topicLead: RegExp;
    readonly topicEnd: RegExp;
    /** Matches "5 more, but for beginners", with the groups start, link and rest. */
    readonly moreAbout: RegExp;
    /** Matches a topic that is a single task: "fixing a squeaky brake". */
    readonly task: RegExp;
  };
  /** Whether a folded text matches. */
  readonly matches: (name: PatternName, folded: string) => boolean;
}

const named = [
  ...(["who", "crisis", "harassment", "secrets", "howTo", "notOwn", "asks", "whatToPost", "doubt", "goal"] as const),
  ...(["act", "media", "look", "current", "outside", "code", "promise", "health", "legal", "money"] as const),
  ...(["others", "cheat", "victim", "private", "offered", "live", "leisure", "orders"] as const),
  ...([
    "records",
    "prices",
    "facts",
    "endsAsking",
    "sells",
    "writes",
    "clauseTopic",
    "notOrders",
    "singleIdea",
    "advice",
    "judges",
    "sayFirst",
    "meaning",
    "nameWhat",
    "personal",
    "creates",
  ] as const),
  ...([
    "more",
    "countMore",
    "recount",
    "oneMore",
    "shorter",
    "why",
    "causal",
    "sequel",
    "example",
    "elliptic",
    "anaphora",
  ] as const),
] as const;
type PatternName = (typeof named)[number];

const entries = <K extends string, V>(record: Readonly<Record<K, V>>): (readonly [K, V])[] =>
  Object.keys(record).map((key) => [key as K, record[key as K]] as const);

const startingAtWord = (pattern: string) => new RegExp(`\\b(?:${pattern})`, "u");

function compile(ask: Ask, language: Language): Patterns {
  const compiled = new Map(named.map((name) => [name, startingAtWord(ask[name])]));
  const whole = (words: string) => new RegExp(`^(${words}\\s*)+$`, "u");
  const numberWords = Object.keys(ask.numbers).toSorted((a, b) => b.length - a.length);
  const { spell } = wordsOf(language);
  const raw = (pattern: string) => new RegExp(pattern, "giu");
  return {
    spell,
    asking: (text) => spell(fold(askingIn(text, language))),
    numbers: ask.numbers,
    ordinals: ask.ordinals,
    number: new RegExp(`\\b(\\d{1,3}|${numberWords.join("|")})\\b`, "gu"),
    single: ask.single,
    possessive: ask.possessive,
    owned: ask.owned,
    smallTalk: { greeting: whole(ask.greeting), thanks: whole(ask.thanks) },
    kinds: entries(ask.kinds),
    writing: ask.writes,
    please: ask.please,
    textFor: ask.textFor,
    indefinite: ask.indefinite,
    adjectives: ask.adjectives,
    or: `(?:${ask.or})`,
    asksFirst: new RegExp(`^(\\w+ ){0,2}(${ask.asks})\\b`, "u"),
    units: ask.units,
    counted: ask.counted,
    tips: ask.tips,
    own: entries(ask.own).map(([key, pattern]) => [key, startingAtWord(pattern)] as const),
    notTopic: new RegExp(ask.notTopic, "iu"),
    filler: new RegExp(ask.filler, "u"),
    stop: stopWordsOf(language),
    isAbout: new RegExp(`^(?:${ask.aboutWords})$`, "u"),
    topicFirst: ask.topicFirst,
    raw: {
      joint: new RegExp(ask.joint, "iu"),
      platformPhrase: raw(ask.platformPhrase),
      about: ask.about.map((pattern) => new RegExp(pattern, "iu")),
      called: new RegExp(ask.called, "iu"),
      topicLead: new RegExp(ask.topicLead, "iu"),
      topicEnd: new RegExp(ask.topicEnd, "iu"),
      moreAbout: new RegExp(ask.moreAbout, "iu"),
      task: new RegExp(ask.task, "iu"),
    },
    matches: (name, folded) => compiled.get(name)?.test(folded) ?? false,
  };
}

const sentences: Readonly<Record<Language, Say>> = { en: enSay, es: esSay, fr: frSay };
const lists: Readonly<Record<Language, Lists>> = { en: enLists, es: esLists, fr: frLists };
const asks: Readonly<Record<Language, Ask>> = { en: enAsk, es: esAsk, fr: frAsk };
const compiled = new Map<Language, Patterns>();

export const sayIn = (language: Language): Say => sentences[language];
export const listsIn = (language: Language): Lists => lists[language];

/** Returns the patterns of a language, compiled at their first use. */
export function patternsOf(language: Language): Patterns {
  const patterns = compiled.get(language) ?? compile(asks[language], language);
  compiled.set(language, patterns);
  return patterns;
}

/** Whether a topic is a single task, such as "fixing a squeaky brake", which is not something to do for 30 days. */
export const isTask = (topic: string): boolean =>
  languages.some((language) => patternsOf(language).raw.task.test(topic));
