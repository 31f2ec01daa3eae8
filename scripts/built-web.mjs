// Builds the web app unless its folder is up to date: dist/web, or TRELLIS_WEB_OUT.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = process.env["TRELLIS_WEB_OUT"] ?? join(root, "dist/web");
// The build empties the folder first, so the stamp is never older than the files.
const stamp = join(folder, ".built-from");
const notSources = new Set(["node_modules", "dist"]);
const sources = [
  "apps/web",
  "packages/contract",
  "packages/machines",
  "packages/ui",
  "package-lock.json",
  "tsconfig.base.json",
  "vite.config.ts",
];

function* filesUnder(path) {
  if (!existsSync(path)) return;
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch {
    yield path;
    return;
  }
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    if (notSources.has(entry.name)) continue;
    if (entry.isDirectory()) yield* filesUnder(join(path, entry.name));
    else if (entry.isFile()) yield join(path, entry.name);
  }
}

/** Hashes every source file and every variable that the build reads. */
function hashOfSources() {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const file of filesUnder(join(root, source))) hash.update(relative(root, file)).update(readFileSync(file));
  }
  for (const name of Object.keys(process.env).toSorted()) {
    if (name.startsWith("VITE_")) hash.update(`${name}=${process.env[name]}`);
  }
  return hash.digest("hex");
}

function runVite(node) {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  return new Promise((done) => {
    const child = spawn(node, [vite, "build", "--logLevel", "warn"], { cwd: root, stdio: "inherit" });
    child.on("error", () => done(1));
    child.on("exit", (code) => done(code ?? 1));
  });
}

/** Throws if only one of the operator's variables is set: the privacy policy needs the name and the contact. */
export function checkOperator(variables) {
  const names = ["VITE_OPERATOR_NAME", "VITE_OPERATOR_CONTACT"];
  const [missing, given] = [names.find((name) => !variables[name]), names.find((name) => variables[name])];
  if (missing && given) {
    throw new Error(`${missing} must be set to name the operator in the privacy policy (or unset ${given}).`);
  }
}

async function build(node, hash) {
  checkOperator(process.env);
  console.log("Building the web app.");
  if ((await runVite(node)) !== 0) throw new Error("The web app could not be built. See the message above.");
  writeFileSync(stamp, hash);
}

/** Builds the web app with the given Node when the sources have changed. */
export async function ensureBuilt(node) {
  const hash = hashOfSources();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  await build(node, hash);
}

// `npm run build`; with `--if-changed`, builds only if the sources have changed. `npm start` during a test run then finds the build up to date.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    if (process.argv.includes("--if-changed")) await ensureBuilt(process.execPath);
    else await build(process.execPath, hashOfSources());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
