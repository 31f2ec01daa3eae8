import { EmbeddedPostgresError, startEmbeddedPostgres } from "@trellis/embedded-postgres";
import type { Telemetry } from "@trellis/runtime/telemetry/types";
import type { Log } from "@trellis/server-core/ports/log";
import { StartupError } from "@trellis/server-core/startup-error";
import type { Database } from "@trellis/storage/postgres/database";
import { openDatabase } from "@trellis/storage/postgres/open-database";
import { isAway } from "@trellis/storage/postgres/is-away";
import { migrateDatabase } from "@trellis/storage/postgres/migrate";
import type { Environment } from "../environment.ts";
import { defaultFolder, explain, openFolder } from "./local-state.ts";

/** The server's database. */
export interface RunningDatabase extends Database {
  /** Rejects when the embedded database has ended and can't be started again. */
  lost: Promise<never>;
  /** Description for the start-up message. */
  about: string;
}

/** Opens DATABASE_URL or the embedded database, which is started again when it ends, and migrates it. */
export async function openRunningDatabase(
  environment: Environment,
  log: Log,
  observe?: Telemetry["statement"],
): Promise<RunningDatabase> {
  const { databaseUrl, dataFolder = defaultFolder } = environment;
  const never = new Promise<never>(() => undefined);
  if (databaseUrl) {
    return { ...(await openMigrated(databaseUrl, `PostgreSQL at ${new URL(databaseUrl).host}`, observe)), lost: never };
  }
  const folder = openFolder(dataFolder);
  let opened: Database | undefined;
  const { promise: lost, reject } = Promise.withResolvers<never>();
  // Avoids an unhandled rejection if the database is lost before `main` awaits the promise.
  lost.catch(() => undefined);
  const watch = {
    onRestart: (url: string) => {
      log.error("embedded database restarted");
      opened?.moveTo(url);
    },
    onLost: ({ message }: Error) => reject(new StartupError(message)),
  };
  const embedded = await startEmbeddedPostgres({ folder, watch }).catch((error: unknown) => {
    throw error instanceof EmbeddedPostgresError ? new StartupError(error.message) : explain(folder, error);
  });
  try {
    const database = await openMigrated(embedded.url, `embedded PostgreSQL in ${embedded.folder}`, observe);
    opened = database;
    const close = async () => {
      await database.close();
      await embedded.stop();
    };
    return { ...database, close, lost };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

async function openMigrated(
  url: string,
  about: string,
  observe: Telemetry["statement"] | undefined,
): Promise<Omit<RunningDatabase, "lost">> {
  try {
    await migrateDatabase(url);
  } catch (error) {
    throw unreachable(url, error);
  }
  return { ...openDatabase(url, { observe }), about };
}

/** Error codes of Node (no connection) and of PostgreSQL (refused). */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing is listening there",
  ENOTFOUND: "the host does not exist",
  ETIMEDOUT: "it is not responding",
  "28P01": "the password is wrong",
  "28000": "the user is not allowed to connect",
  "3D000": "the database does not exist",
};

function unreachable(url: string, error: unknown): unknown {
  // The driver's own errors have no code.
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = reasons[code] ?? (code === "" && isAway(error) ? reasons["ETIMEDOUT"] : undefined);
  if (!reason) return error;
  const { host, pathname } = new URL(url);
  return new StartupError(`Trellis can't connect to the database in DATABASE_URL (${host}${pathname}): ${reason}.`);
}
