import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { type Binaries, findBinaries, majorVersion } from "./binaries.ts";
import { copyBinaries, makeSharedFolder } from "./shared-folder.ts";
import { canReach, canRun, findSystemUser, type SystemUser } from "./system-user.ts";

/** The folder of the database, and the user and binaries that run it. */
export interface Location {
  user: SystemUser;
  binaries: Binaries;
  /** The database's folder; the first start creates it. */
  cluster: string;
}

const noteOf = (stateFolder: string): string => join(stateFolder, "database-is-elsewhere");
const clusterIn = (folder: string): string => join(folder, `postgres-${majorVersion}`);

/**
 * Chooses where to store the database of a state folder. Normally, this is the folder itself. If the user that runs
 * PostgreSQL (never root) can't enter it, as under a home folder of mode 0700, this is a shared folder whose path is
 * noted in the state folder.
 */
export function findLocation(stateFolder: string): Location {
  const note = noteOf(stateFolder);
  const notedFolder = existsSync(note) ? readNote(note) : undefined;
  const user = findSystemUser(clusterIn(notedFolder ?? stateFolder));
  const installed = findBinaries();
  const binaries = canRun(user, installed.postgres) ? installed : copyBinaries(installed, user);
  const folder = notedFolder ?? (canReach(user, stateFolder) ? stateFolder : moveOut(stateFolder, user));
  return { user, binaries, cluster: clusterIn(folder) };
}

function readNote(note: string): string {
  const folder = readFileSync(note, "utf8").split("\n")[0] ?? "";
  if (existsSync(folder)) return folder;
  throw new EmbeddedPostgresError(
    `${note} says that the database is in ${folder}, but that folder does not exist. ` +
      "Restore it, or delete the note to start with an empty database.",
  );
}

function moveOut(stateFolder: string, user: SystemUser): string {
  const note = noteOf(stateFolder);
  const folder = makeSharedFolder(user, stateFolder);
  const draft = `${note}.${basename(folder)}`;
  writeFileSync(draft, `${folder}\nThe user that runs PostgreSQL can't read the folder of this file.\n`);
  try {
    linkSync(draft, note);
    return folder;
  } catch {
    // Another process wrote its note first: use that one.
    rmSync(folder, { recursive: true });
    return readNote(note);
  } finally {
    rmSync(draft);
  }
}
