import { expect, it } from "vitest";
import { rgbOf, cssColor } from "../../packages/ui/src/color/css-color.ts";
import { readColor } from "../../packages/ui/src/color/read-color.ts";

const asRgb = (css: string) => {
  const color = readColor(css);
  return color && rgbOf(cssColor(color));
};
const near = (css: string) => (asRgb(css) ?? "").match(/\d+/g)?.map(Number) ?? [];

it.each([
  ["rgb(109 40 217)", [109, 40, 217]],
  ["rgb(109, 40, 217)", [109, 40, 217]],
  ["RGB( 42.75% 15.7% 85.1% / 1 )", [109, 40, 217]],
  ["rgba(109, 40, 217, 100%)", [109, 40, 217]],
  ["hsl(0 100% 50%)", [255, 0, 0]],
  ["hsl(120deg, 100%, 25%)", [0, 128, 0]],
  ["hsl(-120 100 50)", [0, 0, 255]],
  ["hsl(600 50% 50%)", [64, 64, 191]],
  ["#6d28d9", [109, 40, 217]],
])("parses %s", (css, expected) => {
  const parts = near(css);
  expect(parts).toHaveLength(3);
  // Rounding to three digits can change a channel by one or two.
  expect(Math.max(...parts.map((part, index) => Math.abs(part - (expected[index] ?? -9))))).toBeLessThanOrEqual(2);
});

it.each([
  "rgb(1 2)",
  "rgb(1 2 3 / 0.5)",
  "rgb(1 2 3 4 5)",
  "rgb(a b c)",
  "rgb(1 2 var(--x))",
  "hsl(1turn 50% 50%)",
  "hsla(1, 2%, 3%, 0)",
  "rebeccapurple",
  "rgb()",
])("rejects %s", (css) => {
  expect(readColor(css)).toBeUndefined();
});
