import { type Oklch, linearRgb } from "./oklab.ts";

const isOnScreen = (color: Oklch) => linearRgb(color).every((part) => part >= -0.0005 && part <= 1.0005);

/** Reduces the chroma until the color is within the sRGB gamut. */
export function onScreen(color: Oklch): Oklch {
  if (isOnScreen(color)) return color;
  let [possible, impossible] = [0, color.chroma];
  for (let step = 0; step < 14; step++) {
    const chroma = (possible + impossible) / 2;
    if (isOnScreen({ ...color, chroma })) possible = chroma;
    else impossible = chroma;
  }
  return { ...color, chroma: possible };
}
