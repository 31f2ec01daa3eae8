import type { Browser, Page } from "playwright";

/** An event of Chromium's trace format. Times are in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the thread, which other load on the machine does not affect. */
  tdur?: number;
  args: { name?: string; data?: { type?: string } };
}

const categories = ["disabled-by-default-devtools.timeline", "devtools.timeline", "toplevel"];

/** Returns the events of the page's main thread during a step and the two frames after it. */
async function eventsDuring(browser: Browser, page: Page, step: () => Promise<unknown>): Promise<TraceEvent[]> {
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
  return traceEvents.filter((event) => mainThreads.has(threadOf(event)));
}

function tasksIn(events: readonly TraceEvent[]): TraceEvent[] {
  const tasks = events.filter(({ name }) => name === "RunTask");
  if (tasks.length === 0) throw new Error("The trace has no tasks");
  return tasks;
}

const timeOf = ({ tdur = 0 }: TraceEvent) => tdur / 1000;
const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

/** Returns the tasks of the page's main thread during a step and the two frames after it, in milliseconds. */
export const tasksDuring = async (...during: Parameters<typeof eventsDuring>): Promise<number[]> =>
  tasksIn(await eventsDuring(...during)).map(timeOf);

/** Returns the longest task of the page's main thread during a step and the two frames after it, in milliseconds. */
export const longestTask = async (...during: Parameters<typeof tasksDuring>): Promise<number> =>
  Math.max(...(await tasksDuring(...during)));

const inputs = new Set(["pointerdown", "pointerup", "click", "keydown", "keyup"]);

/** Returns how long the main thread works from the first input of a step until the first frame after its last input, in milliseconds. */
export async function reactionTime(...during: Parameters<typeof eventsDuring>): Promise<number> {
  const events = await eventsDuring(...during);
  const sent = events.filter(({ name, args }) => name === "EventDispatch" && inputs.has(args.data?.type ?? ""));
  if (sent.length === 0) throw new Error("The trace has no input");
  const [first, last] = [Math.min(...sent.map(({ ts }) => ts)), Math.max(...sent.map(endOf))];
  const shown = Math.min(...events.filter(({ name, ts }) => name === "Commit" && ts >= last).map(({ ts }) => ts));
  const tasks = tasksIn(events).filter((task) => endOf(task) >= first && task.ts <= shown);
  return tasks.map(timeOf).reduce((sum, time) => sum + time, 0);
}
