import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { type Browser, chromium, type Page } from "playwright";
import { build, defaultClientConditions, preview } from "vite";
import { launchOptions } from "../chromium.ts";
import { roundsOf } from "./amounts.ts";
import { tasksDuring } from "./longest-task.ts";

/** Chromium runs the page this many times slower, as on a lower-midrange phone. */
const slowdown = 4;
/** Duration of a frame at 60 frames per second, in milliseconds. A longer task on the main thread delays the next frame. */
const frame = 1000 / 60;
/** A task longer than this is visible as a stutter, in milliseconds. */
const stutter = 50;
/** Duration of the growth, in milliseconds. */
const growth = 1500;
/** Number of frames that a click may delay in addition to those of a plain checkbox. */
const allowed = 5;
const rounds = roundsOf(5);

const root = fileURLToPath(new URL("plant", import.meta.url));
const outDir = fileURLToPath(new URL("../../node_modules/.cache/trellis/plant", import.meta.url));

const steps = { plain: "#plain", tick: "li:nth-child(1) input", bloom: "li:nth-child(6) input" } as const;
type Results = Record<keyof typeof steps, number[][]>;

const click = (page: Page, selector: string) =>
  page.evaluate((where) => document.querySelector<HTMLElement>(where)?.click(), selector);

/** Waits until the plant has grown. */
const growthOn = (page: Page) => page.evaluate((duration) => new Promise((over) => setTimeout(over, duration)), growth);

/** Returns the main-thread tasks of a click and of the growth that follows it. */
const costOf = (browser: Browser, page: Page, step: keyof Results) =>
  tasksDuring(browser, page, async () => {
    await click(page, steps[step]);
    await growthOn(page);
  });

async function measured(): Promise<Results> {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    // The app is built with React Compiler, too.
    plugins: [react({ compiler: true })],
    resolve: { conditions: ["@trellis/source", ...defaultClientConditions] },
    oxc: { plugins: { styledComponents: { displayName: false, pure: true } } },
    build: { outDir, emptyOutDir: true },
  });
  const server = await preview({ root, configFile: false, build: { outDir } });
  const browser = await chromium.launch(launchOptions);
  const results: Results = { plain: [], tick: [], bloom: [] };
  for (let round = 0; round < rounds; round++) {
    const page = await browser.newPage();
    await page.goto(server.resolvedUrls?.local[0] ?? "");
    await page.locator("li input").first().waitFor();
    const client = await page.context().newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    results.plain.push(await costOf(browser, page, "plain"));
    results.tick.push(await costOf(browser, page, "tick"));
    for (const task of [2, 3, 4, 5]) await click(page, `li:nth-child(${task}) input`);
    await growthOn(page);
    results.bloom.push(await costOf(browser, page, "bloom"));
    await page.close();
  }
  await browser.close();
  await server.close();
  return results;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/**
 * Counts the frames that a completed task and a bloom delay on a slow processor, compared with a plain checkbox. It
 * measures processor time of the main thread, which other load on the machine does not affect.
 */
export async function plantFrames(): Promise<boolean> {
  const results = await measured();
  console.log(`Main thread while the plant grows, at ${slowdown} times slowdown, medians of ${rounds} rounds`);
  const of = (step: keyof Results, figure: (tasks: number[]) => number) => median(results[step].map(figure));
  const over = (limit: number) => (tasks: number[]) => tasks.filter((task) => task > limit).length;
  for (const step of ["plain", "tick", "bloom"] as const) {
    const [late, long] = [of(step, over(frame)), of(step, over(stutter))];
    const [longest, all] = [
      of(step, (tasks) => Math.max(...tasks)),
      of(step, (tasks) => tasks.reduce((a, b) => a + b)),
    ];
    console.log(
      `  ${step.padEnd(6)} ${late} tasks over ${frame.toFixed(1)} ms, ${long} over ${stutter} ms, the longest ${longest.toFixed(0)} ms, all ${all.toFixed(0)} ms of ${growth} ms`,
    );
  }
  const plain = of("plain", over(frame));
  return (["tick", "bloom"] as const).every(
    (step) => of(step, over(stutter)) === 0 && of(step, over(frame)) <= plain + allowed,
  );
}
