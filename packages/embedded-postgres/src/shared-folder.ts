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
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { type Binaries, binariesAt } from "./binaries.ts";
import { canReach, type SystemUser } from "./system-user.ts";

const persistentDir = "/var/lib/trellis";
const tempDir = join(tmpdir(), "trellis-database");

/**
 * Returns a folder outside the clone that the user can enter and that belongs to this process, so that no other user can
 * have planted files in it. Temporary state gets a temporary folder.
 */
function sharedFolder(user: SystemUser, purpose: string): string {
  for (const base of purpose.startsWith(tmpdir()) ? [tempDir, persistentDir] : [persistentDir, tempDir]) {
    try {
      mkdirSync(base, { recursive: true });
      if (statSync(base).uid !== process.getuid?.()) continue;
      chmodSync(base, 0o755);
      if (canReach(user, base)) return base;
    } catch {
      // Not writable: try the next one.
    }
  }
  throw new EmbeddedPostgresError(
    "PostgreSQL does not run as root, and the user it runs as can't read this folder. " +
      "Move the clone to a folder that other users can enter, or set DATABASE_URL.",
  );
}

/** Creates a folder for the database of one state folder. */
export function makeSharedFolder(user: SystemUser, stateFolder: string): string {
  const folder = mkdtempSync(join(sharedFolder(user, stateFolder), "clone-"));
  chmodSync(folder, 0o755);
  return folder;
}

/** Copies the binaries to a folder from which the user can run them; all clones share the copy. */
export function copyBinaries(installed: Binaries, user: SystemUser): Binaries {
  const manifest: { version: string } = JSON.parse(readFileSync(join(dirname(installed.home), "package.json"), "utf8"));
  const home = join(sharedFolder(user, installed.home), `postgresql-${manifest.version}-${process.arch}`);
  if (!existsSync(home)) {
    const draft = mkdtempSync(`${home}.`);
    cpSync(installed.home, draft, { recursive: true, verbatimSymlinks: true });
    makeReadable(draft);
    try {
      renameSync(draft, home);
    } catch {
      // Another process made the same copy first.
      rmSync(draft, { recursive: true });
    }
  }
  return binariesAt(home);
}

/** Makes files readable by every user, regardless of the umask of the clone; keeps the executable bit. */
function makeReadable(path: string): void {
  const kind = lstatSync(path);
  if (kind.isSymbolicLink()) return;
  chmodSync(path, kind.mode & 0o100 ? 0o755 : 0o644);
  if (kind.isDirectory()) for (const name of readdirSync(path)) makeReadable(join(path, name));
}
