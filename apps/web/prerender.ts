import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { paths } from "@trellis/contract/paths";
import { build, type Plugin, type ResolvedConfig } from "vite";
import { showFrame, showPrerendered } from "./prerendered-script.ts";
import { partOfDay, shortNameOf } from "./src/features/dashboard/greeting.ts";
import { fullDate } from "./src/text/plain-format.ts";
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
    // Bundle all dependencies, so that each exists once and is built for production.
    ssr: { noExternal: true },
  });
  try {
    return (await import(pathToFileURL(join(outDir, "prerender.mjs")).href)) as typeof Prerender;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

const noPasskeys = "<style>[data-no-passkeys] [data-passkey]{display:none}</style>";

/** Returns the markup as the text of one script per language, so that the browser parses only the shown language. */
const markupOf = ({ markup }: Prerender.PrerenderedPage, attribute = ""): string =>
  Object.entries(markup)
    .map(([language, html]) => `<script type="text/html" lang="${language}"${attribute}>${html}</script>`)
    .join("");

/** Marks the styles for prerendered-styles.ts, so that styled-components doesn’t insert them again when it starts. */
const stylesOf = ({ styles }: Prerender.PrerenderedPage): string =>
  styles.replaceAll('data-styled="true"', "data-prerendered");

/** Puts the page of each language into a copy of index.html. */
function pageOf(index: string, page: Prerender.PrerenderedPage): string {
  const script = `<script>(${showPrerendered.toString()})()</script>`;
  return index
    .replace("</head>", () => `${stylesOf(page)}${noPasskeys}</head>`)
    .replace("</body>", () => `${markupOf(page)}${script}</body>`);
}

/** Maximum length of an inline drawing, in characters. Longer drawings are left out. */
const iconLength = 800;

/** Returns the markup that every user sees at once: without dialogs, and with empty space for long drawings. */
const frameOf = (html: string): string =>
  html
    .replaceAll(/<dialog[^]*?<\/dialog>/g, "")
    .replaceAll(/(<svg[^>]*>)([^]*?)<\/svg>/g, (svg, start: string, drawing: string) =>
      drawing.length > iconLength ? `${start}</svg>` : svg,
    );

/** Parts that depend on the user. They keep their space and stay invisible until their content is known. */
const ownParts = [
  '[data-part="foot"]',
  '[data-part="badge"]',
  '[data-part="eyebrow"]',
  '[data-part="task"] *',
  '[data-part="row"]',
  '[data-part="action"] button',
  "h1[style]",
];

/** On phones, these sections are below the visible part of the page, so the browser doesn't lay them out twice. */
const hiddenSections =
  "@media(max-width:767px){[data-first-frame] main section~section~section{content-visibility:auto;contain-intrinsic-size:auto 600px}}";

/** Hides the user's parts, reserves the height of most tasks, so that nothing below them moves, and turns animations off. */
const frameStyles = `<style>${hiddenSections}[data-first-frame]{display:contents}[data-first-frame] *{animation:none!important}[data-first-frame] :is(${ownParts.join()}):not([data-known]){visibility:hidden}[data-first-frame] [data-part="task"]{min-height:220px}[data-first-frame]~p{position:absolute;clip-path:inset(50%)}</style>`;

const framesOf = (page: Prerender.PrerenderedPage): Prerender.PrerenderedPage => ({
  ...page,
  markup: Object.fromEntries(Object.entries(page.markup).map(([language, html]) => [language, frameOf(html)])),
});

/** Puts the frame of a signed-in page, in each language, into a copy of index.html. */
function framedPageOf(index: string, { path, connected, disconnected, texts }: Prerender.FramedPage): string {
  const page = JSON.stringify({ path, hasDate: path === paths.dashboard, hasPlan: path === paths.roadmap });
  const values = [page, JSON.stringify(texts), partOfDay.toString(), shortNameOf.toString(), fullDate.toString()];
  const script = `<script>(${showFrame.toString()})(${values.join()})</script>`;
  const more = disconnected ? markupOf(framesOf(disconnected), " data-disconnected") : "";
  return index
    .replace("</head>", () => `${stylesOf(disconnected ?? connected)}${frameStyles}</head>`)
    .replace("</body>", () => `${markupOf(framesOf(connected))}${more}${script}</body>`);
}

/**
 * Writes a copy of index.html for each page that visitors without a session open first, with its markup in every language:
 * /login is login.html. The browser shows the copy before any script has arrived, and React hydrates it. The pages that
 * signed-in users open first get a copy with their frame only, which React replaces.
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
        const { prerender, prerenderedPaths, prerenderFrames } = await importApp(config);
        const empty = String(index.source);
        const write = (path: string, source: string) => {
          if (path === paths.dashboard) index.source = source;
          else this.emitFile({ type: "asset", fileName: `${path.slice(1)}.html`, source });
        };
        await Promise.all(prerenderedPaths.map(async (path) => write(path, pageOf(empty, await prerender(path)))));
        for (const page of await prerenderFrames()) write(page.path, framedPageOf(empty, page));
      },
    },
  };
}
