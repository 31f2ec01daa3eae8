// `npm run release`: gives the published packages the versions that the changesets ask for, writes their change logs and the
// address of their source, and packs them, with a software bill of materials and checksums, into dist/release.
// `npm run release -- --dry-run` does all of that with a copy of the last commit, so that only dist/release changes.
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const output = join(root, "dist/release");
const names = ["machines", "ui"];
const isDryRun = process.argv.includes("--dry-run");
const option = "--repository=";

const run = (command, args, cwd) =>
  execFileSync(command, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim();
const versionOf = (folder, name) =>
  JSON.parse(readFileSync(join(folder, "packages", name, "package.json"), "utf8")).version;

/**
 * Returns the web address of this repository, without a user name or password: from `--repository=…`, or else from the remote
 * `origin`, whose address may be for SSH. Returns `undefined` if the address is a folder or missing.
 */
function findRepository() {
  const given = process.argv.find((argument) => argument.startsWith(option))?.slice(option.length);
  const origin = spawnSync("git", ["remote", "get-url", "origin"], { cwd: root, encoding: "utf8" }).stdout;
  const address = (given ?? origin).trim().replace(/^[\w-]+@([\w.-]+):/, "ssh://$1/");
  if (!/^(git\+)?(https?|ssh):\/\//.test(address) || !URL.canParse(address)) return undefined;
  const { hostname, pathname } = new URL(address);
  return `git+https://${hostname}${pathname.replace(/(\.git)?\/?$/, "")}.git`;
}

const repository = findRepository();

/** Writes the address of a package's source into its package.json. */
function writeRepository(folder, directory) {
  const path = join(folder, directory, "package.json");
  const { name, version, description, keywords, repository: _, ...rest } = JSON.parse(readFileSync(path, "utf8"));
  const ordered = { name, version, description, keywords, repository: { type: "git", url: repository, directory } };
  writeFileSync(path, `${JSON.stringify({ ...ordered, ...rest }, null, 2)}\n`);
}

/** Versions, builds and packs the packages in a folder; prints a line for each of them. */
function release(folder) {
  const before = new Map(names.map((name) => [name, versionOf(folder, name)]));
  run(process.execPath, [join(root, "node_modules/@changesets/cli/bin.js"), "version"], folder);
  // The lock file also contains the versions of the packages.
  run("npm", ["install", "--package-lock-only", "--ignore-scripts", "--no-audit", "--no-fund"], folder);
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  for (const name of names) {
    const cwd = join(folder, "packages", name);
    writeRepository(folder, `packages/${name}`);
    run("npm", ["run", "--silent", "build"], cwd);
    run("npm", ["pack", "--silent", "--pack-destination", output], cwd);
    const version = versionOf(folder, name);
    console.log(
      version === before.get(name)
        ? `@trellis/${name} stays at ${version}`
        : `@trellis/${name} ${before.get(name)} → ${version}`,
    );
  }
  const sbom = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only"];
  writeFileSync(join(output, "sbom.cdx.json"), run("npm", sbom, folder));
  const sums = readdirSync(output)
    .toSorted()
    .map((file) => {
      const bytes = readFileSync(join(output, file));
      console.log(`  dist/release/${file}  ${(statSync(join(output, file)).size / 1000).toFixed(0)} kB`);
      return `${createHash("sha256").update(bytes).digest("hex")}  ${file}\n`;
    });
  writeFileSync(join(output, "SHA256SUMS"), sums.join(""));
}

/** Calls `work` with a copy of the last commit. */
function inCopy(work) {
  const folder = mkdtempSync(join(tmpdir(), "trellis-release-"));
  const copy = join(folder, "copy");
  run("git", ["worktree", "add", "--detach", "--quiet", copy, "HEAD"], root);
  try {
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
    work(copy);
  } finally {
    run("git", ["worktree", "remove", "--force", copy], root);
    rmSync(folder, { recursive: true, force: true });
  }
}

if (repository === undefined) {
  console.error(
    "The published packages name the public address of this repository, but its remote `origin` is missing or a folder. " +
      "Give the address: npm run release -- --repository=https://…",
  );
}
if (repository === undefined && !isDryRun) {
  process.exitCode = 1;
} else if (isDryRun) {
  inCopy(release);
  console.log("Nothing else was changed. Without --dry-run, the versions and change logs are written here.");
} else if (run("git", ["status", "--porcelain"], root) === "") {
  release(root);
  console.log(
    "Check and commit the versions and change logs, tag the commit, then publish each .tgz with npm publish.",
  );
} else {
  console.error("Commit or stash your changes first.");
  process.exitCode = 1;
}
