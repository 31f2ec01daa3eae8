import type { Brief } from "./brief.ts";
import { headOf } from "./head.ts";
import { narrativeOf } from "./narrative.ts";

/** Writes an outline in the platform's format: for each part, a note and what to show. */
export function writeOutline(brief: Brief): string {
  const { content, typeset } = brief.text;
  const { outlineFormat, parts, tips } = content.places[brief.place];
  const { hook, core, extras, close } = narrativeOf(brief);
  const middle = [...core, ...extras].slice(0, parts.length - 2);
  const show = content.labels.show + typeset(content.colon);
  const sections = [hook, ...middle, close].map(({ name, note, showForNote }, index) =>
    [`${typeset(parts[index] ?? "")} · ${name}`, `• ${note}`, `• ${show}${showForNote}`].join("\n"),
  );
  const tip = `${content.labels.tip}${typeset(content.colon)}${typeset(brief.chance.pick(tips, "tip"))}`;
  return [headOf(brief, outlineFormat), ...sections, tip].join("\n\n");
}
