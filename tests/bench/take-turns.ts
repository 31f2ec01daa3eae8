// A worker that lets processes run one after another: each runs once per period and is stopped for the rest of it. It has
// its own thread, because the load would delay its timers.
import { setTimeout as pause } from "node:timers/promises";
import { workerData } from "node:worker_threads";

/** What the worker needs: process ids, and times in milliseconds. */
export interface Turns {
  pids: readonly number[];
  runMs: number;
  periodMs: number;
}

const { pids, runMs, periodMs } = workerData as Turns;
const start = performance.now();
/** Times follow from the start, so that delays don't add up and the processes never run at the same time. */
const until = (ms: number): Promise<void> => pause(Math.max(0, start + ms - performance.now()));

async function run(pid: number, fromMs: number): Promise<void> {
  await until(fromMs);
  process.kill(pid, "SIGCONT");
  await until(fromMs + runMs);
  process.kill(pid, "SIGSTOP");
  await run(pid, fromMs + periodMs);
}

await Promise.all(pids.map((pid, index) => run(pid, (index * periodMs) / pids.length)));
