import type { LinearRgb } from "./oklab.ts";

/** Converts a gamma-encoded sRGB channel from 0 to 1 to linear light. */
export const decoded = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

const written = /^(rgb|hsl)a?\(([^()]*)\)$/i;
const within = (part: number) => Math.min(1, Math.max(0, part));
/** Parses a number or a percentage of `whole`; returns `NaN` otherwise. */
const amount = (text: string, whole: number) =>
  text.endsWith("%") ? Number(text.slice(0, -1)) / 100 : Number(text) / whole;

/** Converts HSL to sRGB channels (CSS Color 4). */
function fromHsl(hue: number, saturation: number, lightness: number): readonly number[] {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    const place = (((offset + hue / 30) % 12) + 12) % 12;
    return lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
  });
}

/** Parses an opaque `rgb(…)` or `hsl(…)`, with or without commas. */
export function readFunction(css: string): LinearRgb | undefined {
  const [, name = "", inside = ""] = written.exec(css.trim()) ?? [];
  const [one = "", two = "", three = "", alpha = "1", ...more] = inside.trim().split(/\s*[\s,/]\s*/);
  if (three === "" || more.length > 0 || amount(alpha, 1) !== 1) return undefined;
  const [red = Number.NaN, green = red, blue = red] =
    name.toLowerCase() === "rgb"
      ? [one, two, three].map((part) => amount(part, 255))
      : fromHsl(Number(one.replace(/deg$/i, "")), within(amount(two, 100)), within(amount(three, 100)));
  if (Number.isNaN(red + green + blue)) return undefined;
  return [decoded(within(red)), decoded(within(green)), decoded(within(blue))];
}
