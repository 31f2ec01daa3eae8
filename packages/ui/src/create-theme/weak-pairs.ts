import { contrast } from "../color/contrast.ts";
import { readableForms, readColor } from "../color/read-color.ts";
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

/** Returns an error message for each color that can't be parsed and each pair that fails AA. */
export function weakPairs(palette: TokenValues, name: PaletteName): string[] {
  const prefix = `In ${themeNames[name]},`;
  const tokens = new Set(aa.flatMap(({ pairs }) => pairs.flat()));
  const unreadable = [...tokens].filter((token) => !readColor(palette[token] ?? ""));
  return [
    ...unreadable.map(
      (token) => `${prefix} ${token} (${palette[token]}) isn't a supported color. Use ${readableForms}.`,
    ),
    ...aa.flatMap(({ pairs, ratio }) =>
      pairs.flatMap(([front, back]) => {
        const [frontColor = "", backColor = ""] = [palette[front], palette[back]];
        const found = contrast(frontColor, backColor);
        if (Number.isNaN(found) || found >= ratio) return [];
        const measured = `has a contrast of ${found.toFixed(2)}:1; WCAG AA requires ${ratio}:1.`;
        return [`${prefix} ${front} (${frontColor}) on ${back} (${backColor}) ${measured}`];
      }),
    ),
  ];
}
