import { decoded, readFunction } from "./css-functions.ts";
import { oklch, type LinearRgb, type Oklch } from "./oklab.ts";

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
