import { execFileSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { createLog } from "@trellis/runtime/node-log/log";
import { build } from "vite";
import { precompress } from "../../apps/web/precompress.ts";
import { serve } from "../../apps/api/src/serve.ts";
import { startEmbeddedPostgres } from "../../packages/embedded-postgres/src/index.ts";
import { openSeed } from "../e2e/seed.ts";
import { stateFolder } from "../state-folder.ts";
import { startScript, stopScript } from "./start-script.ts";

const pathTo = (path: string) => new URL(path, import.meta.url).pathname;

/** Folder of the built baseline: the smallest sign-in page of this stack, and a static page with the same form. */
export const baselineFolder: string = pathTo("../../node_modules/.cache/trellis/baseline");
export const appFolder: string = process.env["TRELLIS_WEB_OUT"] ?? pathTo("../../dist/web");

async function buildPages(): Promise<void> {
  execFileSync("npm", ["run", "--silent", "build", "--", "--if-changed"], { stdio: "inherit" });
  const { NODE_ENV: mode } = process.env;
  await build({
    root: pathTo("baseline"),
    logLevel: "error",
    build: {
      outDir: baselineFolder,
      emptyOutDir: true,
      rolldownOptions: { input: [pathTo("baseline/index.html"), pathTo("baseline/static.html")] },
    },
  });
  // The build sets NODE_ENV to production, in which the servers below would need more settings.
  if (mode === undefined) delete process.env["NODE_ENV"];
  precompress(baselineFolder);
}

/** The servers of the benchmark; both send their files in the same way. */
export interface LoadServers {
  app: string;
  baseline: string;
  /** Token of a subscribed user with a plan. */
  token: string;
  /** Token of a user who has connected a channel, too. */
  connectedToken: string;
  stop: () => Promise<void>;
}

/** Builds what is stale and serves the baseline next to the app. */
export async function startLoadServers(): Promise<LoadServers> {
  await buildPages();
  const folder = stateFolder("bench-load");
  const database = await startEmbeddedPostgres({ folder, durable: false });
  const api = await startScript("apps/api/src/main.ts", database.url);
  const seed = openSeed(database.url);
  const { token } = await seed.createUser({ stage: "subscribed", fullname: "Ana Torres", isConnected: false });
  const connected = await seed.createUser({ stage: "subscribed", fullname: "Ana Torres", isConnected: true });
  await seed.close();
  const baseline = await serve({
    app: { fetch: () => new Response(null, { status: 404 }) },
    webFolder: baselineFolder,
    port: 0,
    host: "127.0.0.1",
    log: createLog("error"),
  });
  return {
    app: api.origin,
    baseline: `http://127.0.0.1:${baseline.port}`,
    token,
    connectedToken: connected.token,
    async stop() {
      await baseline.drain(0);
      stopScript(api);
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
