import { mkdirSync, realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { StartupError } from "@trellis/server-core/startup-error";

const reasons: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
  ENOTDIR: "there is a file in place of a folder",
  EEXIST: "there is a file in place of a folder",
};

/** Default state folder: `.data` in the clone. */
export const defaultFolder = fileURLToPath(new URL("../../../../.data", import.meta.url));

/** Creates the state folder if necessary, and returns its real path. */
export function openFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    return realpathSync(folder);
  } catch (error) {
    throw explain(folder, error);
  }
}

/** Turns a file system error into a message for the user, if its reason is known. */
export function explain(folder: string, error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = reasons[code];
  if (!reason || error instanceof StartupError) return error;
  const path = error instanceof Error && "path" in error ? String(error.path) : folder;
  return new StartupError(
    `Trellis can't store its data in ${path}: ${reason}. Nothing was changed. ` +
      "Fix this, or set TRELLIS_DATA to another folder.",
  );
}
