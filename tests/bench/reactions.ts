import type { Browser, Locator, Page } from "playwright";
import { chromium } from "playwright";
import { launchOptions } from "../chromium.ts";
import { roundsOf } from "./amounts.ts";
import { type LoadServers, startLoadServers } from "./load-servers.ts";
import { phoneContext, slowDown } from "./load-visit.ts";

/** How soon the page must show that a control reacted, in milliseconds. */
const limit = 100;
const rounds = roundsOf(3);

type Step = readonly [name: string, control: (page: Page) => Locator, text?: string];

const button = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name });
const tab = (name: string | RegExp) => (page: Page) => page.getByRole("tab", { name });
const radio = (name: string) => (page: Page) => page.locator("label").filter({ hasText: name });
const field = (name: string) => (page: Page) => page.getByLabel(name, { exact: true });

const frame: readonly Step[] = [
  ["menu", button("Open menu")],
  ["search", button("Search and commands")],
  ["account menu", button(/^Account menu/)],
  ["assistant", button("Open assistant")],
];

/** Controls by page, in the order in which they are used. Escape closes what one of them opens. */
const steps: Readonly<Record<string, readonly Step[]>> = {
  "/": [...frame, ["check a task", (page) => page.locator("main label").filter({ has: page.getByRole("checkbox") })]],
  "/roadmap": [
    ["mark as done", button("Mark as done")],
    ["other week", tab(/Week 2/)],
    [
      "check a task",
      (page) =>
        page
          .locator("main li label")
          .filter({ has: page.getByRole("checkbox") })
          .first(),
    ],
    ["facts", button("About this plan")],
  ],
  "/creation": [
    ["other tool", tab("Script")],
    ["type", field("Topic"), "bread"],
    ["platform", radio("TikTok")],
    ["generate", button(/^Generate/)],
  ],
  "/settings": [
    ["type", field("Full name"), " Ana"],
    ["theme", radio("Dark")],
    ["section", (page) => page.getByRole("navigation", { name: "On this page" }).getByRole("link").nth(2)],
  ],
  "/calendar": [
    ["next", button(/^Next (?:week|month)$/)],
    ["month", radio("Month")],
    ["add", button("Add Content")],
  ],
};

/** Records how long the page took to react to each input. */
function observe(token: string): void {
  localStorage.setItem("token", token);
  const reactions: number[] = [];
  Object.assign(globalThis, { reactions });
  new PerformanceObserver((list) => reactions.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: "event",
    durationThreshold: 16,
  } as PerformanceObserverInit);
}

/** Uses a control. Returns the time to the next frame of its slowest event, in milliseconds; 16 if all were faster. */
async function reactionTo(page: Page, [, control, text]: Step): Promise<number> {
  const target = control(page).first();
  await target.scrollIntoViewIfNeeded();
  await page.evaluate(() => void ((globalThis as unknown as { reactions: number[] }).reactions.length = 0));
  if (text === undefined) await target.tap();
  else await target.pressSequentially(text);
  // Entries arrive in idle time after the frame.
  await page.waitForTimeout(600);
  const slowest = await page.evaluate(() =>
    Math.max(16, ...(globalThis as unknown as { reactions: number[] }).reactions),
  );
  await page.keyboard.press("Escape");
  await page.waitForTimeout(300);
  return slowest;
}

async function visit(browser: Browser, { app, token }: LoadServers, path: string): Promise<number[]> {
  const context = await browser.newContext(phoneContext);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe, token);
    await page.goto(app + path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    await slowDown(await context.newCDPSession(page));
    const reactions: number[] = [];
    for (const step of steps[path] ?? []) reactions.push(await reactionTo(page, step));
    return reactions;
  } finally {
    await context.close();
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Uses the controls of the app on a slow phone and checks how soon the page shows that they reacted. */
export async function reactions(paths: readonly string[]): Promise<boolean> {
  const servers = await startLoadServers();
  const browser = await chromium.launch(launchOptions);
  try {
    console.log(`Reactions on a slow phone (4 × slower CPU), medians of ${rounds} rounds; limit ${limit} ms`);
    let isFast = true;
    for (const path of Object.keys(steps).filter((each) => paths.length === 0 || paths.includes(each))) {
      const visits: number[][] = [];
      for (let round = 0; round < rounds; round++) visits.push(await visit(browser, servers, path));
      for (const [index, [name]] of (steps[path] ?? []).entries()) {
        const time = median(visits.map((times) => times[index] ?? Number.NaN));
        const isWithin = time <= limit;
        isFast &&= isWithin;
        console.log(
          `${path.padEnd(12)}${name.padEnd(16)}${`${time} ms`.padStart(8)}${isWithin ? "" : "  exceeds the limit"}`,
        );
      }
    }
    return isFast;
  } finally {
    await browser.close();
    await servers.stop();
  }
}
