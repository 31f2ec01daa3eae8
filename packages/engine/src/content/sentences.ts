import { fill } from "../fill.ts";
import type { Brief } from "./brief.ts";
import { cut, joinSentence } from "./phrases.ts";

const topicLength = 90;
const audienceLength = 90;

/** Returns a function that fills a text's slots from the brief. */
export function sentencesOf({ topic, tone, place, niche, random, text }: Brief): (sentence: string) => string {
  const { content, niches, typeset } = text;
  const toneText = content.tones[tone];
  const hook = typeset(random.pick(toneText.hooks, "hook"));
  // Questions of the niche "own" have the topic inside a sentence, where not every phrase fits.
  const questions = niche === "own" ? content.questions : niches[niche].questions;
  const slots = {
    hook,
    opening: joinSentence(cut(topic, topicLength), hook),
    close: typeset(toneText.close),
    call: typeset(random.pick(content.places[place].calls, "call")),
    mistake: typeset(random.pick(niches[niche].mistakes, "mistake")),
    question: typeset(random.pick(questions, "question")),
  };
  return (sentence) => fill(typeset(sentence), slots);
}

/** Returns the head of a script or outline: topic, format, audience, tone. */
export function headOf({ topic, audience, platform, tone, text }: Brief, format: string): string {
  const { content, typeset } = text;
  const labeled = (label: string, value: string): string => label + typeset(content.colon) + value;
  return [
    cut(topic, topicLength),
    `${cut(platform, 40)} · ${typeset(format)}`,
    ...(audience ? [labeled(content.labels.audience, cut(audience, audienceLength))] : []),
    labeled(content.labels.tone, typeset(content.tones[tone].voice)),
  ].join("\n");
}
