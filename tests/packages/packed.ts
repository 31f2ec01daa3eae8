import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { onTestFinished } from "vitest";

type Published = "ui" | "machines";

/** Builds and packs a package into a folder. Locked, because test files that pack the same package run in parallel. */
function pack(name: Published, folder: string): string {
  const lock = join(tmpdir(), `trellis-pack-${name}.lock`);
  const steps = 'npm run build --silent && npm pack --silent --pack-destination "$0"';
  return execFileSync("flock", [lock, "sh", "-c", steps, folder], {
    cwd: resolve("packages", name),
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  })
    .trim()
    .split("\n")
    .at(-1) as string;
}

function linkInto(project: string, dependencies: readonly string[]): void {
  for (const dependency of dependencies) {
    const target = join(project, "node_modules", dependency);
    mkdirSync(resolve(target, ".."), { recursive: true });
    symlinkSync(resolve("node_modules", dependency), target);
  }
}

/**
 * Packs packages as for publishing and unpacks them into an empty project with only the given dependencies, linked to
 * avoid registry requests. Returns the project's folder.
 */
export function installPacked(names: Published | readonly Published[], dependencies: readonly string[]): string {
  const packages = typeof names === "string" ? [names] : names;
  const project = mkdtempSync(join(tmpdir(), `trellis-${packages.join("-")}-`));
  const scope = join(project, "node_modules/@trellis");
  mkdirSync(scope, { recursive: true });
  for (const name of packages) {
    execFileSync("tar", ["-xzf", pack(name, project)], { cwd: project });
    renameSync(join(project, "package"), join(scope, name));
  }
  linkInto(project, dependencies);
  return project;
}

/**
 * Creates a project with some of the packages that another project has installed, and with links to the dependencies.
 * Removes it when the test ends.
 */
export function projectWith(installed: string, names: readonly Published[], dependencies: readonly string[]): string {
  const project = mkdtempSync(join(tmpdir(), "trellis-project-"));
  onTestFinished(() => rmSync(project, { recursive: true, force: true }));
  for (const name of names) {
    const folder = join("node_modules/@trellis", name);
    cpSync(join(installed, folder), join(project, folder), { recursive: true });
  }
  linkInto(project, dependencies);
  return project;
}

/** Runs an ES module in the project with plain Node. Returns its output. */
export const runIn = (project: string, module: string): string =>
  execFileSync(process.execPath, ["--input-type=module", "--eval", module], { cwd: project, encoding: "utf8" });
