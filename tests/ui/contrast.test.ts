import { expect, it } from "vitest";
import { contrast } from "../../packages/ui/src/color/contrast.ts";
import { minimumContrast, palettes } from "../../packages/ui/src/theme/palettes.ts";
import { readingPairs, shapePairs, textPairs, type Pair } from "../../packages/ui/src/theme/pairs.ts";

const names = ["light", "dark", "contrastLight", "contrastDark"] as const;

const tooWeak = (pairs: readonly Pair[], kind: "reading" | "text" | "shape") =>
  names.flatMap((name) =>
    pairs.flatMap(([front, back]) => {
      const ratio = contrast(palettes[name][front] ?? "", palettes[name][back] ?? "");
      return ratio >= minimumContrast(name)[kind] ? [] : [`${front} on ${back}, ${name}: ${ratio.toFixed(2)}`];
    }),
  );

it("computes the WCAG contrast ratio", () => {
  expect(contrast("oklch(1 0 0)", "oklch(0 0 0)")).toBeCloseTo(21, 1);
  expect(contrast("#777", "#ffffff")).toBeCloseTo(4.48, 1);
});

it("requires 7:1 for all text in high contrast", () => {
  expect(names.map((name) => minimumContrast(name).text)).toEqual([4.5, 4.5, 7, 7]);
});

it.each([
  ["7:1 for long-form text", readingPairs, "reading"],
  ["4.5:1 for other text (7:1 in high contrast)", textPairs, "text"],
  ["3:1 for meaningful shapes (4.5:1 in high contrast)", shapePairs, "shape"],
] as const)("reaches %s in every theme", (_, pairs, kind) => {
  expect(tooWeak(pairs, kind)).toEqual([]);
});
