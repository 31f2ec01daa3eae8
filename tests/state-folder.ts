import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new folder for a server's state. Open to be passed through, because a database never runs as root. */
export function stateFolder(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `trellis-${purpose}-`));
  chmodSync(folder, 0o755);
  return folder;
}
