import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const folder = resolve("dist/release");
const git = () => execFileSync("git", ["status", "--porcelain"], { encoding: "utf8" });
const versionIn = (name: string): string =>
  (JSON.parse(readFileSync(`packages/${name}/package.json`, "utf8")) as { version: string }).version;

describe("a dry run of a release", { timeout: 600_000 }, () => {
  it("packs both packages with their next versions, a bill of materials and checksums, and changes no source", () => {
    const before = git();
    const printed = execFileSync(process.execPath, ["scripts/release.mjs", "--dry-run"], { encoding: "utf8" });
    expect(git()).toBe(before);
    const files = readdirSync(folder);
    for (const name of ["machines", "ui"]) {
      expect(printed).toContain(`@trellis/${name} `);
      const tarball = files.find((file) => file.startsWith(`trellis-${name}-`)) ?? "";
      const content = execFileSync("tar", ["-xzOf", resolve(folder, tarball), "package/package.json"], {
        encoding: "utf8",
      });
      const { version } = JSON.parse(content) as { version: string };
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
