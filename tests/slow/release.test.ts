import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const folder = resolve("dist/release");
const git = () => execFileSync("git", ["status", "--porcelain"], { encoding: "utf8" });
const versionIn = (name: string): string =>
  (JSON.parse(readFileSync(`packages/${name}/package.json`, "utf8")) as { version: string }).version;

describe("a dry run of a release", { timeout: 600_000 }, () => {
  it("packs both packages with their next versions, a bill of materials and checksums, and changes no source", () => {
    const before = git();
    const args = ["scripts/release.mjs", "--dry-run", "--repository=git@git.example:team/trellis.git"];
    const printed = execFileSync(process.execPath, args, { encoding: "utf8" });
    expect(git()).toBe(before);
    const files = readdirSync(folder);
    for (const name of ["machines", "ui"]) {
      expect(printed).toContain(`@trellis/${name} `);
      const tarball = files.find((file) => file.startsWith(`trellis-${name}-`)) ?? "";
      const read = (file: string) =>
        execFileSync("tar", ["-xzOf", resolve(folder, tarball), `package/${file}`], { encoding: "utf8" });
      const { version, ...fields } = JSON.parse(read("package.json")) as { version: string };
      expect(fields).toMatchObject({
        repository: { type: "git", url: "git+https://git.example/team/trellis.git", directory: `packages/${name}` },
        license: "MIT",
        engines: { node: ">=22.0.0" },
      });
      expect(read("LICENSE")).toBe(readFileSync("LICENSE", "utf8"));
      expect(tarball).toBe(`trellis-${name}-${version}.tgz`);
      const isReleased = printed.includes(`@trellis/${name} ${versionIn(name)} → ${version}`);
      expect(isReleased).toBe(version !== versionIn(name));
    }
    const sums = readFileSync(resolve(folder, "SHA256SUMS"), "utf8").trim().split("\n");
    expect(sums).toHaveLength(3);
    for (const line of sums) {
      const [sum, file = ""] = line.split("  ");
      const bytes = readFileSync(resolve(folder, file));
      expect(createHash("sha256").update(bytes).digest("hex")).toBe(sum);
    }
    const { components } = JSON.parse(readFileSync(resolve(folder, "sbom.cdx.json"), "utf8")) as {
      components: { name: string }[];
    };
    expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(["hono", "pg", "react"]));
  });
});

/** Starts a release in a repository without commits, whose remote `origin` has this address. */
function releaseFrom(origin: string): string {
  const repository = mkdtempSync(join(tmpdir(), "trellis-origin-"));
  try {
    execFileSync("git", ["init", "--quiet", repository]);
    execFileSync("git", ["-C", repository, "remote", "add", "origin", origin]);
    const env = { ...process.env, GIT_DIR: join(repository, ".git") };
    return spawnSync(process.execPath, ["scripts/release.mjs"], { env, encoding: "utf8" }).stderr;
  } finally {
    rmSync(repository, { recursive: true });
  }
}

it("a release needs the public address of the repository and finds it in the remote `origin`", () => {
  expect(releaseFrom("/srv/trellis.git")).toContain("npm run release -- --repository=https://");
  expect(releaseFrom("https://git.example/team/trellis.git")).toBe("Commit or stash your changes first.\n");
});
