import type { Brief } from "./brief.ts";
import { headOf, sentencesOf } from "./sentences.ts";

/** Writes an outline in the platform's format. */
export function writeOutline(brief: Brief): string {
  const fill = sentencesOf(brief);
  const { outlineFormat, sections } = brief.text.content.places[brief.place];
  const parts = sections.map(([title, ...points]) =>
    [fill(title), ...points.map((point) => `• ${fill(point)}`)].join("\n"),
  );
  return [headOf(brief, outlineFormat), ...parts].join("\n\n");
}
