import { checkSession } from "@trellis/contract/account";
import { basePath, type Call } from "@trellis/contract/call";
import { languages } from "@trellis/contract/fields";
import { paths } from "@trellis/contract/paths";
import { generateRoadmap } from "@trellis/contract/roadmap";
import { readSecurity } from "@trellis/contract/security";
import { listSessions } from "@trellis/contract/sessions";
import { socialStatus } from "@trellis/contract/social";
import { listPlans } from "@trellis/contract/plans";
import { readBilling } from "@trellis/contract/billing";
import { listInvoices } from "@trellis/contract/invoices";
import type { Plugin, Rolldown } from "vite";
import { type FirstLoadMap, firstLoad } from "./first-load-script.ts";
import type * as Guard from "./src/app/guard.ts";
import type * as Screens from "./src/app/screens.ts";

type Chunk = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

const placeholder = "<!-- first load -->";

const plan = `${generateRoadmap.path}?language={language}`;
const pathOf = ({ path }: Call) => path;

/** The calls that each screen makes first, as path and query. The dashboard requests the plan later (spec §4). */
const firstCalls: Record<string, string[]> = {
  [paths.dashboard]: [socialStatus.path],
  [paths.roadmap]: [plan],
  [paths.creation]: [plan],
  [paths.settings]: [readSecurity, readBilling, listSessions, socialStatus].map(pathOf),
};

/** Further first calls of screens that are wider than a phone. */
const firstWideCalls: Record<string, string[]> = {
  // The client adds the "?" even though the first page has no query.
  [paths.settings]: [listPlans.path, `${listInvoices.path}?`],
};

/**
 * A comment that makes Chromium compile all functions of a file in the background while the file loads. It must be at the
 * top of the file. Without it, each function is compiled on the main thread at its first call.
 */
const compileEarly = "//# allFunctionsCalledOnLoad\n";

/**
 * Preloads the first screen: writes a script into index.html that knows which chunks each path needs, so the browser
 * fetches them together with the entry instead of after it. The sign-in form appears 20% earlier: after 1.15 s instead
 * of 1.44 s on 4G, after 2.7 s instead of 3.5 s on 3G (docs/decisions/0019). The script is static, so a server can allow
 * it by its hash in the content security policy.
 */
export function firstLoadPlugin(): Plugin {
  let base = "/";
  let origin = "";
  return {
    name: "trellis:first-load",
    configResolved({ base: chosen, env }) {
      base = chosen;
      origin = env["VITE_API_ORIGIN"] ?? "";
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && file.name === "initial") file.code = compileEarly + file.code;
      },
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        // Storybook runs this plugin on its own pages.
        if (!html.includes(placeholder)) return html;
        const urlOf = (path: string) => `${origin}${basePath}${path}`;
        const withUrls = (made: typeof firstCalls) =>
          Object.fromEntries(Object.entries(made).map(([path, each]) => [path, each.map(urlOf)]));
        const map: FirstLoadMap = bundle
          ? {
              ...(await createMap(bundle, base)),
              fonts: fontsOf(bundle),
              styles: base + entryStyles(bundle).fileName,
              session: urlOf(checkSession.path),
              calls: withUrls(firstCalls),
              wideCalls: withUrls(firstWideCalls),
            }
          : {
              files: [],
              needs: [],
              screens: {},
              texts: {},
              fonts: [],
              styles: "",
              session: "",
              calls: {},
              wideCalls: {},
            };
        // Placed above the stylesheet, because scripts below it wait until it has loaded.
        const script = `<script>(${firstLoad.toString()})(${JSON.stringify(map)},"${paths.signOut}")</script>`;
        return inlineStyles(
          html.replace(placeholder, () => script),
          bundle,
          base,
        );
      },
    },
  };
}

/** Returns the stylesheet of the entry. */
function entryStyles(bundle: Bundle): Rolldown.OutputAsset {
  const styles = Object.values(bundle).find(
    ({ fileName, ...output }) =>
      output.type === "asset" && fileName.endsWith(".css") && String(output.source).includes("@font-face"),
  );
  if (styles?.type !== "asset") throw new Error("first-load: the entry has no stylesheet");
  return styles;
}

const fontFace = /@font-face\s*\{[^}]*\}/g;
const fontDeclarations = /font-family:\s*"?([^;"]+)"?;\s*src:\s*([^;]+);\s*font-weight:\s*([^;]+)/;
const isFetched = (face: string) => face.includes(".woff2");

/** Returns the fonts to download. The rules of the fallback fonts stay in the stylesheet. */
const fontsOf = (bundle: Bundle): FirstLoadMap["fonts"] =>
  [...String(entryStyles(bundle).source).matchAll(fontFace)]
    .map(([face]) => fontDeclarations.exec(face) ?? [])
    .map(([, family = "", source = "", weight = ""]) => ({ family, source, weight }))
    .filter(({ source }) => isFetched(source));

/** Inlines the stylesheet, because fetching it would delay the first paint by a round trip. */
function inlineStyles(html: string, bundle: Bundle | undefined, base: string): string {
  if (!bundle) return html;
  const { fileName, source } = entryStyles(bundle);
  const link = new RegExp(`<link rel="stylesheet"[^>]*href="${base}${fileName}"[^>]*>`);
  const styles = String(source).replaceAll(fontFace, (face) => (isFetched(face) ? "" : face));
  if (!link.test(html)) throw new Error("first-load: index.html does not load the stylesheet of the entry");
  return html.replace(link, () => `<style>${styles}</style>`);
}

/** Imports the app's screens and guard. The URL is computed so that Vite doesn't bundle every route into its configuration. */
async function importTables() {
  const load = (path: string): Promise<unknown> => import(new URL(path, import.meta.url).href);
  const [screens, guard] = await Promise.all([load("./src/app/screens.ts"), load("./src/app/guard.ts")]);
  return { ...(screens as typeof Screens), ...(guard as typeof Guard) };
}

async function createMap(
  bundle: Bundle,
  base: string,
): Promise<Pick<FirstLoadMap, "files" | "needs" | "screens" | "texts">> {
  const { accessFor, screenAt, screens } = await importTables();
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files: string[] = [];
  const indexOf = (fileName: string) => {
    const url = base + fileName;
    if (!files.includes(url)) files.push(url);
    return files.indexOf(url);
  };
  const chunkOf = (source: string): Chunk => {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
    if (!found) throw new Error(`first-load: no chunk was built from ${source}`);
    return found;
  };
  /** Adds a chunk and everything it imports. */
  const closure = (chunk: Chunk, known: Set<string>): Set<string> => {
    if (known.has(chunk.fileName)) return known;
    known.add(chunk.fileName);
    for (const name of chunk.imports) {
      const imported = byFile.get(name);
      if (imported) closure(imported, known);
    }
    return known;
  };
  const entry = chunks.find((chunk) => chunk.isEntry);
  const needsOf = ({ frame, route, wide, text }: Screens.Screen) => {
    const loadedByEntry = entry ? closure(entry, new Set()) : new Set<string>();
    const known = new Set(loadedByEntry);
    if (frame) closure(chunkOf(`/app/frames/${frame}-frame.tsx`), known);
    closure(chunkOf(`/${route}.route.tsx`), known);
    const code = [...known].filter((fileName) => !loadedByEntry.has(fileName));
    const cards = wide === undefined ? [] : [...closure(chunkOf(`/${wide}.tsx`), known)];
    const wideCode = cards.filter((fileName) => !loadedByEntry.has(fileName) && !code.includes(fileName));
    return { code: code.map(indexOf), wideCode: wideCode.map(indexOf), texts: ["app", ...text] };
  };
  const needs = screens.map(needsOf);
  const needsAt = (path: string) => screens.indexOf(screenAt(path));
  const firstScreen = ({ path, kind }: Screens.Screen, visitor: "anonymous" | "subscribed") => {
    if (kind === "signOut") return needsAt(paths.signIn);
    const access = accessFor(visitor, kind);
    return needsAt(typeof access === "object" ? access.redirect : path);
  };
  const textNames = [...new Set(needs.flatMap(({ texts }) => texts))];
  const textsIn = (language: string) =>
    Object.fromEntries(textNames.map((name) => [name, indexOf(chunkOf(`/src/text/${language}/${name}.ts`).fileName)]));
  return {
    files,
    needs,
    screens: Object.fromEntries(
      screens.map((screen) => [screen.path, [firstScreen(screen, "anonymous"), firstScreen(screen, "subscribed")]]),
    ),
    texts: Object.fromEntries(languages.map((language) => [language, textsIn(language)])),
  };
}
