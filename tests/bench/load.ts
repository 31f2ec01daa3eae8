import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright";
import { launchOptions } from "../chromium.ts";
import { roundsOf } from "./amounts.ts";
import { type Figure, type Limit, measuredPages } from "./load-limits.ts";
import { appFolder, baselineFolder, type LoadServers, startLoadServers } from "./load-servers.ts";
import { type Load, type LoadedPage, visit } from "./load-visit.ts";

type Figures = Record<Figure, number>;

interface Contestant extends LoadedPage {
  name: string;
  /** Folder of the page's built files. */
  folder: string;
  limits: readonly Limit[];
  loads: Load[];
}

const rounds = roundsOf(7);

/** Columns of the table: figure, title and format. */
const columns: readonly [Figure, string, (value: number) => string][] = [
  ["lcp", "LCP", (ms) => ms.toFixed(0)],
  ["usable", "usable", (ms) => ms.toFixed(0)],
  ["mainThread", "main thread", (ms) => ms.toFixed(0)],
  ["script", "script time", (ms) => ms.toFixed(0)],
  ["requests", "requests", String],
  ["scripts", "scripts", String],
  ["gzip", "JS gzip", (bytes) => `${(bytes / 1000).toFixed(0)} kB`],
  ["gzipLater", "JS later", (bytes) => `${(bytes / 1000).toFixed(0)} kB`],
  ["cls", "CLS", (shift) => shift.toFixed(3)],
];
const inRatios = new Set<Figure>(["lcp", "usable", "mainThread", "script"]);

function contestantsAt({ app, baseline, token }: LoadServers, asked: readonly string[]): Contestant[] {
  const pages = measuredPages.filter(({ path }) => asked.length === 0 || asked.includes(path));
  const form = { control: 'input[type="password"]', folder: baselineFolder, limits: [] };
  return [
    { name: "static", url: `${baseline}/static.html`, ...form, loads: [] },
    { name: "baseline", url: `${baseline}/`, ...form, loads: [] },
    ...pages.map(({ path, control, isSignedIn, limits }) => ({
      name: path,
      url: app + path,
      control,
      ...(isSignedIn && { token }),
      folder: appFolder,
      limits,
      loads: [],
    })),
  ];
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function figuresOf({ loads, folder }: Contestant): Figures {
  const of = (value: (load: Load) => number) => median(loads.map(value));
  const gzip = (path: string) => gzipSync(readFileSync(join(folder, path)), { level: 9 }).length;
  const sizeOf = (scripts: string[]) => scripts.reduce((sum, path) => sum + gzip(path), 0);
  return {
    lcp: of(({ lcp }) => lcp),
    usable: of(({ usable }) => usable),
    mainThread: of(({ mainThread }) => mainThread),
    script: of(({ script }) => script),
    cls: of(({ cls }) => cls),
    requests: of(({ requests }) => requests),
    scripts: of(({ scripts }) => scripts.length),
    gzip: of(({ scripts }) => sizeOf(scripts)),
    gzipLater: of(({ laterScripts }) => sizeOf(laterScripts)),
  };
}

function excessOf({ figure, of, max }: Limit, own: Figures, base: Record<"baseline" | "static", Figures>): string[] {
  const value = of === undefined ? own[figure] : own[figure] / base[of][figure];
  // A layout shift too small for a screen to show counts as none.
  const isWithin = figure === "cls" ? value < 0.0005 : value <= max;
  const [name, , format] = [figure, "", (shown: number) => (of ? `${shown.toFixed(2)} × ${of}` : String(shown))];
  return isWithin ? [] : [`${name} ${format(value)} (limit ${format(max)})`];
}

/** Prints a row per page: the figures and, in parentheses, their ratio to the baseline. Returns whether all limits hold. */
function report(contestants: readonly Contestant[]): boolean {
  const all = contestants.map((contestant) => ({ ...contestant, figures: figuresOf(contestant) }));
  const figuresAt = (index: number) => all[index]?.figures as Figures;
  const base = { static: figuresAt(0), baseline: figuresAt(1) };
  console.log(["page".padEnd(12), ...columns.map(([, title]) => title.padStart(14))].join(""));
  for (const { name, figures } of all) {
    const cells = columns.map(([figure, , format]) => {
      const ratio = inRatios.has(figure) ? ` (${(figures[figure] / base.baseline[figure]).toFixed(2)})` : "";
      return (format(figures[figure]) + ratio).padStart(14);
    });
    console.log([name.padEnd(12), ...cells].join(""));
  }
  const excesses = all.flatMap(({ name, limits, figures }) =>
    limits.flatMap((limit) => excessOf(limit, figures, base)).map((excess) => `  ${name} exceeds ${excess}`),
  );
  for (const excess of excesses) console.log(excess);
  return excesses.length === 0;
}

/** Loads the pages on a slow phone, in turns, and compares them with the baseline and the static page. */
export async function load(paths: readonly string[]): Promise<boolean> {
  const servers = await startLoadServers();
  const contestants = contestantsAt(servers, paths);
  const browser = await chromium.launch(launchOptions);
  try {
    console.log(`Load on a slow phone (4 × slower CPU, 1.6 Mbit/s, 150 ms), medians of ${rounds} rounds`);
    for (let round = 0; round < rounds; round++) {
      for (const contestant of contestants) contestant.loads.push(await visit(browser, contestant));
    }
    return report(contestants);
  } finally {
    await browser.close();
    await servers.stop();
  }
}
