import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import sharp from "sharp";

export interface Comparison {
  /** Name of the picture's file. */
  name: string;
  /** Share of the pixels that differ, from 0 to 1; undefined if there is no picture from before. */
  changed?: number;
  /** Path of the picture of the difference, if the pictures differ. */
  difference?: string;
}

/** The maximum difference in brightness, from 0 to 255, that is invisible. */
const tolerance = 8;

/** Returns a mask with a byte per pixel, 255 where two pictures of the same size differ, otherwise 0. */
async function maskOf(before: Buffer, after: Buffer) {
  const blended = sharp(after).composite([{ input: before, blend: "difference" }]);
  const { data, info } = await blended.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const difference = sharp(data, { raw: { width, height, channels } }).toColourspace("b-w").threshold(tolerance);
  return difference.raw().toBuffer();
}

/** Compares two pictures, and writes one that marks the different pixels red. */
async function compare(name: string, before: string, after: string, folder: string): Promise<Comparison> {
  if (!existsSync(join(before, name))) return { name };
  // As buffers, because the server's conversion of pictures, if loaded in this process, blocks reading from files.
  const [old, current] = [readFileSync(join(before, name)), readFileSync(join(after, name))];
  const [{ width, height }, size] = await Promise.all([sharp(old).metadata(), sharp(current).metadata()]);
  // Pictures of different sizes cannot be compared pixel by pixel.
  if (width !== size.width || height !== size.height) return { name, changed: 1 };
  const mask = await maskOf(old, current);
  const count = mask.reduce((sum, byte) => sum + (byte === 0 ? 0 : 1), 0);
  if (count === 0) return { name, changed: 0 };
  const difference = join(folder, name.replace(/\.jpg$/, ".png"));
  mkdirSync(folder, { recursive: true });
  const marks = Buffer.alloc(mask.length * 4, Buffer.from([255, 255, 255, 200]));
  for (const [place, byte] of mask.entries()) if (byte !== 0) marks.set([220, 0, 0, 255], place * 4);
  const overlay = { input: marks, raw: { width, height, channels: 4 } } as const;
  await sharp(current).composite([overlay]).png().toFile(difference);
  return { name, changed: count / (width * height), difference };
}

/** Returns whether a picture is new or differs from before. */
export const hasChanged = ({ changed }: Comparison): boolean => changed !== 0;

const percent = (share: number) => `${(share * 100).toFixed(2)} % of the pixels differ`;

const figure = (caption: string, source: string | undefined) =>
  `<figure><figcaption>${caption}</figcaption>${
    source === undefined ? "<p>None</p>" : `<a href="${source}"><img src="${source}" alt="" loading="lazy"></a>`
  }</figure>`;

/** Returns a page that shows each changed picture before and after, and their difference. */
function pageOf(
  comparisons: readonly Comparison[],
  folders: { before: string; after: string; report: string },
): string {
  const to = (path: string) => relative(folders.report, path);
  const changed = comparisons.filter(hasChanged).toSorted((one, other) => (other.changed ?? 1) - (one.changed ?? 1));
  const sections = changed.map(({ name, changed: share, difference }) =>
    [
      `<section><h2>${name}</h2><p>${share === undefined ? "New" : percent(share)}</p><div>`,
      figure("Before", share === undefined ? undefined : to(join(folders.before, name))),
      figure("After", to(join(folders.after, name))),
      figure("Difference", difference === undefined ? undefined : to(difference)),
      "</div></section>",
    ].join(""),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures before and after</title>
<style>
:root { color-scheme: light dark; font: 1rem system-ui, sans-serif; }
body { margin: 1.5rem; }
div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; }
figure { margin: 0; }
img { width: 100%; border: 1px solid gray; }
</style>
<h1>Pictures before and after</h1>
<p>${comparisons.length} compared, ${changed.length} changed or new</p>
${sections.join("\n")}
</html>
`;
}

/** Compares the pictures in two folders, and writes `index.html` with the changed ones into a third. */
export async function writePictureReport(before: string, after: string, report: string): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const name of readdirSync(after).toSorted())
    comparisons.push(await compare(name, before, after, join(report, "difference")));
  writeFileSync(join(report, "index.html"), pageOf(comparisons, { before, after, report }));
  return comparisons;
}
