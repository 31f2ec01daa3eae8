import { readColor } from "./read-color.ts";
import { linearRgb } from "./oklab.ts";

/** Returns the WCAG 2 relative luminance, or `NaN` if the color can't be parsed. */
function luminance(css: string): number {
  const color = readColor(css);
  if (!color) return Number.NaN;
  const [red = 0, green = 0, blue = 0] = linearRgb(color).map((part) => Math.min(1, Math.max(0, part)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG 2 contrast ratio of two opaque colors, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
