import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import autocannon from "autocannon";
import { startEmbeddedPostgres } from "../../packages/embedded-postgres/src/index.ts";
import { openSeed } from "../e2e/seed.ts";
import { stateFolder } from "../state-folder.ts";
import { isQuick, roundsOf } from "./amounts.ts";
import { type Server, startScript, stopScript } from "./start-script.ts";

const connections = 32;
const amount = isQuick ? 200 : 6_000;
const rounds = roundsOf(5);

/** Returns the CPU time of processes so far, user and kernel, in clock ticks of 10 ms. */
function cpuTicks(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0);
}

/** The measured requests, with the highest ratio to the same request of the bare server. */
export const measuredRequests: Record<string, { limit: number; of: (token: string) => autocannon.Request }> = {
  "check-session": {
    limit: 1.25,
    of: (token: string) => ({
      method: "GET",
      path: "/api/v1/jwt/check-session",
      headers: { authorization: `Bearer ${token}` },
    }),
  },
  "task status": {
    limit: 1.4,
    of: (token: string) => ({
      method: "PUT",
      path: "/api/v1/ai/update-task-status?language=en",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ week: 1, dayIndex: 0, completed: true }),
    }),
  },
};

/** Returns the microseconds of CPU per request of a server and, with `others`, of these processes. */
export async function costOf(
  { origin, process: { pid = 0 } }: Server,
  requests: autocannon.Request[],
  others: () => readonly number[] = () => [],
): Promise<number> {
  // On a busy machine, requests may take longer than the usual timeout, which does not change their cost.
  const load = { url: origin, connections, requests, timeout: 60 };
  // The first requests open the connections to the database.
  await autocannon({ ...load, amount: connections * 2 });
  const pids = [pid, ...others()];
  const before = cpuTicks(pids);
  const result = await autocannon({ ...load, amount });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} requests failed, ${result.errors} connections broke`);
  return ((cpuTicks(pids) - before) * 10_000) / amount;
}

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Compares the server's CPU per request with a bare server that runs the same statements. The two take turns. */
export async function apiCost(): Promise<boolean> {
  const folder = stateFolder("bench");
  const database = await startEmbeddedPostgres({ folder, durable: false });
  const ours = await startScript("apps/api/src/main.ts", database.url);
  const baseline = await startScript("tests/bench/baseline/server.ts", database.url);
  const seed = openSeed(database.url);
  const { token } = await seed.createUser({ stage: "subscribed", fullname: "Ana Torres", isConnected: false });
  await seed.close();
  let isWithin = true;
  console.log(`CPU of the server per request, ${connections} connections, medians of ${rounds} × ${amount} requests`);
  for (const [name, { of, limit }] of Object.entries(measuredRequests)) {
    const request = of(token);
    const costs = { ours: [] as number[], baseline: [] as number[] };
    for (let round = -1; round < rounds; round++) {
      const [a, b] = [await costOf(ours, [request]), await costOf(baseline, [request])];
      if (round >= 0) {
        costs.ours.push(a);
        costs.baseline.push(b);
      }
    }
    const ratio = median(costs.ours.map((each, index) => each / (costs.baseline[index] ?? Number.NaN)));
    isWithin &&= ratio <= limit;
    const [a, b] = [median(costs.ours).toFixed(0), median(costs.baseline).toFixed(0)];
    console.log(
      `  ${name.padEnd(14)} ours ${a} µs · baseline ${b} µs · ratio ${ratio.toFixed(2)} (limit ${limit.toFixed(2)})`,
    );
  }
  stopScript(ours);
  stopScript(baseline);
  await database.stop();
  await rm(folder, { recursive: true, force: true });
  return isWithin;
}
