import { contrast } from "../color/contrast.ts";
import { cssColor } from "../color/css-color.ts";
import { readColor } from "../color/read-color.ts";
import { linearRgb, type Oklch } from "../color/oklab.ts";
import { minimumContrast, palettes, type PaletteName } from "../theme/palettes.ts";
import type { TokenValues } from "../theme/rules.ts";

const isOnScreen = (color: Oklch) => linearRgb(color).every((part) => part >= -0.0005 && part <= 1.0005);

/** Reduces a color's chroma until the color is within the sRGB gamut. */
function onScreen(color: Oklch): Oklch {
  if (isOnScreen(color)) return color;
  let [possible, impossible] = [0, color.chroma];
  for (let step = 0; step < 14; step++) {
    const chroma = (possible + impossible) / 2;
    if (isOnScreen({ ...color, chroma })) possible = chroma;
    else impossible = chroma;
  }
  return { ...color, chroma: possible };
}

/** Tokens that take the accent's hue at the palette's lightness and chroma. */
const tinted = [
  "frame",
  "frame-2",
  "frame-line",
  "frame-lattice",
  "on-frame",
  "on-frame-muted",
  "primary-soft",
  "primary-soft-hover",
  "hero-1",
  "hero-2",
];

/** Progress tokens take the accent's hue and full chroma, so that progress stands out. */
const progressTokens = ["progress", "progress-start"];
const accentTokens = ["progress-tip", "frame-mark"];

/** Accents with at least this chroma tint as strongly as the default green. */
const vivid = 0.1;

/** Derives the shades of an accent for one palette, as close to the accent as contrast allows. */
export function shadesOf(accent: Oklch, name: PaletteName): TokenValues {
  const palette = palettes[name];
  const isDark = name === "dark" || name === "contrastDark";
  const { text, shape } = minimumContrast(name);
  const backgrounds = [palette["canvas"] ?? "", palette["surface"] ?? ""];
  const at = (lightness: number) => cssColor(onScreen({ ...accent, lightness }));
  const tint = (token: string) => {
    const { lightness, chroma } = readColor(palette[token] ?? "") ?? { lightness: 1, chroma: 0 };
    return cssColor(onScreen({ lightness, chroma: chroma * Math.min(1, accent.chroma / vivid), hue: accent.hue }));
  };
  /** Darkens (light theme) or lightens (dark theme) the color until its contrast is sufficient. */
  const from = (start: number, isStrong: (lightness: number) => boolean) => {
    const step = isDark ? 0.005 : -0.005;
    let lightness = start;
    while (lightness > 0.05 && lightness < 0.98 && !isStrong(lightness)) lightness += step;
    return lightness;
  };
  const hasContrast = (lightness: number, backs: readonly string[], ratio: number) =>
    backs.every((back) => contrast(at(lightness), back) >= ratio);

  const onPrimary = isDark ? tint("on-primary") : "oklch(1 0 0)";
  const [hover, press] = isDark ? [0.04, -0.05] : [-0.045, -0.09];
  // Leave room for the hover and pressed shades.
  const [darkest, lightest] = isDark ? [0.7, 0.9] : [0.2, 0.9];
  const primary = from(Math.min(lightest, Math.max(darkest, accent.lightness)), (lightness) => {
    const isReadable = [0, hover, press].every((step) => hasContrast(lightness + step, [onPrimary], text));
    return isReadable && hasContrast(lightness, backgrounds, shape);
  });
  const link = at(from(primary, (lightness) => hasContrast(lightness, backgrounds, text)));
  const soft = ["primary-soft", "primary-soft-hover", "hero-1", "hero-2"].map(tint);
  const lightnessOf = (token: string) => readColor(palette[token] ?? "")?.lightness ?? primary;
  const progressShade = (token: string) =>
    at(from(lightnessOf(token), (lightness) => hasContrast(lightness, backgrounds, shape)));
  return {
    ...Object.fromEntries(tinted.map((token) => [token, tint(token)])),
    ...Object.fromEntries(progressTokens.map((token) => [token, progressShade(token)])),
    ...Object.fromEntries(accentTokens.map((token) => [token, at(lightnessOf(token))])),
    primary: at(primary),
    "primary-hover": at(primary + hover),
    "primary-press": at(primary + press),
    "on-primary": onPrimary,
    "on-primary-soft": at(from(isDark ? 0.86 : 0.4, (lightness) => hasContrast(lightness, soft, text))),
    link,
    focus: link,
    halo: cssColor(onScreen({ ...accent, lightness: primary }), 0.2),
  };
}
