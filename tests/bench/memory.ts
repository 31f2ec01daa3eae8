import { once } from "node:events";
import { rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { startEmbeddedPostgres } from "../../packages/embedded-postgres/src/index.ts";
import { openSeed } from "../e2e/seed.ts";
import { stateFolder } from "../state-folder.ts";
import { median } from "./api-cost.ts";
import { isQuick } from "./amounts.ts";
import { type Server, startScript, stopScript } from "./start-script.ts";

/**
 * Maximum ratio of the memory in the last fifth of the time to the memory in the second fifth. The process may keep some of
 * the memory that it has freed, so its whole size may vary more.
 */
const limits = { inUse: 1.1, process: 1.25 };
const names = { inUse: "in use", process: "of the process" };
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

interface Memory {
  inUse: number;
  process: number;
}

/** Returns the memory of a server after its garbage was collected, in MB (report-memory.mjs). */
async function memoryOf({ process: server }: Server): Promise<Memory> {
  server.kill("SIGUSR2");
  for (;;) {
    const [output] = await once(server.stdout as Readable, "data");
    const [, inUse, process] = /^memory (\d+) (\d+)$/m.exec(String(output)) ?? [];
    if (inUse && process) return { inUse: Number(inUse) / 1e6, process: Number(process) / 1e6 };
  }
}

/** Sends mixed calls for ten minutes. Returns whether the server's memory stayed within the limit and no reply was a 5xx. */
export async function memory(): Promise<boolean> {
  const folder = stateFolder("bench-memory");
  const database = await startEmbeddedPostgres({ folder, durable: false });
  const server = await startScript("apps/api/src/main.ts", database.url, {
    NODE_OPTIONS: `--import=${new URL("report-memory.mjs", import.meta.url).href}`,
  });
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
  const samples: Memory[] = [];
  const sample = async (): Promise<void> => {
    while (performance.now() < end) {
      samples.push(await memoryOf(server));
      await pause(isQuick ? 200 : 5_000);
    }
  };
  await Promise.all([sample(), ...Array.from({ length: 8 }, load)]);
  const fifth = Math.floor(samples.length / 5);
  const ratioOf = (name: keyof Memory): number => {
    const before = median(samples.slice(fifth, 2 * fifth).map((each) => each[name]));
    const after = median(samples.slice(-fifth).map((each) => each[name]));
    const ratio = after / before;
    console.log(
      `  ${names[name]}: ${before.toFixed(0)} MB → ${after.toFixed(0)} MB · ratio ${ratio.toFixed(2)} (limit ${limits[name].toFixed(2)})`,
    );
    return ratio;
  };
  console.log(`Memory of the server during ${minutes} minutes of mixed load, second and last fifth, ${count} requests`);
  const [inUse, process] = [ratioOf("inUse"), ratioOf("process")];
  const isFlat = inUse <= limits.inUse && process <= limits.process;
  console.log(`  ${failed.length} replies with 5xx`);
  for (const line of failed.slice(0, 10)) console.log(`  ${line}`);
  stopScript(server);
  await database.stop();
  await rm(folder, { recursive: true, force: true });
  return isFlat && failed.length === 0;
}
