import { composerOf, structureOf, structuresFor, structureText } from "./narrative.ts";
import type { Brief } from "./brief.ts";
import { cut, joinWithColon } from "./phrases.ts";
import { canFill, slotsOf } from "./vocabulary.ts";

const topicLength = 90;
const audienceLength = 90;
/** YouTube cuts longer titles in search results and suggestions. */
const titleLength = 70;
/** Offsets of the vocabulary entries that are tried in a title. */
const titleOffsets = [0, 1, 2];

/** Writes a video title: the topic and, if it fits, an ending in the post's structure. */
function titleOf(brief: Brief): string {
  const { topic, text, vocabulary } = brief;
  const { content, typeset } = text;
  // Titles of the post's own structure come first, but a title from another structure is better than none.
  const endings = [structureOf(brief), ...structuresFor(brief)].flatMap((id) => structureText(id, brief).titles);
  for (const offset of titleOffsets) {
    const slots = slotsOf(vocabulary, offset);
    const { compose } = composerOf(brief, slots);
    for (const ending of endings.filter((words) => canFill(words, slots))) {
      const title = joinWithColon(cut(topic, 48), compose(ending), typeset(content.colon));
      if (title.length <= titleLength) return title;
    }
  }
  return cut(topic, titleLength);
}

/** Returns the head of a script or outline: topic, format, video title, audience, tone. */
export function headOf(brief: Brief, format: string): string {
  const { topic, audience, platform, place, tone, chance, text } = brief;
  const { content, typeset } = text;
  const labeled = (label: string, value: string): string => label + typeset(content.colon) + value;
  return [
    cut(topic, topicLength),
    `${cut(platform, 40)} · ${typeset(format)}`,
    ...(place === "youtube" ? [labeled(content.labels.title, titleOf(brief))] : []),
    ...(audience ? [labeled(content.labels.audience, cut(audience, audienceLength))] : []),
    labeled(content.labels.tone, typeset(chance.pick(content.tones[tone].voice, "voice"))),
  ].join("\n");
}
