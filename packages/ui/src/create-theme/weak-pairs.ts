import { contrast } from "../colour/contrast.ts";
import { readableForms, readColour } from "../colour/css-colour.ts";
import { readingPairs, shapePairs, textPairs } from "../theme/pairs.ts";
import type { PaletteName } from "../theme/palettes.ts";
import type { TokenValues } from "../theme/rules.ts";

/** WCAG 2.2 AA minimums for text and for meaningful shapes. */
const aa = [
  { pairs: [...readingPairs, ...textPairs], ratio: 4.5 },
  { pairs: shapePairs, ratio: 3 },
];

const themeNames: Readonly<Record<PaletteName, string>> = {
  light: "the light theme",
  dark: "the dark theme",
  contrastLight: "the light theme with more contrast",
  contrastDark: "the dark theme with more contrast",
};

/** Returns an error message for each unreadable color and each pair that fails AA. */
export function weakPairs(palette: TokenValues, name: PaletteName): string[] {
  const place = `In ${themeNames[name]},`;
  const measured = new Set(aa.flatMap(({ pairs }) => pairs.flat()));
  const unread = [...measured].filter((token) => !readColour(palette[token] ?? ""));
  return [
    ...unread.map((token) => `${place} ${token} (${palette[token]}) can't be measured: write it as ${readableForms}.`),
    ...aa.flatMap(({ pairs, ratio }) =>
      pairs.flatMap(([front, back]) => {
        const [ahead = "", behind = ""] = [palette[front], palette[back]];
        const found = contrast(ahead, behind);
        if (Number.isNaN(found) || found >= ratio) return [];
        const reaches = `reaches ${found.toFixed(2)} to 1; AA asks for ${ratio} to 1.`;
        return [`${place} ${front} (${ahead}) on ${back} (${behind}) ${reaches}`];
      }),
    ),
  ];
}
