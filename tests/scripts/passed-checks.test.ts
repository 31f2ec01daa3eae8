import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { type Check, openPassedChecks } from "../../scripts/passed-checks.mjs";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const source = "src/a.ts";
const report = "node_modules/.cache/trellis/reports/unit.json";

/** Creates a repository in which the check "unit" has passed. */
function repository(change: Partial<Check> = {}) {
  const root = mkdtempSync(join(tmpdir(), "trellis-passed-"));
  folders.push(root);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  execFileSync("git", ["init", "--quiet"], { cwd: root });
  write(".gitignore", "node_modules\n");
  write(source, "1");
  write(report, "{}");
  const check: Check = { name: "unit", script: "test:unit", report: join(root, report), ignores: ["docs/"], ...change };
  const open = (env = {}, force = false) => openPassedChecks({ root, env: { TZ: "UTC", ...env }, force });
  const isUnchanged = (env = {}, force = false, changed: Partial<Check> = {}) => {
    const record = open(env, force);
    const wanted = { ...check, ...changed };
    return record.has(wanted, record.keyOf(wanted));
  };
  open().add(check, open().keyOf(check));
  return { root, write, check, open, isUnchanged };
}

describe("a check that has passed", () => {
  it("does not run again while its inputs are unchanged", () => {
    const { write, isUnchanged } = repository();
    write("docs/style.md", "ignored by this check");
    write("node_modules/.cache/other.json", "ignored by Git");
    expect(isUnchanged()).toBe(true);
  });

  it.each([
    ["a source", source],
    ["a new file", "src/b.ts"],
    ["the lock file", "package-lock.json"],
    ["the installed packages", "node_modules/.package-lock.json"],
    ["its report", report],
  ])("runs again after a change of %s", (_, path) => {
    const { write, isUnchanged } = repository();
    write(path, "2");
    expect(isUnchanged()).toBe(false);
  });

  it("runs again when a file is deleted", () => {
    const { root, isUnchanged } = repository();
    rmSync(join(root, source));
    expect(isUnchanged()).toBe(false);
  });

  it("runs again with another environment variable, argument or name, when forced, and in CI", () => {
    const { isUnchanged } = repository();
    expect(isUnchanged({ TZ: "Asia/Tokyo" })).toBe(false);
    expect(isUnchanged({}, false, { args: ["--changed"] })).toBe(false);
    expect(isUnchanged({}, false, { name: "stories" })).toBe(false);
    expect(isUnchanged({}, true)).toBe(false);
    expect(isUnchanged({ CI: "true" })).toBe(false);
  });

  it("runs again if a file changed while it ran", () => {
    const { write, check, open, isUnchanged } = repository();
    write(source, "2");
    const key = open().keyOf(check);
    write(source, "3");
    open().add(check, key);
    write(source, "2");
    expect(isUnchanged()).toBe(false);
  });
});
