import { expect, it } from "vitest";
import { contrast } from "../../packages/ui/src/colour/contrast.ts";
import { least, palettes } from "../../packages/ui/src/theme/palettes.ts";
import { readingPairs, shapePairs, textPairs, type Pair } from "../../packages/ui/src/theme/pairs.ts";

const names = ["light", "dark", "contrastLight", "contrastDark"] as const;

const tooWeak = (pairs: readonly Pair[], kind: "reading" | "text" | "shape") =>
  names.flatMap((name) =>
    pairs.flatMap(([front, back]) => {
      const ratio = contrast(palettes[name][front] ?? "", palettes[name][back] ?? "");
      return ratio >= least(name)[kind] ? [] : [`${front} on ${back}, ${name}: ${ratio.toFixed(2)}`];
    }),
  );

it("computes contrast as WCAG does", () => {
  expect(contrast("oklch(1 0 0)", "oklch(0 0 0)")).toBeCloseTo(21, 1);
  expect(contrast("#777", "#ffffff")).toBeCloseTo(4.48, 1);
});

it("asks 7 to 1 of all text where more contrast is asked for", () => {
  expect(names.map((name) => least(name).text)).toEqual([4.5, 4.5, 7, 7]);
});

it.each([
  ["7 to 1 for what is read", readingPairs, "reading"],
  ["4.5 to 1 for other text, 7 to 1 with more contrast", textPairs, "text"],
  ["3 to 1 for shapes that carry meaning, 4.5 to 1 with more contrast", shapePairs, "shape"],
] as const)("reaches %s in every theme", (_, pairs, kind) => {
  expect(tooWeak(pairs, kind)).toEqual([]);
});
