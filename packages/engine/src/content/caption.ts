import { captionMaximum } from "@trellis/contract/content";
import { fill } from "../fill.ts";
import type { Brief } from "./brief.ts";
import { cut, joinWithColon } from "./phrases.ts";

const maxLength = captionMaximum - 1;

/** Writes a caption: topic, sentence, audience and call to action. Leaves the audience out if it doesn't fit. */
export function writeCaption({ topic, audience, tone, place, random, text }: Brief): string {
  const { content, typeset } = text;
  const line = typeset(random.pick(content.tones[tone].lines, "line"));
  const call = typeset(random.pick(content.places[place].calls, "call"));
  const colon = typeset(content.colon);
  const write = (topicLength: number, middle: string): string =>
    [joinWithColon(cut(topic, topicLength), line, colon), middle, call].filter(Boolean).join(" ");
  const forAudience = audience && fill(typeset(content.forAudience), { audience: cut(audience, 40) });
  const whole = write(topic.length + 2, forAudience);
  if (whole.length <= maxLength) return whole;
  const room = maxLength - (write(0, "").length + 1);
  return write(Math.max(room, 12), "");
}
