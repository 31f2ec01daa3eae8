// Installs what the lock file asks for, when it is not there yet. Parses and runs on Node 20 with nothing installed.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, "node_modules/.trellis-lock");

const read = (path) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);
const major = (version) => Number(version.replace(/^v/, "").split(".")[0]);

/** npm's own record of what it put into node_modules, written last: absent after an install that was cut short. */
function isInstalled(lock) {
  const record = read(join(root, "node_modules/.package-lock.json"));
  if (record === undefined) return false;
  const wanted = JSON.parse(lock).packages;
  const there = JSON.parse(record).packages;
  const needed = Object.entries(wanted).filter(([path, entry]) => path.startsWith("node_modules/") && !entry.optional);
  return (
    needed.every(([path, entry]) => there[path]?.version === entry.version) &&
    Object.entries(there).every(([path, entry]) => wanted[path]?.version === entry.version)
  );
}

function npmCi() {
  const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  // The Node that runs npm now: the one inside node_modules is about to be replaced.
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const [command, ...rest] = npm && node ? [node, npm, ...args] : ["npm", ...args];
  return new Promise((done) => {
    const child = spawn(command, rest, { cwd: root, stdio: "inherit" });
    child.on("error", () => done(1));
    child.on("exit", (code) => done(code ?? 1));
  });
}

/** Runs `npm ci` unless node_modules already holds what package-lock.json asks for. */
export async function ensureInstalled() {
  const lock = readFileSync(join(root, "package-lock.json"), "utf8");
  const hash = createHash("sha256").update(lock).update(`${process.platform}-${process.arch}`).digest("hex");
  if (read(stamp) === hash && existsSync(join(root, "node_modules/.package-lock.json"))) return;
  if (!isInstalled(lock)) {
    console.log("Installing the dependencies of the lock file (about half a minute, once).");
    if ((await npmCi()) !== 0) {
      throw new Error("The dependencies could not be installed: see npm's message above, then run this again.");
    }
  }
  writeFileSync(stamp, hash);
}

/** Path of a Node 24: the project's own, or else the one that runs this. */
export function findNode() {
  const own = join(root, "node_modules/.bin/node");
  if (existsSync(own)) return own;
  if (major(process.version) >= 24) return process.execPath;
  throw new Error(`Trellis needs Node 24 and this is ${process.version}: install Node 24 and run this again.`);
}
