import type { Browser, Page } from "playwright";
import { type Traffic, watchTraffic } from "./load-visit.ts";

/** Chromium runs the page this many times slower, as on a lower-midrange phone. */
export const slowdown = 4;

/** A signed-in browser page. */
export interface Visitor {
  browser: Browser;
  page: Page;
  traffic: Traffic;
  origin: string;
}

/** Opens a browser page for the user with this token. The user’s data and settings stay the same, whatever is clicked. */
export async function openVisitor(browser: Browser, origin: string, token: string): Promise<Visitor> {
  const page = await browser.newPage({ locale: "en-US", viewport: { width: 1440, height: 900 } });
  await page.addInitScript((stored) => {
    // Nothing that a click has stored may change the next visit.
    localStorage.clear();
    localStorage.setItem("token", stored);
    localStorage.setItem("fonts", "fetched");
  }, token);
  // Changes fail, so that the controls stay the same. Pages show a change before the server confirms it.
  await page.route("**/api/**", (route) => (route.request().method() === "GET" ? route.continue() : route.abort()));
  // Links to other sites open nothing.
  await page.route(/^https/, (route) => route.abort());
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { browser, page, traffic: watchTraffic(page), origin };
}
