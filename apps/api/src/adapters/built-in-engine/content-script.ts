import type { Brief } from "./content-brief.ts";
import { writeCaption } from "./content-caption.ts";
import { headOf, sentencesOf } from "./content-slots.ts";
import { type ContentPlace, scriptParts } from "./text/content-text.ts";

/** When each part begins, and when the last one ends. */
const times: Readonly<Record<ContentPlace, readonly string[]>> = {
  instagram: ["0:00", "0:03", "0:07", "0:12", "0:17", "0:22", "0:26", "0:30"],
  tiktok: ["0:00", "0:02", "0:07", "0:13", "0:19", "0:25", "0:31", "0:35"],
  youtube: ["0:00", "0:20", "1:00", "1:50", "2:45", "3:35", "4:25", "5:00"],
  facebook: ["0:00", "0:05", "0:14", "0:24", "0:34", "0:44", "0:53", "1:00"],
  other: ["0:00", "0:02", "0:07", "0:13", "0:19", "0:25", "0:31", "0:35"],
};

/** Seven parts with their times: what is said, and what is seen meanwhile. A caption goes with it. */
export function writeScript(brief: Brief): string {
  const { place, words, plan } = brief;
  const fill = sentencesOf(brief);
  const colon = plan.polish(words.colon);
  const parts = scriptParts.map((part, index) => {
    const [name, say, show] = words.script[part];
    const [from = "", to = ""] = times[place].slice(index, index + 2);
    return [
      `${fill(name)} · ${from}–${to}`,
      `${words.labels.say}${colon}${fill(say)}`,
      `${words.labels.show}${colon}${fill(show)}`,
    ].join("\n");
  });
  const caption = `${words.labels.caption}${colon}${writeCaption(brief)}`;
  return [headOf(brief, words.places[place].scriptFormat), ...parts, caption].join("\n\n");
}
