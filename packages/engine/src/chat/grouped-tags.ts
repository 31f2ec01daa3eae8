import type { Language } from "@trellis/contract/fields";
import { fold } from "../user-text.ts";
import { limitTexts } from "./limits.ts";
import { texts } from "../text/texts.ts";

const stemLength = 4;

/** Writes hashtags in groups: those with words from the topic first, the most general ones last. */
export function groupedTags(tags: readonly string[], topic: string, language: Language): string {
  const { groups, sizes } = limitTexts[language];
  const { typeset, content } = texts[language];
  const stems = fold(topic)
    .split(" ")
    .filter((word) => word.length >= stemLength)
    .map((word) => word.slice(0, stemLength + 1));
  const isPrecise = (tag: string) => stems.some((stem) => fold(tag).includes(stem));
  const others = tags.filter((tag) => !isPrecise(tag));
  const half = Math.ceil(others.length / 2);
  const parts = [tags.filter(isPrecise), others.slice(0, half), others.slice(half)];
  const lines = parts.flatMap((part, index) =>
    part.length === 0 ? [] : [`• ${typeset(groups[index] ?? "")}${typeset(content.colon)}${part.join(" ")}`],
  );
  return [...lines, "", typeset(sizes)].join("\n");
}
