import { linearRgb, type Oklch } from "./oklab.ts";
import { readOklch } from "./read-color.ts";

/** Converts linear light to a gamma-encoded sRGB channel; inverse of `decoded`. */
const encoded = (part: number) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);

/** Formats an Oklch color as CSS, optionally with an alpha from 0 to 1. */
export function cssColor({ lightness, chroma, hue }: Oklch, alpha?: number): string {
  const [l, c, h] = [lightness.toFixed(3), chroma.toFixed(3), hue.toFixed(1)].map(Number);
  return `oklch(${l} ${c} ${h}${alpha === undefined ? "" : ` / ${alpha}`})`;
}

/** Converts an opaque `oklch(L C h)` to `rgb(…)` for tools without support for it; returns other colors unchanged. */
export function rgbOf(css: string): string {
  const color = readOklch(css);
  if (!color) return css;
  const parts = linearRgb(color).map((part) => Math.round(255 * encoded(Math.min(1, Math.max(0, part)))));
  return `rgb(${parts.join(", ")})`;
}
