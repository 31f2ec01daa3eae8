// Finds the browser for the tests. Runs on the installed Node, which may be older than Node 24.
import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function fromPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

function canStart(path) {
  try {
    execFileSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

/** Starts the browser with the libraries that come with it and, where the machine has no fonts, with its fonts. */
const launcher = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="\${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$here/lib"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/own-fonts.conf"
exec "$here/chromium" "$@"
`;
const fontConfig = (folder) =>
  `<?xml version="1.0"?><fontconfig><dir>${join(folder, "fonts")}</dir><cachedir>${join(folder, "font-cache")}</cachedir></fontconfig>\n`;

function packageFolder() {
  try {
    return dirname(dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))));
  } catch {
    return undefined;
  }
}

/**
 * Unpacks the headless Chromium that npm installed, once, and returns the path of its launcher.
 * Returns undefined if it cannot run, as on machines other than Linux on x64.
 */
function fromPackage() {
  const packed = packageFolder();
  if (process.platform !== "linux" || process.arch !== "x64" || packed === undefined) return undefined;
  const { version } = JSON.parse(readFileSync(join(packed, "package.json"), "utf8"));
  const folder = join(root, `node_modules/.cache/trellis/chromium-${version}`);
  const path = join(folder, "launch");
  if (!existsSync(path)) {
    const unpacking = `${folder}.${process.pid}`;
    mkdirSync(unpacking, { recursive: true });
    const unpack = (name) => brotliDecompressSync(readFileSync(join(packed, "bin", `${name}.br`)));
    writeFileSync(join(unpacking, "chromium"), unpack("chromium"), { mode: 0o755 });
    for (const name of ["al2023.tar", "swiftshader.tar", "fonts.tar"]) {
      execFileSync("tar", ["-x", "--no-same-owner", "-C", unpacking], { input: unpack(name) });
    }
    writeFileSync(join(unpacking, "own-fonts.conf"), fontConfig(folder));
    writeFileSync(join(unpacking, "launch"), launcher, { mode: 0o755 });
    try {
      renameSync(unpacking, folder);
    } catch {
      // Another process unpacked it first.
      rmSync(unpacking, { recursive: true, force: true });
    }
  }
  return canStart(path) ? path : undefined;
}

/**
 * Returns the path of an installed Chromium, or undefined. Tries CHROME_PATH, the npm package and PATH, in this order.
 * Throws if CHROME_PATH names a file that cannot run.
 */
export function findChromium() {
  const given = process.env.CHROME_PATH;
  if (given && !isExecutable(given)) {
    throw new Error(`CHROME_PATH is ${given}, which is not an executable file. Correct it or unset it.`);
  }
  return given || fromPackage() || fromPath();
}

function attempt(command, ...args) {
  console.log(`  ${command} ${args.join(" ")}`);
  try {
    execFileSync(command, args, { stdio: ["ignore", "ignore", "pipe"], timeout: 300_000 });
    return true;
  } catch (error) {
    const reason = String(error.stderr ?? error.message).trim();
    console.log(`  ${reason.split("\n").at(-1)}`);
    return false;
  }
}

async function fromPlaywright() {
  const { chromium } = await import("playwright");
  return [chromium.executablePath()].find(isExecutable);
}

/** Like `findChromium`, but installs a browser system-wide as a last resort and prints a message. */
export async function ensureChromium() {
  const found = findChromium() ?? (await fromPlaywright());
  if (found) return found;
  console.log("No Chromium was found. Installing one system-wide; set CHROME_PATH to avoid that.");
  if (attempt("npx", "playwright", "install", "--with-deps", "chromium")) {
    const installed = await fromPlaywright();
    if (installed) return installed;
  }
  if (attempt("apt-get", "update") && attempt("apt-get", "install", "-y", "--no-install-recommends", "chromium")) {
    const installed = fromPath();
    if (installed) return installed;
  }
  throw new Error("No Chromium could be found or installed. Install one, set CHROME_PATH to it, and run this again.");
}
