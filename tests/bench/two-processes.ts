import { rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { startEmbeddedPostgres } from "../../packages/embedded-postgres/src/index.ts";
import { openSeed } from "../e2e/seed.ts";
import { stateFolder } from "../state-folder.ts";
import { measuredRequests, median } from "./api-cost.ts";
import { isQuick, roundsOf } from "./amounts.ts";
import { type Server, startScript, stopScript } from "./start-script.ts";

const limit = 1.7;
const seconds = isQuick ? 1 : 10;
const rounds = roundsOf(5);
/** A server runs for this part of the time, so that the load and the database on the same machine don't limit it. */
const share = { runMs: 10, periodMs: 50 };

/** Stops and continues a process periodically, beginning after a delay; returns a function that ends this. */
function throttle({ process: child }: Server, delayMs: number): () => void {
  const over = new AbortController();
  const run = async (): Promise<void> => {
    child.kill("SIGCONT");
    await pause(share.runMs);
    if (over.signal.aborted) return;
    child.kill("SIGSTOP");
    await pause(share.periodMs - share.runMs);
    await run();
  };
  void pause(delayMs).then(run);
  return () => over.abort();
}

/** Returns the requests per second that the servers answer together. */
async function rateOf(servers: readonly Server[], request: autocannon.Request): Promise<number> {
  // The servers run one after the other.
  const releases = servers.map((server, index) => throttle(server, (index * share.periodMs) / servers.length));
  const run = ({ origin }: Server) =>
    autocannon({ url: origin, connections: 16, duration: seconds, requests: [request] });
  const results = await Promise.all(servers.map(run));
  for (const release of releases) release();
  await pause(share.periodMs * 2);
  if (results.some(({ non2xx, errors }) => non2xx > 0 || errors > 0)) throw new Error("a request failed");
  return results.reduce((sum, { requests }) => sum + requests.total, 0) / seconds;
}

/** Compares the throughput of two processes on one database with that of one. The two take turns. */
export async function twoProcesses(): Promise<boolean> {
  const folder = stateFolder("bench-processes");
  const database = await startEmbeddedPostgres({ folder, durable: false });
  const servers = [
    await startScript("apps/api/src/main.ts", database.url),
    await startScript("apps/api/src/main.ts", database.url),
  ];
  const seed = openSeed(database.url);
  const { token } = await seed.createUser({ stage: "subscribed", fullname: "Ana Torres", isConnected: false });
  await seed.close();
  let isWithin = true;
  const part = `each running ${share.runMs} of ${share.periodMs} ms`;
  console.log(`Requests per second of two processes and of one (${part}), medians of ${rounds} × ${seconds} s`);
  for (const [name, { of }] of Object.entries(measuredRequests)) {
    // The first thousands of requests are slower, because their code is not optimized yet.
    for (const { origin } of servers)
      await autocannon({ url: origin, connections: 16, amount: isQuick ? 1_000 : 20_000, requests: [of(token)] });
    const rates: [two: number, one: number][] = [];
    for (let round = -1; round < rounds; round++) {
      const pair: [number, number] = [await rateOf(servers, of(token)), await rateOf(servers.slice(0, 1), of(token))];
      if (round >= 0) rates.push(pair);
    }
    const ratio = median(rates.map(([two, one]) => two / one));
    isWithin &&= ratio >= limit;
    const [two, one] = [median(rates.map(([each]) => each)), median(rates.map(([, each]) => each))];
    const figures = `two ${two.toFixed(0)} · one ${one.toFixed(0)} · ratio ${ratio.toFixed(2)}`;
    console.log(`  ${name.padEnd(14)} ${figures} (limit ${limit.toFixed(2)})`);
  }
  for (const server of servers) stopScript(server);
  await database.stop();
  await rm(folder, { recursive: true, force: true });
  return isWithin;
}
