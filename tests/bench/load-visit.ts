import type { Browser, CDPSession, Page } from "playwright";

/** A page to load. */
export interface LoadedPage {
  url: string;
  /** Token of the session, for pages of the app. */
  token?: string;
  /** Selects a control of the content that the visitor came for. */
  control: string;
}

/** The loading times that a visitor experiences, in milliseconds, and the work of the browser. */
export interface Load {
  lcp: number;
  /** The time when the control can be used: it is enabled and, on a React page, React listens to it. */
  usable: number;
  mainThread: number;
  script: number;
  cls: number;
  requests: number;
  /** Paths of the scripts that were requested before the control could be used. */
  scripts: string[];
  /** Paths of the scripts that were requested later. */
  laterScripts: string[];
}

/** A lower-midrange phone on a slow mobile connection. */
const profile = {
  viewport: { width: 412, height: 823 },
  cpuSlowdown: 4,
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
};
/** A page has loaded when nothing was requested for this long, in milliseconds. */
const quietMs = 1200;

/** Runs in the page before its own scripts. */
function observe({
  token,
  control,
  isStatic,
}: {
  token?: string | undefined;
  control: string;
  isStatic: boolean;
}): void {
  if (token !== undefined) localStorage.setItem("token", token);
  const seen = { lcp: 0, usable: 0, cls: 0 };
  Object.assign(globalThis, { seen });
  const on = (type: string, listener: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(listener)).observe({ type, buffered: true });
  on("largest-contentful-paint", ({ startTime }) => (seen.lcp = startTime));
  on("layout-shift", (entry) => (seen.cls += (entry as unknown as { value: number }).value));
  const isUsable = () => {
    const element = document.querySelector(control);
    if (!element || element.matches(":disabled")) return false;
    return isStatic || Object.keys(element).some((key) => key.startsWith("__reactProps$"));
  };
  const look = () => {
    if (isUsable()) seen.usable = performance.now();
    else setTimeout(look, 15);
  };
  look();
}

/** The requests of a page. */
export interface Traffic {
  requests: number;
  lastChange: number;
}

/** Counts the requests of a page from now on. */
export function watchTraffic(page: Page): Traffic {
  const traffic: Traffic = { requests: 0, lastChange: Date.now() };
  const touch = () => void (traffic.lastChange = Date.now());
  page.on("request", (request) => {
    touch();
    if (request.url().startsWith("http")) traffic.requests++;
  });
  page.on("requestfinished", touch);
  page.on("requestfailed", touch);
  return traffic;
}

/**
 * Waits until a page has loaded. The load state "networkidle" comes once per document, often before the page requests its
 * data.
 */
export async function waitUntilQuiet(page: Page, traffic: Traffic): Promise<void> {
  while (Date.now() - traffic.lastChange < quietMs) await page.waitForTimeout(100);
}

/** Returns a function that looks up how long the main thread spent on a kind of work, in milliseconds. */
async function timesOf(devtools: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return (wanted) => (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN) * 1000;
}

/** Loads a page as on a first visit, in its own browser profile. */
export async function visit(browser: Browser, { url, token, control }: LoadedPage): Promise<Load> {
  const context = await browser.newContext({
    viewport: profile.viewport,
    isMobile: true,
    hasTouch: true,
    locale: "en-US",
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Performance.enable", { timeDomain: "timeTicks" });
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", profile.network);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: profile.cpuSlowdown });
    const traffic = watchTraffic(page);
    await page.addInitScript(observe, { token, control, isStatic: url.endsWith(".html") });
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForFunction(
      () => (globalThis as unknown as { seen: { usable: number } }).seen.usable > 0,
      undefined,
      {
        timeout: 60_000,
        polling: 200,
      },
    );
    await waitUntilQuiet(page, traffic);
    const seen = await page.evaluate(() => {
      const { lcp, usable, cls } = (globalThis as unknown as { seen: Pick<Load, "lcp" | "usable" | "cls"> }).seen;
      const fetched = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
      const pathsOf = (entries: PerformanceEntry[]) => [...new Set(entries.map(({ name }) => new URL(name).pathname))];
      const scripts = pathsOf(fetched.filter(({ startTime }) => startTime <= usable));
      const laterScripts = pathsOf(fetched.filter(({ startTime }) => startTime > usable));
      return { lcp, usable, cls, scripts, laterScripts };
    });
    const time = await timesOf(devtools);
    const times = { mainThread: time("TaskDuration"), script: time("ScriptDuration") };
    return { ...seen, ...times, requests: traffic.requests };
  } finally {
    await context.close();
  }
}
