import type { Route } from "playwright";
import { youtubeAnalytics } from "@trellis/contract/youtube";
import { sandboxReport } from "@trellis/providers/sandbox-youtube/channel";
import type { Visitor } from "./inp-visitor.ts";
import { longestTask } from "./longest-task.ts";

const days = 365;
/** Longest task of the main thread, in milliseconds at a quarter of the speed. A longer one is visible as a stutter. */
const limit = 50;

/** Sends the report of the sandbox’s channel with a row for each day of a year. */
async function sendYear(route: Route): Promise<void> {
  const { analytics, ...report } = sandboxReport(new Date());
  const [row = []] = (analytics?.rows ?? []) as unknown[][];
  const rows = Array.from({ length: days }, (_, day) => {
    const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
    return [date, ...row.slice(1)];
  });
  await route.fulfill({ json: { ...report, analytics: { ...analytics, rows } } });
}

/** Shows all days of a year on the analytics page, a click at a time. Returns whether no task is too long. */
export async function analyticsRows({ browser, page, origin }: Visitor, rounds: number): Promise<boolean> {
  await page.route(`**${youtubeAnalytics.path}`, sendYear);
  const rows = page.locator("main table tbody tr");
  const best = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    await page.goto(`${origin}/analytics`);
    const more = page.getByRole("button", { name: "View more days" });
    await more.waitFor();
    for (let count = await rows.count(); count < days; count = await rows.count()) {
      const task = await longestTask(browser, page, async () => {
        await more.click();
        await rows.nth(Math.min(days, count + 100) - 1).waitFor();
      });
      const name = `from ${count} days`;
      best.set(name, Math.min(task, best.get(name) ?? Infinity));
    }
  }
  console.log(`A year on the analytics page: longest tasks (limit ${limit} ms)`);
  for (const [name, task] of best)
    console.log(`  ${name.padEnd(15)} ${task.toFixed(0)} ms${task > limit ? "  OVER" : ""}`);
  return [...best.values()].every((task) => task <= limit);
}
