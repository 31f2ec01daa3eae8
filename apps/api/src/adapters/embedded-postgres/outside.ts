import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { CannotStart } from "../../cannot-start.ts";
import { type Binaries, binariesAt } from "./binaries.ts";
import { canReach, type SystemUser } from "./system-user.ts";

const lasting = "/var/lib/trellis";
const passing = join(tmpdir(), "trellis-database");

/**
 * A folder outside the clone where that user gets in and nobody else could have laid a trap. What is for a temporary
 * folder stays temporary.
 */
function outside(user: SystemUser, whatFor: string): string {
  for (const base of whatFor.startsWith(tmpdir()) ? [passing, lasting] : [lasting, passing]) {
    try {
      mkdirSync(base, { recursive: true });
      if (statSync(base).uid !== process.getuid?.()) continue;
      chmodSync(base, 0o755);
      if (canReach(user, base)) return base;
    } catch {
      // Not writable here: try the next.
    }
  }
  throw new CannotStart(
    "PostgreSQL does not run as root, and its own user can't get into this folder. " +
      "Move the clone out of the private folder it is in, or set DATABASE_URL.",
  );
}

/** A new folder for the database of one state folder. */
export function makeFolderOutside(user: SystemUser, stateFolder: string): string {
  const folder = mkdtempSync(join(outside(user, stateFolder), "clone-"));
  chmodSync(folder, 0o755);
  return folder;
}

/** The binaries once more, where that user can run them; all clones share the copy. */
export function copyBinaries(installed: Binaries, user: SystemUser): Binaries {
  const about: { version: string } = JSON.parse(readFileSync(join(dirname(installed.home), "package.json"), "utf8"));
  const home = join(outside(user, installed.home), `postgresql-${about.version}-${process.arch}`);
  if (!existsSync(home)) {
    const draft = mkdtempSync(`${home}.`);
    cpSync(installed.home, draft, { recursive: true, verbatimSymlinks: true });
    openToAll(draft);
    try {
      renameSync(draft, home);
    } catch {
      // Another start was faster: its copy is the same.
      rmSync(draft, { recursive: true });
    }
  }
  return binariesAt(home);
}

/** Readable for all, executable where it was for the owner: the clone may have been made under a strict umask. */
function openToAll(path: string): void {
  const kind = lstatSync(path);
  if (kind.isSymbolicLink()) return;
  chmodSync(path, kind.mode & 0o100 ? 0o755 : 0o644);
  if (kind.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name));
}
