import type { Brief } from "./content-brief.ts";
import { before, cut, put } from "./content-words.ts";

const topicLength = 90;
const audienceLength = 90;

/** Fills sentences with what is said of the brief's subject. */
export function sentencesOf(brief: Brief): (sentence: string) => string {
  const { topic, tone, place, niche, chance, words, plan } = brief;
  const { polish } = plan;
  const say = words.tones[tone];
  const hook = polish(chance.one(say.hooks, "hook"));
  // The niche "own" speaks of its topic inside a sentence, where not every phrase can stand.
  const questions = niche === "own" ? words.questions : plan.niches[niche].questions;
  const slots = {
    hook,
    opening: before(cut(topic, topicLength), hook),
    close: polish(say.close),
    call: polish(chance.one(words.places[place].calls, "call")),
    mistake: polish(chance.one(plan.niches[niche].mistakes, "mistake")),
    question: polish(chance.one(questions, "question")),
  };
  return (sentence) => put(sentence, slots, polish);
}

/** What a script and an outline begin with: topic, format, audience, tone. */
export function headOf({ topic, audience, platform, tone, words, plan }: Brief, format: string): string {
  const { polish } = plan;
  const labelled = (label: string, text: string): string => label + polish(words.colon) + text;
  return [
    cut(topic, topicLength),
    `${cut(platform, 40)} · ${polish(format)}`,
    ...(audience ? [labelled(words.labels.audience, cut(audience, audienceLength))] : []),
    labelled(words.labels.tone, polish(words.tones[tone].voice)),
  ].join("\n");
}
