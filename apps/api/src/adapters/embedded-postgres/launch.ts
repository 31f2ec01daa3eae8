import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { CannotStart } from "../../cannot-start.ts";
import { dataOf, give, notADatabase } from "./cluster.ts";
import type { Place } from "./place.ts";
import { findPostmaster } from "./postmaster.ts";
import { until } from "./until.ts";

const settings = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "max_connections=60",
  "shared_buffers=32MB",
];
const careless = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/** Failures that pass: a server that was just killed is still going, or someone took the port or started first. */
const passing = /lock file|shared memory|bind|could not create any TCP/i;

function findFreePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer().on("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Starts a server on the files; "later" when it could not just now. It outlives this process unless it is stopped. */
export async function launch(place: Place, durable: boolean): Promise<"ready" | "later"> {
  const log = join(place.cluster, "log");
  const file = openSync(log, "a", 0o600);
  const said = statSync(log).size;
  give(log, place.user);
  const chosen = [...settings, ...(durable ? [] : careless)].flatMap((setting) => ["-c", setting]);
  const child = spawn(
    place.binaries.postgres,
    ["-D", dataOf(place), "-p", String(await findFreePort()), ...chosen],
    // A process group of its own: Ctrl-C is for us, we stop it in order.
    { ...place.user, cwd: "/", stdio: ["ignore", "ignore", file], detached: true },
  );
  closeSync(file);
  let outcome: "ready" | "ended" | undefined;
  child.once("error", () => (outcome = "ended")).once("exit", () => (outcome = "ended"));
  await until(120_000, () => {
    if (findPostmaster(dataOf(place))?.isReady) outcome ??= "ready";
    return outcome;
  });
  child.unref();
  if (outcome === "ready") return "ready";
  const complaint = readFileSync(log).subarray(said).toString();
  if (passing.test(complaint)) return "later";
  throw new CannotStart(`${notADatabase(place)} PostgreSQL says: ${lastFatal(complaint)}`);
}

const lastFatal = (log: string): string =>
  log
    .split("\n")
    .findLast((line) => /FATAL|PANIC|error/i.test(line))
    ?.replace(/^.*?(FATAL|PANIC): +/, "") ?? "nothing";
