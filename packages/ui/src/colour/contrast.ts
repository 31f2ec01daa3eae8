import { readColour } from "./css-colour.ts";
import { linearRgb } from "./oklab.ts";

/** WCAG 2's relative luminance; a colour that can't be read has none. */
function luminance(css: string): number {
  const colour = readColour(css);
  if (!colour) return Number.NaN;
  const [red = 0, green = 0, blue = 0] = linearRgb(colour).map((part) => Math.min(1, Math.max(0, part)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2's contrast ratio of two opaque colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
