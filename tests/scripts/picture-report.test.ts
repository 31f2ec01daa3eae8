import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { writePictureReport } from "../../scripts/picture-report.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes a white picture of 100 × 100 pixels whose first rows are black. */
async function draw(path: string, blackRows: number) {
  const data = Buffer.alloc(100 * 100 * 3, 255).fill(0, 0, blackRows * 100 * 3);
  await sharp(data, { raw: { width: 100, height: 100, channels: 3 } })
    .jpeg()
    .toFile(join(folder, path));
}

it("a picture report shows changed pictures before, after and as a difference, and leaves out equal ones", async () => {
  await mkdir(join(folder, "before"));
  await mkdir(join(folder, "report/after"), { recursive: true });
  await draw("before/equal.jpg", 8);
  await draw("report/after/equal.jpg", 8);
  await draw("before/taller.jpg", 8);
  await draw("report/after/taller.jpg", 24);
  await draw("report/after/added.jpg", 0);
  const comparisons = await writePictureReport(
    join(folder, "before"),
    join(folder, "report/after"),
    join(folder, "report"),
  );
  expect(comparisons).toEqual([
    { name: "added.jpg" },
    { name: "equal.jpg", changed: 0 },
    { name: "taller.jpg", changed: 0.16, difference: join(folder, "report/difference/taller.png") },
  ]);
  const page = await readFile(join(folder, "report/index.html"), "utf8");
  expect(page).toContain("3 compared, 2 changed or new");
  expect(page).toContain("16.00 % of the pixels differ");
  expect([...page.matchAll(/<img src="([^"]+)"/g)].map(([, source]) => source)).toEqual([
    "after/added.jpg",
    "../before/taller.jpg",
    "after/taller.jpg",
    "difference/taller.png",
  ]);
});
