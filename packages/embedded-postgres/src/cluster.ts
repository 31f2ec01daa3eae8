import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import type { Location } from "./location.ts";
import { isAlive } from "./is-alive.ts";
import type { SystemUser } from "./system-user.ts";

/** PostgreSQL's data directory. */
export const dataOf = (location: Location): string => join(location.cluster, "data");

/** Reads the superuser's random password; only the owner can read the file. */
export const passwordOf = (location: Location): string =>
  readFileSync(join(location.cluster, "password"), "utf8").trim();

/** Creates the database files if they are missing; atomic, and safe when several processes start at once. */
export async function ensureCluster(location: Location, durable: boolean): Promise<void> {
  if (existsSync(join(dataOf(location), "PG_VERSION"))) return;
  if (existsSync(location.cluster)) throw new EmbeddedPostgresError(notADatabase(location));
  removeDrafts(location);
  const draft = mkdtempSync(`${draftPrefix(location)}${process.pid}-`);
  try {
    await initialize(location, draft, durable);
    renameSync(draft, location.cluster);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // If another process created the files first, use those.
    if (!existsSync(join(dataOf(location), "PG_VERSION"))) throw error;
  }
}

export const notADatabase = (location: Location): string =>
  `${location.cluster} does not contain a database that Trellis can open. Nothing was changed: restore its contents, ` +
  "or move it away to start with an empty database.";

const draftPrefix = (location: Location): string => `${location.cluster}.new-`;

/** Removes leftovers of interrupted first starts. */
function removeDrafts(location: Location): void {
  const folder = dirname(location.cluster);
  const prefix = basename(draftPrefix(location));
  for (const name of readdirSync(folder).filter((each) => each.startsWith(prefix))) {
    if (!isAlive(Number.parseInt(name.slice(prefix.length), 10))) rmSync(join(folder, name), { recursive: true });
  }
}

async function initialize({ binaries, user }: Location, draft: string, durable: boolean): Promise<void> {
  const password = join(draft, "password");
  writeFileSync(password, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600 });
  const data = join(draft, "data");
  mkdirSync(data, { mode: 0o700 });
  for (const path of [draft, password, data]) chownTo(path, user);
  const options = ["--auth=scram-sha-256", `--pwfile=${password}`, "--encoding=UTF8", "--locale=C", "--data-checksums"];
  try {
    await promisify(execFile)(
      binaries.initdb,
      ["-D", data, "-U", "postgres", ...options, ...(durable ? [] : ["--no-sync"])],
      { ...user, cwd: "/" },
    );
  } catch (error) {
    const message = error instanceof Error && "stderr" in error ? String(error.stderr).trim().split("\n").at(-1) : "";
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL could not create its database: ${message || "no reason given"}. Set DATABASE_URL to use your own.`,
    );
  }
}

/** Makes the user that runs the database the owner of a path. */
export function chownTo(path: string, { uid, gid }: SystemUser): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}
