import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright";
import { serveFolder } from "../../scripts/serve-folder.ts";
import { launchOptions } from "../chromium.ts";
import { roundsOf } from "./amounts.ts";

const limit = 1.5;
const root = join(import.meta.dirname, "../..");
const emptyFolder = join(root, "node_modules/.cache/trellis/empty-storybook");

interface Load {
  requests: number;
  /** Compressed bytes. */
  bytes: number;
  milliseconds: number;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Opens a story with an empty cache, and returns what was loaded until it was shown. */
async function visit(browser: Browser, url: string): Promise<Load> {
  const page = await browser.newPage();
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  const began = performance.now();
  await page.goto(url, { waitUntil: "commit" });
  await page.locator("#storybook-root > *").first().waitFor();
  const milliseconds = performance.now() - began;
  const loaded = await Promise.all(sizes);
  await page.close();
  return { requests: loaded.length, bytes: loaded.reduce((sum, size) => sum + size, 0), milliseconds };
}

/** Compares the first story of the built Storybook with that of an empty Storybook of the same version. */
export async function storybookWeight(): Promise<boolean> {
  const folder = join(root, "dist/storybook");
  if (!existsSync(join(folder, "iframe.html"))) throw new Error("Build the stories first: npm run build:storybook");
  execFileSync(join(root, "node_modules/.bin/storybook"), ["build", "--quiet", "-o", emptyFolder], {
    cwd: join(import.meta.dirname, "empty-storybook"),
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1" },
    stdio: "ignore",
  });
  const contestants = await Promise.all(
    [
      { name: "empty", folder: emptyFolder, story: "button--primary" },
      { name: "ours", folder, story: "ui-button--primary" },
    ].map(async ({ story, ...rest }) => {
      const { origin, close } = await serveFolder(rest.folder);
      const loads: Load[] = [];
      return { ...rest, url: `${origin}/iframe.html?id=${story}&viewMode=story`, close, loads };
    }),
  );
  const browser = await chromium.launch(launchOptions);
  for (let round = 0; round < roundsOf(7); round += 1) {
    for (const { url, loads } of contestants) loads.push(await visit(browser, url));
  }
  await browser.close();
  const figures = contestants.map(({ name, loads, close }) => {
    close();
    const of = (figure: keyof Load) => median(loads.map((load) => load[figure]));
    const [requests, kilobytes, milliseconds] = [of("requests"), of("bytes") / 1000, of("milliseconds")];
    console.log(`${name.padEnd(8)}${requests} requests  ${kilobytes.toFixed(0)} kB  ${milliseconds.toFixed(0)} ms`);
    return { kilobytes, milliseconds };
  });
  const [empty, ours] = figures;
  if (!empty || !ours) return false;
  const ratios = { weight: ours.kilobytes / empty.kilobytes, time: ours.milliseconds / empty.milliseconds };
  for (const [name, ratio] of Object.entries(ratios)) console.log(`${name}: ${ratio.toFixed(2)} × (limit ${limit})`);
  return Object.values(ratios).every((ratio) => ratio <= limit);
}
