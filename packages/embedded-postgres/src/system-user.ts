import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";

/** The operating system user that runs the database; empty for the user of this process. */
export interface SystemUser {
  uid?: number;
  gid?: number;
}

const idOf = (name: string, which: "-u" | "-g"): number =>
  Number(execFileSync("id", [which, name], { stdio: ["ignore", "pipe", "ignore"] }));

/** Returns the user to run PostgreSQL as: this process's user or, if that is root, the owner of existing files, `postgres` or `nobody`. */
export function findSystemUser(cluster: string): SystemUser {
  if (process.getuid?.() !== 0) return {};
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  for (const name of ["postgres", "nobody"]) {
    try {
      return { uid: idOf(name, "-u"), gid: idOf(name, "-g") };
    } catch {
      // No such user: try the next one.
    }
  }
  throw new EmbeddedPostgresError(
    "PostgreSQL does not run as root, and this machine has neither a user postgres nor a user nobody. " +
      "Start Trellis as another user, or set DATABASE_URL.",
  );
}

const succeeds = (user: SystemUser, program: string, args: string[]): boolean =>
  spawnSync(program, args, { ...user, cwd: "/", stdio: "ignore" }).status === 0;

/** Whether the user can run a program. */
export const canRun = (user: SystemUser, program: string): boolean =>
  user.uid === undefined || succeeds(user, program, ["--version"]);

/** Whether the user can enter a folder. */
export const canReach = (user: SystemUser, folder: string): boolean =>
  user.uid === undefined || succeeds(user, "/bin/sh", ["-c", 'cd "$1"', "sh", folder]);
