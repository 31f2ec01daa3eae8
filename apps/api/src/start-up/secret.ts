import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "../environment.ts";
import { defaultFolder, explain, openFolder } from "./local-state.ts";

/** Returns the server's secret: TRELLIS_SECRET, else one in the data folder, generated on the first start. */
export function secretOf({ secret, dataFolder = defaultFolder }: Environment): string {
  if (secret !== undefined) return secret;
  const folder = openFolder(dataFolder);
  try {
    return readSecret(join(folder, "secret"));
  } catch (error) {
    throw explain(folder, error);
  }
}

function readSecret(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
  }
  // Linking is atomic: two servers that start at once read the same complete file.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, "utf8");
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;
