import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { chownTo, dataOf, notADatabase } from "./cluster.ts";
import type { Location } from "./location.ts";
import { findPostmaster } from "./postmaster.ts";
import { until } from "./until.ts";

const settings = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "max_connections=60",
  "shared_buffers=32MB",
];
/** Settings of a test server. Many processes with a pool each share it, and its data may be lost in a crash. */
const testSettings = ["max_connections=300", "fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/**
 * Errors that a retry resolves: a killed server is still exiting, or another process took the port or started first.
 */
const transientErrors = /lock file|shared memory|bind|could not create any TCP/i;

/** Returns the wanted port if it is free, so that a restarted server keeps its address, otherwise any free port. */
function findFreePort(wanted = 0): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer().on("error", (error) => (wanted === 0 ? failed(error) : done(findFreePort())));
    probe.listen(wanted, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Starts a detached server, which outlives this process. Returns "retry" after a transient error. */
export async function launch(location: Location, durable: boolean, port?: number): Promise<"ready" | "retry"> {
  const log = join(location.cluster, "log");
  const file = openSync(log, "a", 0o600);
  const logStart = statSync(log).size;
  chownTo(log, location.user);
  const flags = [...settings, ...(durable ? [] : testSettings)].flatMap((setting) => ["-c", setting]);
  const child = spawn(
    location.binaries.postgres,
    ["-D", dataOf(location), "-p", String(await findFreePort(port)), ...flags],
    // The server gets its own process group, so that Ctrl-C does not end it before this process stops it.
    { ...location.user, cwd: "/", stdio: ["ignore", "ignore", file], detached: true },
  );
  closeSync(file);
  let outcome: "ready" | "ended" | undefined;
  child.once("error", () => (outcome = "ended")).once("exit", () => (outcome = "ended"));
  await until(120_000, () => {
    if (findPostmaster(dataOf(location))?.isReady) outcome ??= "ready";
    return outcome;
  });
  child.unref();
  if (outcome === "ready") return "ready";
  const output = readFileSync(log).subarray(logStart).toString();
  if (transientErrors.test(output)) return "retry";
  throw new EmbeddedPostgresError(`${notADatabase(location)} PostgreSQL reports: ${lastFatal(output)}`);
}

const lastFatal = (log: string): string =>
  log
    .split("\n")
    .findLast((line) => /FATAL|PANIC|error/i.test(line))
    ?.replace(/^.*?(FATAL|PANIC): +/, "") ?? "nothing";
