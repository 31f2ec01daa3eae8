// Installs the dependencies of the lock file when they are missing. Runs on Node 20 with nothing installed.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, "node_modules/.trellis-lock");

const read = (path) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);
const major = (version) => Number(version.replace(/^v/, "").split(".")[0]);

/** Whether node_modules matches the lock file. npm writes its record last, so it is missing after an interrupted install. */
function isInstalled(lock) {
  const record = read(join(root, "node_modules/.package-lock.json"));
  if (record === undefined) return false;
  const wanted = JSON.parse(lock).packages;
  const there = JSON.parse(record).packages;
  const needed = Object.entries(wanted).filter(([path, entry]) => path.startsWith("node_modules/") && !entry.optional);
  return (
    needed.every(([path, { version, link }]) =>
      link ? existsSync(join(root, path)) : there[path]?.version === version,
    ) && Object.entries(there).every(([path, entry]) => wanted[path]?.version === entry.version)
  );
}

function npmCi() {
  const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  // Use the Node that runs npm, because the Node inside node_modules is about to be replaced.
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const [command, ...rest] = npm && node ? [node, npm, ...args] : ["npm", ...args];
  return new Promise((done) => {
    const child = spawn(command, rest, { cwd: root, stdio: "inherit" });
    child.on("error", () => done(1));
    child.on("exit", (code) => done(code ?? 1));
  });
}

/** Runs `npm ci` unless node_modules already matches package-lock.json. */
export async function ensureInstalled() {
  const lock = readFileSync(join(root, "package-lock.json"), "utf8");
  const hash = createHash("sha256").update(lock).update(`${process.platform}-${process.arch}`).digest("hex");
  if (read(stamp) === hash && existsSync(join(root, "node_modules/.package-lock.json"))) return;
  if (!isInstalled(lock)) {
    console.log("Installing dependencies (about a minute, once).");
    if ((await npmCi()) !== 0) {
      throw new Error("The dependencies could not be installed. See npm's message above, then run the command again.");
    }
  }
  writeFileSync(stamp, hash);
}

/** Returns the path of a Node 24: the project's own, else the one that runs this script. */
export function findNode() {
  const own = join(root, "node_modules/.bin/node");
  if (existsSync(own)) return own;
  if (major(process.version) >= 24) return process.execPath;
  throw new Error(`Trellis needs Node 24 but this is ${process.version}. Install Node 24 and run the command again.`);
}
