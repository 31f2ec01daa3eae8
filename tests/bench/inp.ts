import { type Browser, chromium, type Locator } from "playwright";
import { launchOptions } from "../chromium.ts";
import { isQuick, roundsOf } from "./amounts.ts";
import { analyticsRows } from "./analytics-rows.ts";
import { type LoadServers, startLoadServers } from "./load-servers.ts";
import { openVisitor, slowdown, type Visitor } from "./inp-visitor.ts";
import { waitUntilQuiet } from "./load-visit.ts";
import { reactionTime } from "./longest-task.ts";

/** Limit of the reaction to an input, in milliseconds at a quarter of the speed. */
const limit = 100;
const rounds = roundsOf(3);
/** Number of controls that a short run tries on each page. */
const quickControls = 2;

/** A page, and an element that is there once its data is. The controls of the frame are tried on the dashboard only. */
const pages = [
  { path: "/", ready: 'main input[type="checkbox"]', scope: "body" },
  { path: "/roadmap", ready: 'main input[type="checkbox"]', scope: "main" },
  { path: "/creation", ready: "main form :is(input, textarea)", scope: "main" },
  { path: "/settings", ready: "main form input", scope: "main" },
  { path: "/calendar", ready: "main button", scope: "main" },
] as const;

type OpenedPage = (typeof pages)[number];

/** Without the link that skips the navigation, which is outside the window until it has focus. */
const controls = "a[href]:not([href='#content']), button, input, select, textarea, summary, [role=tab]";

/** Loads a page. */
async function openPage({ page, traffic, origin }: Visitor, { path, ready }: OpenedPage): Promise<void> {
  await page.goto(origin + path);
  await page.locator(ready).first().waitFor();
  await waitUntilQuiet(page, traffic);
}

/** Returns the controls that can be used. */
const controlsOf = ({ page }: Visitor, { scope }: OpenedPage): Locator =>
  page.locator(scope).locator(`:is(${controls}):not(:disabled)`).filter({ visible: true });

interface Reaction {
  path: string;
  control: string;
  time: number;
}

/** Clicks every control of a page, and loads the page again if that changes it. Returns how long each reaction takes. */
async function reactionsOn(visitor: Visitor, opened: OpenedPage): Promise<Reaction[]> {
  const { browser, page } = visitor;
  const reactions: Reaction[] = [];
  const found = controlsOf(visitor, opened);
  await openPage(visitor, opened);
  const [url, count] = [page.url(), await found.count()];
  for (let index = 0; index < (isQuick ? quickControls : count); index++) {
    if (page.url() !== url || (await found.count()) !== count) await openPage(visitor, opened);
    const control = found.nth(index);
    const text = await control.evaluate((element) =>
      [element.localName, element.getAttribute("aria-label") ?? element.textContent, element.id].join(" "),
    );
    // The pointer arrives before the click, so that its effects don't count.
    await control.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    const time = await reactionTime(browser, page, async () => {
      await page.mouse.down();
      await page.mouse.up();
    });
    reactions.push({ path: opened.path, control: text.trim().slice(0, 50), time });
  }
  return reactions;
}

async function slowReactions({ app, token }: LoadServers, browser: Browser): Promise<Reaction[]> {
  const best = new Map<string, Reaction>();
  for (let round = 0; round < rounds; round++) {
    const visitor = await openVisitor(browser, app, token);
    for (const opened of pages) {
      for (const [index, reaction] of (await reactionsOn(visitor, opened)).entries()) {
        const key = `${opened.path} ${index}`;
        const known = best.get(key);
        if (!known || reaction.time < known.time) best.set(key, reaction);
      }
    }
    await visitor.page.close();
  }
  const all = [...best.values()];
  for (const { path } of pages) {
    const times = all.filter((reaction) => reaction.path === path).map(({ time }) => time);
    console.log(`  ${path.padEnd(10)} ${times.length} controls, the slowest ${Math.max(...times).toFixed(0)} ms`);
  }
  return all.filter(({ time }) => time > limit);
}

/**
 * Measures how long the main thread works from a click until the frame that reacts to it, for every control of five pages,
 * and the longest task while the analytics page shows a year. It measures processor time, which other load on the machine
 * affects little; the best round counts.
 */
export async function inp(): Promise<boolean> {
  const servers = await startLoadServers();
  const browser = await chromium.launch(launchOptions);
  try {
    console.log(`Reaction to a click at ${slowdown} times slowdown, best of ${rounds} rounds (limit ${limit} ms)`);
    const slow = await slowReactions(servers, browser);
    for (const { path, control, time } of slow) console.log(`  ${path} ${control}: ${time.toFixed(0)} ms  OVER`);
    const visitor = await openVisitor(browser, servers.app, servers.connectedToken);
    const isSmooth = await analyticsRows(visitor, rounds);
    return slow.length === 0 && isSmooth;
  } finally {
    await browser.close();
    await servers.stop();
  }
}
