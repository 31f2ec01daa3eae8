import { contrast } from "../colour/contrast.ts";
import { readingPairs, shapePairs, textPairs } from "../theme/pairs.ts";
import type { PaletteName } from "../theme/palettes.ts";
import type { TokenValues } from "../theme/rules.ts";

/** WCAG 2.2 AA: text, and shapes that carry meaning. */
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

/** A sentence for each pair of a palette that AA refuses. */
export const weakPairs = (palette: TokenValues, name: PaletteName): string[] =>
  aa.flatMap(({ pairs, ratio }) =>
    pairs.flatMap(([front, back]) => {
      const [ahead = "", behind = ""] = [palette[front], palette[back]];
      const found = contrast(ahead, behind);
      if (found >= ratio) return [];
      const has = Number.isNaN(found) ? "can't be measured" : `reaches ${found.toFixed(2)} to 1`;
      return [`In ${themeNames[name]}, ${front} (${ahead}) on ${back} (${behind}) ${has}; AA asks for ${ratio} to 1.`];
    }),
  );
