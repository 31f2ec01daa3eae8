import type { Brief } from "./content-brief.ts";
import { headOf, sentencesOf } from "./content-slots.ts";

/** The platform's own format, part by part. */
export function writeOutline(brief: Brief): string {
  const fill = sentencesOf(brief);
  const { outlineFormat, sections } = brief.words.places[brief.place];
  const parts = sections.map(([title, ...points]) =>
    [fill(title), ...points.map((point) => `• ${fill(point)}`)].join("\n"),
  );
  return [headOf(brief, outlineFormat), ...parts].join("\n\n");
}
