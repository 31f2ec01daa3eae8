import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { CannotStart } from "../../cannot-start.ts";

/** The user of the operating system that the database runs as; empty for the user of this process. */
export interface SystemUser {
  uid?: number;
  gid?: number;
}

const idOf = (name: string, which: "-u" | "-g"): number =>
  Number(execFileSync("id", [which, name], { stdio: ["ignore", "pipe", "ignore"] }));

/** PostgreSQL refuses to run as root: root hands it to the owner of what is there, else to `postgres` or `nobody`. */
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
      // No such user: try the next.
    }
  }
  throw new CannotStart(
    "PostgreSQL does not run as root, and this machine has no user postgres or nobody to run it as. " +
      "Start Trellis as another user, or set DATABASE_URL.",
  );
}

const succeeds = (user: SystemUser, program: string, args: string[]): boolean =>
  spawnSync(program, args, { ...user, cwd: "/", stdio: "ignore" }).status === 0;

/** Whether that user can run this program. */
export const canRun = (user: SystemUser, program: string): boolean =>
  user.uid === undefined || succeeds(user, program, ["--version"]);

/** Whether that user can get into this folder. */
export const canReach = (user: SystemUser, folder: string): boolean =>
  user.uid === undefined || succeeds(user, "/bin/sh", ["-c", 'cd "$1"', "sh", folder]);
