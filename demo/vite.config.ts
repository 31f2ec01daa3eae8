import { createHash } from "node:crypto";
import { copyFile, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Language, languages } from "@trellis/contract/fields";
import { build, defaultClientConditions, defineConfig, type Plugin, type Rolldown } from "vite";
import web from "../vite.config.ts";

const dir = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const outDir = dir("../dist/demo");
const version = "DEMO_VERSION";

const digestOf = (data: string | Buffer): string => createHash("sha256").update(data).digest("hex").slice(0, 12);

/** Bundles the service worker with the whole server and the list of files to cache. */
async function bundleWorker(files: readonly string[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: {
      DEMO_BUILD: JSON.stringify({ files, version }),
      "process.env.NODE_ENV": JSON.stringify("production"),
    },
    resolve: {
      conditions: ["@trellis/source", ...defaultClientConditions],
      alias: [{ find: /^\.\/articles\.ts$/, replacement: dir("articles.ts") }],
    },
    build: {
      write: false,
      minify: true,
      lib: { entry: dir("worker.ts"), name: "demo", formats: ["iife"] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [bundle] = built as Rolldown.RolldownOutput[];
  const worker = bundle?.output[0];
  if (!worker) throw new Error("The worker of the demo was not built.");
  // The digest changes with every change of the app or the server.
  return worker.code.replace(version, digestOf(worker.code));
}

/**
 * Copies the assistant's articles in a language to a file of their own, because in private windows, Chromium doesn't
 * register a worker of more than 6 MB. The digest in the name of the file changes the digest of the worker.
 */
async function copyArticles(language: Language): Promise<void> {
  const articles = await readFile(dir(`../packages/engine/src/knowledge/${language}.json`));
  await writeFile(join(outDir, `articles-${language}-${digestOf(articles)}.json`), articles);
}

/** Starts the app behind a service worker that runs the server. */
const demo = (): Plugin => ({
  name: "trellis:demo",
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  transformIndexHtml: {
    order: "pre",
    handler: (html) => html.replace("/src/main.tsx", "../../demo/start.tsx"),
  },
  async closeBundle() {
    await Promise.all(languages.map(copyArticles));
    const found = await readdir(outDir, { recursive: true, withFileTypes: true });
    const files = found
      .filter((file) => file.isFile() && !/^(?:index|404)\.html$|^manifest\.json$|^demo-worker/.test(file.name))
      .map((file) => join(file.parentPath, file.name).slice(outDir.length));
    await writeFile(join(outDir, "demo-worker.js"), await bundleWorker(files.toSorted()));
    // Static hosts respond to unknown paths with this file, and the app then shows the requested page.
    await copyFile(join(outDir, "index.html"), join(outDir, "404.html"));
  },
});

/** Builds apps/web with its server in a service worker, so that any static host can serve it. */
export default defineConfig({
  ...web,
  root: dir("../apps/web"),
  plugins: [
    // The worker serves index.html for every path and caches the files uncompressed.
    (web.plugins ?? []).flat().filter((plugin) => {
      const name = plugin && "name" in plugin ? plugin.name : "";
      return name !== "trellis:prerender" && name !== "trellis:precompress";
    }),
    demo(),
  ],
  build: { ...web.build, outDir },
});
