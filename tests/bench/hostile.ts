import { connect } from "node:net";
import { rm } from "node:fs/promises";
import { startEmbeddedPostgres } from "../../packages/embedded-postgres/src/index.ts";
import { openSeed } from "../e2e/seed.ts";
import { stateFolder } from "../state-folder.ts";
import { isQuick } from "./amounts.ts";
import { type HostileRequest, hostileRequests } from "./hostile-requests.ts";
import { startScript, stopScript } from "./start-script.ts";

const amount = isQuick ? 1_000 : 100_000;
const atOnce = 16;
const hungMs = 30_000;
const seed = Number(process.env["BENCH_SEED"] ?? 1);

/** The status of a reply, or why there is none. */
type Outcome = `${number}` | "hung" | "cut off without a reply" | `cut off after ${number}` | "closed without a reply";

/** Sends a request, on Linux from one of many addresses, so that the limits per address don't end the test. */
function send({ bytes, isLocal = false }: HostileRequest, port: number, index: number): Promise<Outcome> {
  const isElsewhere = process.platform === "linux" && !isLocal;
  const localAddress = isElsewhere ? `127.${1 + (index % 200)}.${(index >> 8) % 256}.7` : undefined;
  return new Promise((done) => {
    const socket = connect({ host: "127.0.0.1", port, ...(localAddress && { localAddress }) });
    let reply = "";
    let isCut = false;
    const timer = setTimeout(() => {
      done("hung");
      socket.destroy();
    }, hungMs);
    socket.on("data", (part) => (reply += part.toString("latin1")));
    socket.on("error", () => (isCut = true));
    socket.on("close", () => {
      clearTimeout(timer);
      const [, status] = /^HTTP\/1\.1 ([2-5]\d\d)/m.exec(reply) ?? [];
      if (isCut) done(status ? `cut off after ${Number(status)}` : "cut off without a reply");
      else done(status ? (status as `${number}`) : "closed without a reply");
    });
    socket.write(bytes);
  });
}

/**
 * Whether the server may end a request in this way. It may cut off broken requests, and requests whose rest it doesn't read
 * after it has refused them with a 4xx.
 */
function isAllowed(outcome: Outcome, { isHttp }: HostileRequest): boolean {
  if (/^\d/.test(outcome)) return !outcome.startsWith("5");
  return outcome.startsWith("cut off after 4") || (outcome === "cut off without a reply" && !isHttp);
}

/** Sends hostile requests: none may be answered with a 5xx, hang, or be cut off without a reason. */
export async function hostile(): Promise<boolean> {
  const folder = stateFolder("bench-hostile");
  const database = await startEmbeddedPostgres({ folder, durable: false });
  const server = await startScript("apps/api/src/main.ts", database.url, { TRELLIS_DATA: folder });
  const users = openSeed(database.url);
  const stages = ["subscribed", "newcomer", "unsubscribed"] as const;
  const created = stages.map((stage) => users.createUser({ stage, fullname: "Ana Torres", isConnected: true }));
  const tokens = (await Promise.all(created)).map(({ token }) => token);
  await users.close();
  const next = hostileRequests(seed, tokens);
  const counts = new Map<string, number>();
  const refused: string[] = [];
  let sent = 0;
  const work = async (): Promise<void> => {
    while (sent < amount) {
      const index = sent++;
      const request = next();
      const outcome = await send(request, Number(new URL(server.origin).port), index);
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      if (!isAllowed(outcome, request)) refused.push(`request ${index} (${request.what}): ${outcome}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  console.log(`${amount} hostile requests with seed ${seed}, by outcome`);
  for (const [outcome, count] of [...counts].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(`  ${outcome.padEnd(24)} ${count}`);
  for (const line of refused.slice(0, 20)) console.log(`  not allowed: ${line}`);
  stopScript(server);
  await database.stop();
  await rm(folder, { recursive: true, force: true });
  return refused.length === 0;
}
