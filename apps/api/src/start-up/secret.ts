import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "../environment.ts";
import { defaultFolder, explain, openFolder } from "./local-state.ts";

/** The server's secret: the environment's, else one in the data folder, made at the first start. */
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
  // Written aside and linked: of two servers that start at once both read the whole of the same one.
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
