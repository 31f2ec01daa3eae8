import type { Browser, Page } from "playwright";

/** An event of Chromium's trace format. Times are in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Processor time of the thread, which other load on the machine does not affect. */
  tdur?: number;
  args: { name?: string };
}

const categories = ["disabled-by-default-devtools.timeline", "devtools.timeline", "toplevel"];

/** Returns the tasks of the page's main thread during a step and the two frames after it, in milliseconds. */
export async function tasksDuring(browser: Browser, page: Page, step: () => Promise<unknown>): Promise<number[]> {
  await browser.startTracing(page, { categories });
  await step();
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted)))),
  );
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mainThreads = new Set(
    traceEvents.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(threadOf),
  );
  const tasks = traceEvents.filter((event) => event.name === "RunTask" && mainThreads.has(threadOf(event)));
  if (tasks.length === 0) throw new Error("The trace has no tasks");
  return tasks.map(({ tdur = 0 }) => tdur / 1000);
}

/** Returns the longest task of the page's main thread during a step and the two frames after it, in milliseconds. */
export const longestTask = async (...during: Parameters<typeof tasksDuring>): Promise<number> =>
  Math.max(...(await tasksDuring(...during)));
