import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Creates a folder for a server's state. It is readable by all users, because PostgreSQL never runs as root. */
export function stateFolder(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `trellis-${purpose}-`));
  chmodSync(folder, 0o755);
  return folder;
}
