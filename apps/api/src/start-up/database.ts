import { EmbeddedPostgresError, startEmbeddedPostgres } from "@trellis/embedded-postgres";
import { type Database, openDatabase } from "../adapters/postgres/database.ts";
import { migrateDatabase } from "../adapters/postgres/migrate.ts";
import { StartupError } from "../startup-error.ts";
import type { Environment } from "../environment.ts";
import { defaultFolder, explain, openFolder } from "./local-state.ts";

/** The server's database. */
export interface RunningDatabase extends Database {
  /** Description for the start-up message. */
  about: string;
}

/** Opens DATABASE_URL or the embedded database, and migrates it. */
export async function openRunningDatabase(environment: Environment): Promise<RunningDatabase> {
  const { databaseUrl, dataFolder = defaultFolder } = environment;
  if (databaseUrl) return openMigrated(databaseUrl, `PostgreSQL at ${new URL(databaseUrl).host}`);
  const folder = openFolder(dataFolder);
  const embedded = await startEmbeddedPostgres({ folder }).catch((error: unknown) => {
    throw error instanceof EmbeddedPostgresError ? new StartupError(error.message) : explain(folder, error);
  });
  try {
    const database = await openMigrated(embedded.url, `PostgreSQL of the project's own, in ${embedded.folder}`);
    const close = async () => {
      await database.close();
      await embedded.stop();
    };
    return { ...database, close };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

async function openMigrated(url: string, about: string): Promise<RunningDatabase> {
  try {
    await migrateDatabase(url);
  } catch (error) {
    throw unreachable(url, error);
  }
  return { ...openDatabase(url), about };
}

/** Error codes of Node (no connection) and of PostgreSQL (refused). */
const whyNot: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "there is no such host",
  ETIMEDOUT: "it does not answer",
  "28P01": "the password is wrong",
  "28000": "it does not let this user in",
  "3D000": "there is no such database",
};

function unreachable(url: string, error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = whyNot[code];
  if (!reason) return error;
  const { host, pathname } = new URL(url);
  return new StartupError(`The database of DATABASE_URL (${host}${pathname}) can't be used: ${reason}.`);
}
