import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isAlive } from "./is-alive.ts";

/** The contents of postmaster.pid. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Whether it accepts connections; false while it starts or stops. */
  isReady: boolean;
}

/** Returns the server running on a data directory, if any. */
export function findPostmaster(data: string): Postmaster | undefined {
  const lines = readLines(join(data, "postmaster.pid"));
  const pid = Number(lines?.[0]);
  if (!lines || !pid || !isAlive(pid)) return undefined;
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === "ready" };
}

/**
 * Removes a postmaster.pid whose process id now belongs to another program, as after a restart of the machine or
 * container, or in a copied folder. PostgreSQL would mistake that program for a running server and refuse to start.
 */
export function removeStalePid(data: string): void {
  const pid = findPostmaster(data)?.pid;
  const command = pid && readLines(`/proc/${pid}/cmdline`)?.join("\n");
  // Empty for a process that just exited; undefined on systems without /proc.
  if (command && !command.includes(`-D\0${data}\0`)) rmSync(join(data, "postmaster.pid"), { force: true });
}

function readLines(path: string): string[] | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return readFileSync(path, "utf8").split("\n");
  } catch {
    return undefined;
  }
}
