import { mkdirSync, realpathSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { CannotStart } from "../../cannot-start.ts";
import { dataOf, ensureCluster, passwordOf } from "./cluster.ts";
import { register, type Keeper } from "./keeper.ts";
import { launch } from "./launch.ts";
import { findPlace, type Place } from "./place.ts";
import { findPostmaster, removeForeignPid, type Postmaster } from "./postmaster.ts";
import { until } from "./until.ts";

/** A real PostgreSQL on this machine, started from the npm binaries or found running. */
export interface EmbeddedPostgres {
  /** Connection string with its random password. */
  url: string;
  /** The folder that holds its files. */
  folder: string;
  pid: number;
  /** Stops it, unless another process of ours uses it too. */
  stop(): Promise<void>;
}

/** Where its state is kept, and whether it survives a power cut (tests can do without). */
export interface EmbeddedPostgresOptions {
  folder: string;
  durable?: boolean;
}

/** Starts the database of a state folder, or joins the one that already runs on it. */
export async function startEmbeddedPostgres({
  folder,
  durable = true,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  mkdirSync(folder, { recursive: true });
  const place = findPlace(realpathSync(folder));
  await ensureCluster(place, durable);
  return open(place, durable, 20);
}

async function open(place: Place, durable: boolean, attempts: number): Promise<EmbeddedPostgres> {
  removeForeignPid(dataOf(place));
  const running = await until(60_000, () => {
    const server = findPostmaster(dataOf(place));
    return !server || server.isReady ? { server } : undefined;
  });
  const joined = running?.server && (await join(place, running.server));
  if (joined) return joined;
  if (attempts === 0) {
    throw new CannotStart(`The database in ${place.cluster} does not come up: its file log there says why.`);
  }
  if (running?.server || (await launch(place, durable)) === "later") await pause(250);
  return open(place, durable, attempts - 1);
}

async function join(place: Place, server: Postmaster): Promise<EmbeddedPostgres | undefined> {
  const url = `postgres://postgres:${passwordOf(place)}@127.0.0.1:${server.port}/postgres`;
  const keeper = await register(url);
  if (!keeper) return undefined;
  return { url, folder: place.cluster, pid: server.pid, stop: () => stop(place, server, keeper) };
}

async function stop(place: Place, { pid }: Postmaster, keeper: Keeper): Promise<void> {
  const left = await keeper.leave().catch(() => "others" as const);
  if (left === "others") return keeper.close();
  process.kill(pid, "SIGINT");
  const gone = () => (findPostmaster(dataOf(place))?.pid === pid ? undefined : true);
  if (!(await until(10_000, gone))) process.kill(pid, "SIGQUIT");
  await keeper.close();
}
