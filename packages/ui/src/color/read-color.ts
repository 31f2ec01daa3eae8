import { oklch, type LinearRgb, type Oklch } from "./oklab.ts";

/** Converts a gamma-encoded sRGB channel from 0 to 1 to linear light. */
const decoded = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

const written = /^(rgb|hsl)a?\(([^()]*)\)$/i;
const within = (part: number) => Math.min(1, Math.max(0, part));
/** Parses a percentage, or a number as a fraction of `whole`; returns `NaN` otherwise. */
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
function readFunction(css: string): LinearRgb | undefined {
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

const pattern = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)(%?)\s+([\d.]+)(?:deg)?\s*\)$/i;

export function readOklch(css: string): Oklch | undefined {
  const [, lightness, percent, chroma, chromaPercent, hue] = pattern.exec(css.trim()) ?? [];
  if (lightness === undefined) return undefined;
  return {
    lightness: Number(lightness) / (percent ? 100 : 1),
    chroma: Number(chroma) * (chromaPercent ? 0.004 : 1),
    hue: Number(hue),
  };
}

function readHex(css: string): LinearRgb | undefined {
  const [, digits = ""] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(css.trim()) ?? [];
  const width = digits.length / 3;
  if (width === 0) return undefined;
  const part = (index: number) => {
    const text = digits.slice(index * width, (index + 1) * width);
    return decoded(Number.parseInt(width === 1 ? text + text : text, 16) / 255);
  };
  return [part(0), part(1), part(2)];
}

/** Color formats that `readColor` supports, for error messages. */
export const readableForms = "#rgb, #rrggbb, rgb(r g b), hsl(h s l) or oklch(L C h), without alpha";

/** Parses an opaque color in one of `readableForms`. */
export function readColor(css: string): Oklch | undefined {
  const light = readHex(css) ?? readFunction(css);
  return light ? oklch(light) : readOklch(css);
}
