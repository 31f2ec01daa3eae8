import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { startEmbeddedPostgres } from "../../packages/embedded-postgres/src/index.ts";
import { openSeed } from "../e2e/seed.ts";
import { stateFolder } from "../state-folder.ts";
import { median } from "./api-cost.ts";
import { isQuick } from "./amounts.ts";
import { type Server, startScript, stopScript } from "./start-script.ts";

/** Maximum ratio of the memory in the last fifth of the time to the memory in the second fifth. */
const limit = 1.1;
const minutes = isQuick ? 0.1 : 10;
const users = 20;

const json = (method: string, path: string, body: object) => ({ method, path, body: JSON.stringify(body) });
const answers = (topic: string) => ({
  skills: ["filming"],
  topics: [topic],
  goal: ["grow"],
  targetAudience: ["parents"],
  intrestedPlatforms: ["YouTube"],
});
/** The calls of a mixed load. Some of them reach their limits and are refused, as in real use. */
const mixed: readonly { method: string; path: string; body?: string }[] = [
  { method: "GET", path: "/jwt/check-session" },
  { method: "GET", path: "/ai/generate-three-week-plan?language=en" },
  { method: "GET", path: "/ai/generate-three-week-plan?language=fr" },
  { method: "GET", path: "/payment/plans" },
  { method: "GET", path: "/jwt/sessions" },
  { method: "GET", path: "/youtube/analytics" },
  json("PUT", "/ai/update-task-status?language=en", { week: 1, dayIndex: 0, completed: true }),
  json("PUT", "/ai/update-task-status?language=en", { week: 9, dayIndex: 0, completed: true }),
  json("POST", "/user/on-boarding?language=en", answers("yoga")),
  json("POST", "/user/on-boarding?language=en", answers("sourdough baking")),
  json("PUT", "/ai/generate-content", {
    topic: "yoga",
    platform: "YouTube",
    tone: "Funny",
    audience: "",
    selectedTool: "script",
  }),
  json("POST", "/jwt/login", { email: "nobody@trellis.example", password: "wrong" }),
  { method: "GET", path: "/unknown" },
];

/** Returns the memory of a process in MB. */
const memoryOf = ({ process: { pid } }: Server): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** Sends mixed calls for ten minutes. Returns whether the server's memory stayed within the limit and no reply was a 5xx. */
export async function memory(): Promise<boolean> {
  const folder = stateFolder("bench-memory");
  const database = await startEmbeddedPostgres({ folder, durable: false });
  const server = await startScript("apps/api/src/main.ts", database.url);
  const seed = openSeed(database.url);
  const created = Array.from({ length: users }, () =>
    seed.createUser({ stage: "subscribed", fullname: "Ana Torres", isConnected: true }),
  );
  const tokens = (await Promise.all(created)).map(({ token }) => token);
  await seed.close();
  const end = performance.now() + minutes * 60_000;
  const failed: string[] = [];
  let count = 0;
  const load = async (): Promise<void> => {
    while (performance.now() < end) {
      const index = count++;
      const { path, ...request } = mixed[index % mixed.length] ?? { path: "/", method: "GET" };
      const headers = { authorization: `Bearer ${tokens[index % users]}`, "content-type": "application/json" };
      const reply = await fetch(`${server.origin}/api/v1${path}`, { ...request, headers });
      await reply.arrayBuffer();
      if (reply.status >= 500) failed.push(`${path}: ${reply.status}`);
    }
  };
  const samples: number[] = [];
  const sample = async (): Promise<void> => {
    while (performance.now() < end) {
      samples.push(memoryOf(server));
      await pause(isQuick ? 200 : 2_000);
    }
  };
  await Promise.all([sample(), ...Array.from({ length: 8 }, load)]);
  const fifth = Math.floor(samples.length / 5);
  const before = median(samples.slice(fifth, 2 * fifth));
  const after = median(samples.slice(-fifth));
  const figures = `${before.toFixed(0)} MB → ${after.toFixed(0)} MB · ratio ${(after / before).toFixed(2)}`;
  console.log(`Memory of the server during ${minutes} minutes of mixed load, ${count} requests`);
  console.log(`  second and last fifth: ${figures} (limit ${limit.toFixed(2)}), ${failed.length} replies with 5xx`);
  for (const line of failed.slice(0, 10)) console.log(`  ${line}`);
  stopScript(server);
  await database.stop();
  await rm(folder, { recursive: true, force: true });
  return after / before <= limit && failed.length === 0;
}
