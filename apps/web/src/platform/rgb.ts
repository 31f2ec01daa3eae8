const linearised = (lightness: number, chroma: number, hue: number): [red: number, green: number, blue: number] => {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
};

/** One channel from 0 to 255, after the sRGB curve. */
const encoded = (part: number): number => {
  const clipped = Math.min(1, Math.max(0, part));
  return Math.round(255 * (clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055));
};

/** `oklch(L C h)` as `rgb(…)`, for those who read no newer colours; any other colour as it is (CSS Color 4). */
export function rgbOf(colour: string): string {
  const [, lightness, percent, chroma, hue] = /^oklch\(([\d.]+)(%?) ([\d.]+) ([\d.]+)\)$/.exec(colour) ?? [];
  if (lightness === undefined) return colour;
  const channels = linearised(Number(lightness) / (percent ? 100 : 1), Number(chroma), Number(hue)).map(encoded);
  return `rgb(${channels.join(", ")})`;
}
