// `npm start`: installs dependencies, builds the web app when it is stale, and runs the server in the foreground.
// Runs on Node 20 with nothing installed.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBuilt } from "./built-web.mjs";
import { endTogether, start } from "./children.mjs";
import { ensureInstalled, findNode } from "./setup.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

try {
  await ensureInstalled();
  const node = findNode();
  await ensureBuilt(node);
  const server = ["--conditions=@trellis/source", join(root, "apps/api/src/main.ts")];
  // Caches the compiled TypeScript of the server between starts.
  const env = { NODE_COMPILE_CACHE: join(root, "node_modules/.cache/trellis/compiled"), ...process.env };
  process.exitCode = await endTogether([start(node, server, { cwd: root, env })]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
