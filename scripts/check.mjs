// `npm run check`: the quick checks, and the unit tests that the change since the main branch can affect.
import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./setup.mjs";
import { report, runLanes, vitestStep } from "./steps.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const git = (...args) => {
  try {
    return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return undefined;
  }
};

/** Returns the commit where this branch left origin/main, or the previous commit on main itself and without a remote. */
function base() {
  const head = git("rev-parse", "HEAD");
  const left = git("merge-base", "HEAD", "origin/main");
  return left && left !== head ? left : (git("rev-parse", "HEAD~1") ?? head);
}

try {
  await ensureInstalled();
  report(
    await runLanes(
      [
        [
          { name: "types", script: "typecheck" },
          { name: "lint", script: "lint" },
          { name: "format", script: "format:check" },
          { name: "wording", script: "wording" },
        ],
        [
          // This run is partial, so keep its report out of the folder whose reports prove the acceptance cases.
          vitestStep("affected unit tests", "test:unit", join(root, "node_modules/.cache/trellis/check.json"), {
            args: ["--changed", base(), "--passWithNoTests"],
          }),
        ],
      ],
      process.env,
    ),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
