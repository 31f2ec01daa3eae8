import { execFileSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { build } from "vite";
import { precompress } from "../../apps/web/precompress.ts";
import { createLog } from "../../apps/api/src/adapters/node-log/log.ts";
import { serve } from "../../apps/api/src/serve.ts";
import { startEmbeddedPostgres } from "../../packages/embedded-postgres/src/index.ts";
import { openSeed } from "../e2e/seed.ts";
import { stateFolder } from "../state-folder.ts";
import { startScript, stopScript } from "./start-script.ts";

const pathTo = (path: string) => new URL(path, import.meta.url).pathname;

/** Folder of the built floor: the smallest sign-in page of this stack, and a static page with the same form. */
export const floorFolder: string = pathTo("../../node_modules/.cache/trellis/floor");
export const appFolder: string = process.env["TRELLIS_WEB_OUT"] ?? pathTo("../../dist/web");

async function buildPages(): Promise<void> {
  execFileSync("npm", ["run", "--silent", "build", "--", "--if-changed"], { stdio: "inherit" });
  const { NODE_ENV: mode } = process.env;
  await build({
    root: pathTo("floor"),
    logLevel: "error",
    build: {
      outDir: floorFolder,
      emptyOutDir: true,
      rolldownOptions: { input: [pathTo("floor/index.html"), pathTo("floor/static.html")] },
    },
  });
  // The build sets it to production, where the servers below would need more settings.
  if (mode === undefined) delete process.env["NODE_ENV"];
  precompress(floorFolder);
}

/** The servers of the bench: both send their files in the same way. */
export interface LoadServers {
  app: string;
  floor: string;
  /** Token of a subscribed user with a plan. */
  token: string;
  stop: () => Promise<void>;
}

/** Builds what is stale and serves the floor beside the app. */
export async function startLoadServers(): Promise<LoadServers> {
  await buildPages();
  const folder = stateFolder("bench-load");
  const database = await startEmbeddedPostgres({ folder, durable: false });
  const api = await startScript("apps/api/src/main.ts", database.url);
  const seed = openSeed(database.url);
  const { token } = await seed.createUser({ stage: "subscribed", fullname: "Ana Torres", isConnected: false });
  await seed.close();
  const floor = await serve({
    app: { fetch: () => new Response(null, { status: 404 }) },
    webFolder: floorFolder,
    port: 0,
    host: "127.0.0.1",
    log: createLog("error"),
  });
  return {
    app: api.origin,
    floor: `http://127.0.0.1:${floor.port}`,
    token,
    async stop() {
      await floor.drain(0);
      stopScript(api);
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
