import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type ResolvedConfig } from "vite";
import { showPrerendered } from "./prerendered-script.ts";
import type * as Prerender from "./src/prerender.tsx";

/** Bundles the app for Node and imports it. */
async function importApp({ root, configFile }: ResolvedConfig): Promise<typeof Prerender> {
  const outDir = join(root, "../../node_modules/.cache/trellis", `prerender-${process.pid}`);
  await build({
    ...(configFile !== undefined && { configFile }),
    logLevel: "error",
    build: {
      ssr: "src/prerender.tsx",
      outDir,
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: "prerender.mjs" } },
    },
    // Bundled, so that everything is the same copy and built for production.
    ssr: { noExternal: true },
  });
  try {
    return (await import(pathToFileURL(join(outDir, "prerender.mjs")).href)) as typeof Prerender;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

const noPasskeys = "<style>[data-no-passkeys] [data-passkey]{display:none}</style>";

/** Puts the page of each language into a copy of index.html. */
function pageOf(index: string, { markup, styles }: Prerender.PrerenderedPage): string {
  const templates = Object.entries(markup).map(([language, html]) => `<template lang="${language}">${html}</template>`);
  const script = `<script>(${showPrerendered.toString()})()</script>`;
  return index
    .replace("</head>", () => `${styles}${noPasskeys}</head>`)
    .replace("</body>", () => `${templates.join("")}${script}</body>`);
}

/**
 * Writes a copy of index.html for each page that visitors without a session open first, with its markup in every language:
 * /login is login.html. The browser shows it before any script has arrived, and React takes it over.
 */
export function prerenderPlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "trellis:prerender",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    enforce: "post",
    configResolved: (resolved) => void (config = resolved),
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const index = bundle["index.html"];
        // Storybook builds its own pages.
        if (index?.type !== "asset" || !String(index.source).includes("<!-- app -->")) return;
        const { prerender, prerenderedPaths } = await importApp(config);
        const writePage = async (path: string) => {
          const source = pageOf(String(index.source), await prerender(path));
          this.emitFile({ type: "asset", fileName: `${path.slice(1)}.html`, source });
        };
        await Promise.all(prerenderedPaths.map(writePage));
      },
    },
  };
}
