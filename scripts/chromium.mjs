import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

async function fromPlaywright() {
  const { chromium } = await import("playwright");
  return [chromium.executablePath()].find(isExecutable);
}

function attempt(command, ...args) {
  console.log(`  ${command} ${args.join(" ")}`);
  try {
    execFileSync(command, args, { stdio: ["ignore", "ignore", "pipe"], timeout: 300_000 });
    return true;
  } catch (error) {
    console.log(
      `  ${String(error.stderr ?? error.message)
        .trim()
        .split("\n")
        .at(-1)}`,
    );
    return false;
  }
}

/**
 * Finds a Chromium for the browser tests: CHROME_PATH, PATH, Playwright's own; else installs one.
 * Answers its path, or throws a sentence that says what to do.
 */
export async function findChromium() {
  const told = process.env.CHROME_PATH;
  if (told) {
    if (isExecutable(told)) return told;
    throw new Error(
      `CHROME_PATH says ${told}, which can't be run. Correct it, or unset it to let the tests look for one.`,
    );
  }
  const there = onPath() ?? (await fromPlaywright());
  if (there) return there;
  console.log("No Chromium on this machine: installing one.");
  // Its libraries need a superuser; without one they may be there already.
  for (const options of [["--with-deps"], []]) {
    const own = attempt("npx", "playwright", "install", ...options, "chromium") && (await fromPlaywright());
    if (own) return own;
  }
  if (attempt("apt-get", "update") && attempt("apt-get", "install", "-y", "--no-install-recommends", "chromium")) {
    const debian = onPath();
    if (debian) return debian;
  }
  throw new Error(
    "No Chromium could be found or installed. Install one and set CHROME_PATH to it, then run npm test again.",
  );
}
