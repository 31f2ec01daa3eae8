import { rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import autocannon from "autocannon";
import { startEmbeddedPostgres } from "../../packages/embedded-postgres/src/index.ts";
import { openSeed } from "../e2e/seed.ts";
import { stateFolder } from "../state-folder.ts";
import { measuredRequests, median } from "./api-cost.ts";
import { isQuick, roundsOf } from "./amounts.ts";
import { type Server, startScript, stopScript } from "./start-script.ts";

const limit = 1.7;
const connections = 16;
const seconds = isQuick ? 1 : 3;
// The two take turns often, because the speed of a machine can change.
const rounds = roundsOf(15);
/** A server runs for this part of the time, so that the load and the database on the same machine don't limit it. */
const share = { runMs: 20, periodMs: 100 };

/** Lets servers run one after another. Returns a function that ends this. */
function takeTurns(servers: readonly Server[]): () => Promise<void> {
  const pids = servers.map(({ process: { pid = 0 } }) => pid);
  const worker = new Worker(new URL("take-turns.ts", import.meta.url), { workerData: { pids, ...share } });
  return async () => {
    await worker.terminate();
    for (const { process: child } of servers) child.kill("SIGCONT");
    // The requests that were sent last can end.
    await pause(share.periodMs);
  };
}

/** A server and its requests, one for each connection. */
interface Loaded {
  server: Server;
  requests: readonly autocannon.Request[];
}

/** Sends the requests, each over its own connection. */
function send({ server: { origin }, requests }: Loaded, until: Pick<autocannon.Options, "amount" | "duration">) {
  const left = [...requests];
  const setupClient = (client: autocannon.Client) => client.setRequests(left.splice(0, 1));
  return autocannon({ url: origin, connections: requests.length, setupClient, ...until });
}

/** Returns the requests per second that the servers answer together. */
async function rateOf(loaded: readonly Loaded[]): Promise<number> {
  const release = takeTurns(loaded.map(({ server }) => server));
  const results = await Promise.all(loaded.map((each) => send(each, { duration: seconds })));
  await release();
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
  // Changes of one user wait for each other, so each connection has its own.
  const tokens: string[] = [];
  for (let count = 0; count < connections * servers.length; count++)
    tokens.push((await seed.createUser({ stage: "subscribed", fullname: "Ana Torres", isConnected: false })).token);
  await seed.close();
  let isWithin = true;
  const part = `each running ${share.runMs} of ${share.periodMs} ms`;
  console.log(`Requests per second of two processes and of one (${part}), medians of ${rounds} × ${seconds} s`);
  for (const [name, { of }] of Object.entries(measuredRequests)) {
    const loaded = servers.map((server, index) => {
      const users = tokens.slice(index * connections, (index + 1) * connections);
      return { server, requests: users.map((token) => of(token)) };
    });
    // The first thousands of requests are slower, because their code is not optimized yet.
    for (const each of loaded) await send(each, { amount: isQuick ? 1_000 : 20_000 });
    const rates: [two: number, one: number][] = [];
    for (let round = -1; round < rounds; round++) {
      const pair: [number, number] = [await rateOf(loaded), await rateOf(loaded.slice(0, 1))];
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
