import type { Answers } from "../creator.ts";
import { capitalize } from "../fill.ts";
import { nicheOf } from "../niche-of.ts";
import type { NicheId } from "../text/niche-ids.ts";
import type { Text } from "../text/texts.ts";
import { cleanList, fold } from "../user-text.ts";
import { joinWithColon, phrase } from "./phrases.ts";

/** Replaces typed apostrophes with typographic apostrophes. */
const withApostrophes = (words: string): string => words.replace(/(?<=\p{L})'(?=\p{L})/gu, "’");
export const phrases = (list: readonly string[]): string[] => list.map(phrase).filter(Boolean).map(withApostrophes);
const onlyTopics = (topics: readonly string[]) => ({ topics, skills: [], targetAudience: [], goal: [] });

/** Returns the niche of a topic, or else of the account. "Farming games" are games for an account about games. */
export function nicheAbout(topics: readonly string[], answers: Answers | null): NicheId {
  const niche = nicheOf(onlyTopics(topics));
  if (!answers) return niche;
  const usual = nicheOf(answers);
  if (niche === "own" || usual === "own") return niche === "own" ? usual : niche;
  const together = nicheOf(onlyTopics([...topics, ...cleanList(answers.topics)]));
  return together === usual ? usual : niche;
}

/** Puts the account's topic in front of a topic that only makes sense with it: "Puppetry: how I started". */
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
