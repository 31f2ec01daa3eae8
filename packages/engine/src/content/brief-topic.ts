import type { Answers } from "../creator.ts";
import { capitalize } from "../fill.ts";
import { nicheOf } from "../niche-of.ts";
import type { NicheId } from "../text/niche-ids.ts";
import type { Text } from "../text/texts.ts";
import { cleanList, fold } from "../user-text.ts";
import { joinWithColon, phrase } from "./phrases.ts";
import { entriesOf } from "./typical-words.ts";
import { allStemsOf } from "./vocabulary.ts";

/** Replaces typed apostrophes with typographic apostrophes. */
const withApostrophes = (words: string): string => words.replace(/(?<=\p{L})'(?=\p{L})/gu, "’");
export const phrases = (list: readonly string[]): string[] => list.map(phrase).filter(Boolean).map(withApostrophes);
const onlyTopics = (topics: readonly string[]) => ({ topics, skills: [], targetAudience: [], goal: [] });

/** Broad niches. The vocabulary of each covers only one of many crafts, sciences or sports. */
const broad: ReadonlySet<NicheId> = new Set(["craft", "diy", "education", "science", "sports", "tech"]);

/** Niches with subjects in common: a lentil soup fits an account about home cooking. */
const families: readonly (readonly NicheId[])[] = [
  ["food", "baking", "vegan", "coffee"],
  ["fitness", "running", "sports", "yoga", "wellness", "health", "football", "dance"],
  ["craft", "crochet", "art", "diy", "home", "garden", "sustainability"],
  ["family", "kids", "education", "love", "home"],
  ["tech", "software", "gaming", "science", "video", "photo"],
  ["beauty", "hair", "fashion", "wellness"],
  ["cars", "motorbikes", "travel"],
  ["business", "career", "finance", "law", "realestate"],
];
const areRelated = (one: NicheId, other: NicheId): boolean =>
  one === other || families.some((family) => family.includes(one) && family.includes(other));

const minimumKnown = 0.5;

/** Returns the share of a topic's words that a vocabulary contains. */
function knownShare(topic: string, known: ReadonlySet<string>): number {
  const stems = [...allStemsOf(topic)];
  return stems.filter((stem) => known.has(stem)).length / Math.max(1, stems.length);
}

/** Returns the niche of a topic, or else of the account. "Farming games" are games for an account about games. */
export function nicheAbout(topics: readonly string[], answers: Answers | null): NicheId {
  const niche = nicheOf(onlyTopics(topics));
  if (!answers) return niche;
  const usual = nicheOf(answers);
  if (niche === "own" || usual === "own") return niche === "own" ? usual : niche;
  if (!areRelated(niche, usual) && knownShare(topics.join(" "), allStemsOf(answers.topics.join(" "))) === 0)
    return niche;
  const together = nicheOf(onlyTopics([...topics, ...cleanList(answers.topics)]));
  return together === usual ? usual : niche;
}

/**
 * Whether a niche's vocabulary would be off topic. This is the case if the niche is broad and lacks the account's words
 * (“van” in “van repair”), or if the topic is a task that is new to the niche or unrelated to the account.
 */
export function isOffTopic(niche: NicheId, typed: readonly string[], answers: Answers | null, text: Text): boolean {
  const usual = phrases(answers?.topics ?? []);
  if (niche === "own") return false;
  const known = allStemsOf(entriesOf(text.niches[niche]).join(" "));
  const [topic = ""] = typed;
  const isTask = new RegExp(text.content.general.pattern, "iu").test(topic);
  const isForeign = answers !== null && usual.length > 0 && !areRelated(niche, nicheOf(answers));
  if (isTask && (isForeign || knownShare(topic, known) < minimumKnown)) return true;
  return broad.has(niche) && knownShare(usual[0] ?? topic, known) < 1;
}

/** Puts the account's topic in front of a topic that makes no sense without it: "Puppetry: how I started". */
export function namedTopic(topic: string, answers: Answers | null, { content }: Text): string {
  const [own = ""] = phrases(answers?.topics ?? []);
  const isPersonal = new RegExp(content.personal, "iu").test(topic);
  if (!isPersonal || own === "" || fold(topic).includes(fold(own))) return capitalize(topic);
  return joinWithColon(capitalize(own), topic, content.colon);
}

/** Whether a topic is about private life, such as a birthday, and not about the account's niche. */
export function isPrivate(topics: readonly string[], answers: Answers | null, { content }: Text): boolean {
  const everyday = new RegExp(content.everyday.pattern, "u");
  if (!topics.some((topic) => everyday.test(fold(topic)))) return false;
  const usual = answers ? nicheOf(answers) : "own";
  return usual === "own" || nicheOf(onlyTopics(topics)) !== usual;
}
