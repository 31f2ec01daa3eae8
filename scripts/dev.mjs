// `npm run dev`: runs the API, restarted when its sources change, and the web app with hot reload in front of it.
// Runs on Node 20 with nothing installed.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { endTogether, start } from "./children.mjs";
import { ensureInstalled, findNode } from "./setup.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

try {
  await ensureInstalled();
  const node = findNode();
  const port = process.env.PORT || "4100";
  const apiPort = process.env.API_PORT || String(Number(port) + 1);
  const env = { ...process.env, API_PORT: apiPort };
  const api = ["--watch", "--watch-preserve-output", "--conditions=@trellis/source", "apps/api/src/main.ts"];
  const web = ["node_modules/vite/bin/vite.js", "--port", port, "--strictPort"];
  console.log(`Hot reload at http://localhost:${port}; the API listens on port ${apiPort}.`);
  process.exitCode = await endTogether([
    start(node, api, { cwd: root, env: { ...env, PORT: apiPort } }),
    start(node, web, { cwd: root, env }),
  ]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
