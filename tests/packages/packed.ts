import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, renameSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/**
 * Builds and packs a package as it would be published, and unpacks it into an empty project that has nothing else but the
 * given dependencies (linked, so that no registry is asked). Returns the project's folder.
 */
export function installPacked(name: "ui" | "machines", dependencies: readonly string[]): string {
  const project = mkdtempSync(join(tmpdir(), `trellis-${name}-`));
  const source = resolve("packages", name);
  execFileSync("npm", ["run", "build", "--silent"], { cwd: source, stdio: "pipe" });
  execFileSync("npm", ["pack", "--silent", "--pack-destination", project], { cwd: source, stdio: "pipe" });
  const [tarball = ""] = readdirSync(project);
  execFileSync("tar", ["-xzf", tarball], { cwd: project });
  const scope = join(project, "node_modules/@trellis");
  mkdirSync(scope, { recursive: true });
  renameSync(join(project, "package"), join(scope, name));
  for (const dependency of dependencies) {
    const place = join(project, "node_modules", dependency);
    mkdirSync(resolve(place, ".."), { recursive: true });
    symlinkSync(resolve("node_modules", dependency), place);
  }
  return project;
}

/** Runs an ES module in the project, under plain Node, and returns what it printed. */
export const runIn = (project: string, module: string): string =>
  execFileSync(process.execPath, ["--input-type=module", "--eval", module], { cwd: project, encoding: "utf8" });
