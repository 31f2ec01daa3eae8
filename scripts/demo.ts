// `npm run demo`: builds the app with its server inside the browser into dist/demo, which any static host can serve, and
// serves it here; with `--build` only builds it.
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { serveFolder } from "./serve-folder.ts";

const dir = (path: string) => fileURLToPath(new URL(path, import.meta.url));

await build({ configFile: dir("../demo/vite.config.ts"), logLevel: "warn" });
if (!process.argv.includes("--build")) {
  const { origin } = await serveFolder(dir("../dist/demo"), Number(process.env["PORT"] ?? 4300));
  console.log(`The demo is at ${origin}. To publish it, copy dist/demo to the root of a static host.`);
}
