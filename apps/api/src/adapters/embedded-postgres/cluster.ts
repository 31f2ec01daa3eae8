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
import { CannotStart } from "../../cannot-start.ts";
import type { Place } from "./place.ts";
import { isAlive } from "./postmaster.ts";
import type { SystemUser } from "./system-user.ts";

/** PostgreSQL's files of a place. */
export const dataOf = (place: Place): string => join(place.cluster, "data");

/** The random password of the superuser, readable by the owner alone. */
export const passwordOf = (place: Place): string => readFileSync(join(place.cluster, "password"), "utf8").trim();

/** Makes the database files unless they are there; all or nothing, however many starts do it at once. */
export async function ensureCluster(place: Place, durable: boolean): Promise<void> {
  if (existsSync(join(dataOf(place), "PG_VERSION"))) return;
  if (existsSync(place.cluster)) throw new CannotStart(notADatabase(place));
  removeDrafts(place);
  const draft = mkdtempSync(`${draftPrefix(place)}${process.pid}-`);
  try {
    await initialise(place, draft, durable);
    renameSync(draft, place.cluster);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another start was faster: its files are as good.
    if (!existsSync(join(dataOf(place), "PG_VERSION"))) throw error;
  }
}

export const notADatabase = (place: Place): string =>
  `${place.cluster} holds no database that Trellis can open. Nothing was changed: put back what was there, ` +
  "or move it away to begin with an empty database.";

const draftPrefix = (place: Place): string => `${place.cluster}.new-`;

/** Sweeps up first starts that were killed half-way. */
function removeDrafts(place: Place): void {
  const folder = dirname(place.cluster);
  const prefix = basename(draftPrefix(place));
  for (const name of readdirSync(folder).filter((each) => each.startsWith(prefix))) {
    if (!isAlive(Number.parseInt(name.slice(prefix.length), 10))) rmSync(join(folder, name), { recursive: true });
  }
}

async function initialise({ binaries, user }: Place, draft: string, durable: boolean): Promise<void> {
  const password = join(draft, "password");
  writeFileSync(password, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600 });
  const data = join(draft, "data");
  mkdirSync(data, { mode: 0o700 });
  for (const path of [draft, password, data]) give(path, user);
  const how = ["--auth=scram-sha-256", `--pwfile=${password}`, "--encoding=UTF8", "--locale=C", "--data-checksums"];
  try {
    await promisify(execFile)(
      binaries.initdb,
      ["-D", data, "-U", "postgres", ...how, ...(durable ? [] : ["--no-sync"])],
      { ...user, cwd: "/" },
    );
  } catch (error) {
    const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim().split("\n").at(-1) : "";
    throw new CannotStart(
      `The embedded PostgreSQL could not make its database: ${said || "no reason given"}. Set DATABASE_URL to use your own.`,
    );
  }
}

/** Makes a path the property of the user that runs the database. */
export function give(path: string, { uid, gid }: SystemUser): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}
