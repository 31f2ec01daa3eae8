import { type PlatformId, scriptParts } from "../text/schema.ts";
import type { Brief } from "./brief.ts";
import { writeCaption } from "./caption.ts";
import { headOf, sentencesOf } from "./sentences.ts";

/** The start of each part, and the end of the last one. */
const times: Readonly<Record<PlatformId, readonly string[]>> = {
  instagram: ["0:00", "0:03", "0:07", "0:12", "0:17", "0:22", "0:26", "0:30"],
  tiktok: ["0:00", "0:02", "0:07", "0:13", "0:19", "0:25", "0:31", "0:35"],
  youtube: ["0:00", "0:20", "1:00", "1:50", "2:45", "3:35", "4:25", "5:00"],
  facebook: ["0:00", "0:05", "0:14", "0:24", "0:34", "0:44", "0:53", "1:00"],
  other: ["0:00", "0:02", "0:07", "0:13", "0:19", "0:25", "0:31", "0:35"],
};

/** Writes a script: seven timed parts, each with what to say and what to show, and a caption. */
export function writeScript(brief: Brief): string {
  const { content, typeset } = brief.text;
  const fill = sentencesOf(brief);
  const colon = typeset(content.colon);
  const parts = scriptParts.map((part, index) => {
    const [name, say, show] = content.script[part];
    const [from = "", to = ""] = times[brief.place].slice(index, index + 2);
    return [
      `${fill(name)} · ${from}–${to}`,
      `${content.labels.say}${colon}${fill(say)}`,
      `${content.labels.show}${colon}${fill(show)}`,
    ].join("\n");
  });
  const caption = `${content.labels.caption}${colon}${writeCaption(brief)}`;
  return [headOf(brief, content.places[brief.place].scriptFormat), ...parts, caption].join("\n\n");
}
