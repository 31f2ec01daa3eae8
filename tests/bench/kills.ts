import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { cleanUp, newFolder, newWebFolder, type ServerProcess, startServer } from "../api/process.ts";
import { isQuick } from "./amounts.ts";

const kills = isQuick ? 2 : 20;
const recoveryLimitMs = 10_000;
const writingMs = isQuick ? 500 : 2_000;
const demo = { email: "demo@trellis.example", password: "grow-with-trellis" };
const headers = { "content-type": "application/json" };

/** The tasks of the demo account that the writers toggle, one writer per task. */
const tasks = [1, 2, 3].flatMap((week) => [0, 1, 2, 3].map((dayIndex) => ({ week, dayIndex })));

/** What the writer of a task knows: the last acknowledged state, and the state of a request without a reply yet. */
interface Written {
  acknowledged: boolean;
  unanswered?: boolean;
}

/** Toggles a task until the server is gone; returns how many writes were acknowledged. */
async function write(origin: string, token: string, task: object, state: Written, until: number): Promise<number> {
  let count = 0;
  while (performance.now() < until) {
    const completed = !state.acknowledged;
    state.unanswered = completed;
    const reply = await fetch(`${origin}/api/v1/ai/update-task-status?language=en`, {
      method: "PUT",
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: JSON.stringify({ ...task, completed }),
    }).catch(() => undefined);
    if (!reply?.ok) return count;
    state.acknowledged = completed;
    delete state.unanswered;
    count += 1;
  }
  return count;
}

/** Repeats a request until it succeeds. */
async function retry(url: string, init?: RequestInit): Promise<{ [key: string]: unknown }> {
  for (;;) {
    const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(15_000) }).catch(() => undefined);
    if (reply?.ok) return (await reply.json()) as { [key: string]: unknown };
    await pause(50);
  }
}

const postmasterOf = (data: string): number => {
  const note = readdirSync(data).includes("database-is-elsewhere");
  const cluster = note ? String(readFileSync(join(data, "database-is-elsewhere"), "utf8").split("\n")[0]) : data;
  return Number(readFileSync(join(cluster, "postgres-18/data/postmaster.pid"), "utf8").split("\n")[0]);
};

interface Week {
  week: number;
  tasks: { completed: boolean }[];
}

/** Kills the server and its database, or only its database, during writes; no acknowledged write may be lost. */
export async function killedServers(): Promise<boolean> {
  const data = join(newFolder(), ".data");
  const settings = { TRELLIS_DATA: data, TRELLIS_WEB: newWebFolder() };
  let server: ServerProcess = startServer(settings);
  const states: Written[] = [];
  let [acknowledged, lost, slowestMs] = [0, 0, 0];
  const readTasks = async (token: string) => {
    const url = `${await server.origin}/api/v1/ai/generate-three-week-plan?language=en`;
    const plan = await retry(url, { headers: { authorization: `Bearer ${token}` } });
    const weeks = plan["weeklyPlans"] as Week[];
    return tasks.map(({ week, dayIndex }) => weeks.find((each) => each.week === week)?.tasks[dayIndex]?.completed);
  };
  const signedIn = await retry(`${await server.origin}/api/v1/jwt/login`, {
    method: "POST",
    headers,
    body: JSON.stringify(demo),
  });
  const token = String(signedIn["accessToken"]);
  for (const completed of await readTasks(token)) states.push({ acknowledged: completed === true });

  for (let kill = 0; kill < kills; kill++) {
    const origin = await server.origin;
    const until = performance.now() + writingMs * 2;
    const writers = tasks.map((task, index) => write(origin, token, task, states[index] as Written, until));
    await pause(writingMs);
    const onlyDatabase = kill % 2 === 1;
    if (!onlyDatabase) server.child.kill("SIGKILL");
    process.kill(postmasterOf(data), "SIGKILL");
    const began = performance.now();
    acknowledged += (await Promise.all(writers)).reduce((sum, count) => sum + count, 0);
    if (!onlyDatabase) {
      await server.ended;
      server = startServer(settings);
    }
    const found = await readTasks(token);
    if (onlyDatabase) slowestMs = Math.max(slowestMs, performance.now() - began);
    for (const [index, completed] of found.entries()) {
      const { acknowledged: known, unanswered } = states[index] as Written;
      if (completed !== known && completed !== unanswered) lost += 1;
      states[index] = { acknowledged: completed === true };
    }
  }
  await cleanUp();
  console.log(`${kills} kills during writes, every other one of the embedded database only`);
  console.log(`  acknowledged writes ${acknowledged}, lost ${lost}`);
  console.log(
    `  slowest recovery from a killed database ${(slowestMs / 1000).toFixed(1)} s (limit ${recoveryLimitMs / 1000} s)`,
  );
  return lost === 0 && slowestMs <= recoveryLimitMs;
}
