import { captionMaximum } from "@trellis/contract/content";
import type { Brief } from "./content-brief.ts";
import { about, cut, put } from "./content-words.ts";

const most = captionMaximum - 1;

/** Topic, line, audience and call, in under 125 characters: the audience is left out where it has no room. */
export function writeCaption({ topic, audience, tone, place, chance, words, plan }: Brief): string {
  const { polish } = plan;
  const line = polish(chance.one(words.tones[tone].lines, "line"));
  const call = polish(chance.one(words.places[place].calls, "call"));
  const colon = polish(words.colon);
  const written = (length: number, middle: string): string =>
    [about(cut(topic, length), line, colon), middle, call].filter(Boolean).join(" ");
  const forThem = audience && put(words.forAudience, { audience: cut(audience, 40) }, polish);
  const whole = written(topic.length + 2, forThem);
  if (whole.length <= most) return whole;
  const room = most - (written(0, "").length + 1);
  return written(Math.max(room, 12), "");
}
