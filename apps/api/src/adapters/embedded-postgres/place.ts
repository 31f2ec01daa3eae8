import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { CannotStart } from "../../cannot-start.ts";
import { type Binaries, findBinaries, release } from "./binaries.ts";
import { copyBinaries, makeFolderOutside } from "./outside.ts";
import { canReach, canRun, findSystemUser, type SystemUser } from "./system-user.ts";

/** Where the database lives and who runs it. */
export interface Place {
  user: SystemUser;
  binaries: Binaries;
  /** The database's own folder; the first start makes it. */
  cluster: string;
}

const noteOf = (stateFolder: string): string => join(stateFolder, "database-is-elsewhere");
const clusterIn = (folder: string): string => join(folder, `postgres-${release}`);

/**
 * Decides where the database of a state folder lives: in it, run by the installed binaries; or elsewhere when the user that
 * must run it (never root) can't get there, as under a home folder of mode 0700. A note in the state folder then says where.
 */
export function findPlace(stateFolder: string): Place {
  const note = noteOf(stateFolder);
  const noted = existsSync(note) ? readNote(note) : undefined;
  const user = findSystemUser(clusterIn(noted ?? stateFolder));
  const installed = findBinaries();
  const binaries = canRun(user, installed.postgres) ? installed : copyBinaries(installed, user);
  const folder = noted ?? (canReach(user, stateFolder) ? stateFolder : moveOut(stateFolder, user));
  return { user, binaries, cluster: clusterIn(folder) };
}

function readNote(note: string): string {
  const folder = readFileSync(note, "utf8").split("\n")[0] ?? "";
  if (existsSync(folder)) return folder;
  throw new CannotStart(
    `The database is in ${folder}, says ${note}, but that folder is gone. ` +
      "Bring it back, or delete the note to begin with an empty database.",
  );
}

function moveOut(stateFolder: string, user: SystemUser): string {
  const note = noteOf(stateFolder);
  const folder = makeFolderOutside(user, stateFolder);
  const draft = `${note}.${basename(folder)}`;
  writeFileSync(draft, `${folder}\nThe user that runs PostgreSQL can't get into the folder of this file.\n`);
  try {
    linkSync(draft, note);
    return folder;
  } catch {
    // Another start was faster: its note counts.
    rmSync(folder, { recursive: true });
    return readNote(note);
  } finally {
    rmSync(draft);
  }
}
