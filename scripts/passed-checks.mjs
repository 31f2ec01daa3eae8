// Records the inputs with which each check last passed, so that `npm test` can skip checks whose inputs are unchanged.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Environment variables that can change the result of a check. */
const variables = /^(?:AI|API|DATABASE|LC|NODE|OPENAI|PG|STRIPE|TRELLIS|VITE)_?|^(?:CHROME_PATH|LANG|PORT|TZ)$/;

const sha256 = (...parts) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
};
const digestOf = (path) => (existsSync(path) && lstatSync(path).isFile() ? sha256(readFileSync(path)) : "none");

/** Hashes every file that Git tracks or would track; undefined outside of a repository. */
function digestsOfFiles(root) {
  try {
    const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    const stdio = ["ignore", "pipe", "ignore"];
    const listed = execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28, stdio });
    return listed.split("\0").map((path) => [path, digestOf(join(root, path))]);
  } catch {
    return undefined;
  }
}

/**
 * Opens the record of a clone. It skips no check in CI, outside of a Git repository, or with `force`.
 * @param {{ root: string, env: Record<string, string | undefined>, force?: boolean }} options
 */
export function openPassedChecks({ root, env, force = false }) {
  const file = join(root, "node_modules/.cache/trellis/passed.json");
  const names = Object.keys(env).filter((name) => variables.test(name));
  const settings = names.toSorted().map((name) => `${name}=${env[name]}`);
  const read = () => {
    try {
      return JSON.parse(readFileSync(file, "utf8"));
    } catch {
      return {};
    }
  };

  /** Hashes everything that a check can depend on: its command, the files, the packages, Node and the environment. */
  const keyOf = ({ script, args = [], ignores = [] }) => {
    const files = digestsOfFiles(root)?.filter(([path]) => !ignores.some((folder) => path.startsWith(folder)));
    if (env["CI"] || files === undefined) return undefined;
    const packages = digestOf(join(root, "node_modules/.package-lock.json"));
    // The first run in a clone starts on the machine's Node; the checks always use the one that npm installed, if any.
    const node = existsSync(join(root, "node_modules/.bin/node")) ? "" : process.version;
    const machine = [node, process.platform, process.arch, packages];
    return sha256(JSON.stringify([script, args, machine, settings, files]));
  };
  const reportOf = ({ report }) => (report === undefined ? "" : digestOf(report));

  return {
    keyOf,
    /** Whether the check last passed with this key, and its report has not changed since. */
    has: (check, key) => {
      const last = read()[check.name];
      return !force && key !== undefined && last?.key === key && last.report === reportOf(check);
    },
    /** Records that a check passed, unless its inputs changed while it ran. */
    add: (check, key) => {
      if (key === undefined || keyOf(check) !== key) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ ...read(), [check.name]: { key, report: reportOf(check) } }));
    },
  };
}
