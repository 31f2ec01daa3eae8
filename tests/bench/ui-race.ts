import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "playwright";
import { build, defaultClientConditions, preview } from "vite";
import { withEngineFlags } from "../chromium.ts";
import { isQuick, roundsOf } from "./amounts.ts";

/** Times of one contestant: JavaScript of the mount, all work until it is painted, JavaScript of a second render. */
type Step = "mount" | "shown" | "same";
type Kind = "buttons" | "fields";

/** The functions that the page exposes (peers/page/measure.tsx). */
interface Stage {
  contestants: string[];
  race: { prepare: (name: string, kind: Kind) => void; mount: () => void; same: () => void; clear: () => void };
}

type Results = Record<string, Record<Kind, Record<Step, number>[]>>;

const rounds = roundsOf(11);
const baseline = "plain element + class";
const ours = "@trellis/ui";
const root = fileURLToPath(new URL("peers/page", import.meta.url));
const outDir = fileURLToPath(new URL("../../node_modules/.cache/trellis/peers", import.meta.url));

const limits: readonly [kind: Kind, step: Step, most: number, text: string][] = [
  ["buttons", "mount", 1.7, "mounting 1,000 buttons"],
  ["buttons", "same", 1, "rendering 1,000 buttons again with the same props"],
  ["fields", "mount", 1.6, "mounting 1,000 labeled text fields"],
];

const shuffled = (names: readonly string[]): string[] =>
  names
    .map((name) => ({ name, by: Math.random() }))
    .toSorted((a, b) => a.by - b.by)
    .map(({ name }) => name);

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Runs all contestants in turns, in a different order each round. The first round is a warm-up. */
async function raceOn(page: Page): Promise<Results> {
  const names = await page.evaluate(() => (window as unknown as Stage).contestants);
  const client = await page.context().newCDPSession(page);
  // Counts the processor time of the page only, so that other load on the machine does not matter.
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async (metric: "ScriptDuration" | "TaskDuration") => {
    const { metrics } = await client.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === metric)?.value ?? Number.NaN);
  };
  const costOf = async (step: "mount" | "same") => {
    const before = [await spent("ScriptDuration"), await spent("TaskDuration")] as const;
    await page.evaluate(
      (name) =>
        new Promise((shown) => {
          setTimeout(() => {
            (window as unknown as Stage).race[name]();
            requestAnimationFrame(() => setTimeout(shown));
          });
        }),
      step,
    );
    return [(await spent("ScriptDuration")) - before[0], (await spent("TaskDuration")) - before[1]] as const;
  };
  const results: Results = {};
  for (let round = -1; round < rounds; round++) {
    for (const kind of ["buttons", "fields"] as const) {
      for (const name of shuffled(names)) {
        await page.evaluate(([who, what]) => (window as unknown as Stage).race.prepare(who, what), [
          name,
          kind,
        ] as const);
        const [[mount, shown], [same]] = [await costOf("mount"), await costOf("same")];
        await page.evaluate(() => (window as unknown as Stage).race.clear());
        const own = (results[name] ??= { buttons: [], fields: [] });
        if (round >= 0) own[kind].push({ mount, shown, same });
      }
    }
  }
  return results;
}

/** Returns the times of all contestants, measured in one page of a real browser. */
async function measured(): Promise<Results> {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    resolve: {
      conditions: ["@trellis/source", ...defaultClientConditions],
      dedupe: ["react", "react-dom", "styled-components"],
    },
    oxc: { plugins: { styledComponents: { displayName: false, pure: true } } },
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 9_000 },
  });
  const server = await preview({ root, configFile: false, build: { outDir } });
  const browser = await chromium.launch({
    ...withEngineFlags("--expose-gc"),
  });
  const page = await browser.newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? "");
  await page.waitForFunction(() => "race" in window);
  const results = await raceOn(page);
  await browser.close();
  await server.close();
  return results;
}

/** Compares the button and the text field with plain elements and with other libraries. */
export async function uiRace(): Promise<boolean> {
  if (!existsSync(new URL("peers/node_modules", import.meta.url))) {
    console.log("The other libraries are not installed: npm ci --prefix tests/bench/peers");
    return isQuick;
  }
  const results = await measured();
  const at = (name: string, kind: Kind, step: Step) =>
    median((results[name]?.[kind] ?? []).map((steps) => steps[step]));
  const ratio = (name: string, kind: Kind, step: Step) => at(name, kind, step) / at(baseline, kind, step);
  console.log(`1,000 of each, × plain elements, processor time, medians of ${rounds} rounds in turns`);
  for (const kind of ["buttons", "fields"] as const) {
    const of = { mount: at(baseline, kind, "mount"), same: at(baseline, kind, "same") };
    console.log(`  ${kind}: plain mounts in ${of.mount.toFixed(1)} ms, again in ${of.same.toFixed(1)} ms`);
    console.log(`    ${"".padEnd(24)}   mount  until shown   same props`);
    for (const name of Object.keys(results)) {
      const [mount, shown, same] = (["mount", "shown", "same"] as const).map((step) =>
        ratio(name, kind, step).toFixed(2),
      );
      console.log(`    ${name.padEnd(24)} ${mount?.padStart(7)} ${shown?.padStart(12)} ${same?.padStart(12)}`);
    }
  }
  const peers = Object.keys(results).filter((name) => name !== baseline && name !== ours);
  const isAhead = (["buttons", "fields"] as const).every((kind) =>
    peers.every((peer) => at(ours, kind, "mount") < at(peer, kind, "mount")),
  );
  console.log(`  ${isAhead ? "faster to mount than all" : "SLOWER to mount than one"} of ${peers.length} libraries`);
  const within = limits.map(([kind, step, most, text]) => {
    const found = ratio(ours, kind, step);
    console.log(`  ${text}: ${found.toFixed(2)} × (limit ${most.toFixed(2)})${found <= most ? "" : "  OVER"}`);
    return found <= most;
  });
  return isAhead && within.every(Boolean);
}
