// `npm run dev`: runs the API, restarted when its sources change, and the web app with hot reload in front of it.
// Runs on Node 20 with nothing installed.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkOperator } from "./built-web.mjs";
import { endTogether, start } from "./children.mjs";
import { ensureInstalled, findNode } from "./setup.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Throws if only some of Stripe's keys are set. With a mock Stripe server, the web app can use the sandbox's fields. */
function checkStripeKeys(variables) {
  const { STRIPE_API_BASE: mock, VITE_STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_SECRET_KEY: secret } = variables;
  const names = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "VITE_STRIPE_PUBLISHABLE_KEY"];
  const missing = names.filter((name) => !variables[name] && !(mock && name.startsWith("VITE_")));
  if (missing.length > 0 && (mock || missing.length < names.length)) {
    throw new Error(`${missing.join(" and ")} must be set to use Stripe (or unset all of Stripe’s variables).`);
  }
  if (publishable && publishable.startsWith("pk_live_") !== secret.includes("_live_")) {
    throw new Error("STRIPE_SECRET_KEY and VITE_STRIPE_PUBLISHABLE_KEY must both be test keys or both be live keys.");
  }
}

try {
  checkStripeKeys(process.env);
  checkOperator(process.env);
  await ensureInstalled();
  const node = findNode();
  const port = process.env.PORT || "4100";
  const apiPort = process.env.API_PORT || String(Number(port) + 1);
  const env = { ...process.env, API_PORT: apiPort };
  const api = ["--watch", "--watch-preserve-output", "--conditions=@trellis/source", "apps/api/src/main.ts"];
  const web = ["node_modules/vite/bin/vite.js", "--port", port, "--strictPort"];
  // Vite serves the web app, so the API gets a folder that doesn’t exist instead of an older build in dist/web.
  const apiEnv = { ...env, PORT: apiPort, TRELLIS_WEB: join(root, "dist/none") };
  console.log(`Hot reload at http://localhost:${port}; the API listens on port ${apiPort}.`);
  process.exitCode = await endTogether([
    start(node, api, { cwd: root, env: apiEnv }),
    start(node, web, { cwd: root, env }),
  ]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
