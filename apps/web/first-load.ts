import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";
import { type FirstLoadMap, firstLoad } from "./first-load-script.ts";
import { judge } from "./src/app/guard.ts";
import { type Screen, screenAt, screens } from "./src/app/screens.ts";

type Chunk = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

/**
 * The first screen's code is asked for by the page itself and not found out after the entry has run: this writes into
 * index.html which chunks each address needs, and preloads the two fonts. The script is static, so a server can name
 * its hash in its content security policy.
 */
export function firstLoadPlugin(): Plugin {
  let base = "/";
  return {
    name: "trellis:first-load",
    configResolved: (config) => void (base = config.base),
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const map = bundle ? mapOf(bundle, base) : { files: [], needs: [], screens: {}, texts: {} };
        // Above the stylesheet, for which a script below it would have to wait.
        const script = `<script>(${firstLoad.toString()})(${JSON.stringify(map)})</script>`;
        return { html: html.replace("<!-- first load -->", () => script), tags: fontsOf(bundle, base) };
      },
    },
  };
}

function fontsOf(bundle: Bundle | undefined, base: string): HtmlTagDescriptor[] {
  return Object.keys(bundle ?? {})
    .filter((name) => name.endsWith(".woff2"))
    .map((name) => ({
      tag: "link",
      attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: base + name },
      injectTo: "head",
    }));
}

function mapOf(bundle: Bundle, base: string): FirstLoadMap {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files: string[] = [];
  const placeOf = (fileName: string) => {
    const address = base + fileName;
    if (!files.includes(address)) files.push(address);
    return files.indexOf(address);
  };
  const chunkOf = (source: string): Chunk => {
    const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
    if (!found) throw new Error(`first-load: no chunk was built from ${source}`);
    return found;
  };
  /** A chunk and all it imports, but what the entry brings along anyway. */
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
  const needOf = ({ frame, route, text }: Screen) => {
    const brought = entry ? closure(entry, new Set()) : new Set<string>();
    const known = new Set(brought);
    for (const name of [frame, route]) if (name) closure(chunkOf(`/app/routes/${name}.route.tsx`), known);
    const code = [...known].filter((fileName) => !brought.has(fileName)).map(placeOf);
    return { code, texts: ["app", ...text] };
  };
  const needs = screens.map(needOf);
  const needAt = (path: string) => screens.indexOf(screenAt(path));
  const seen = ({ path, kind }: Screen, visitor: "anonymous" | "subscribed") => {
    const verdict = judge(visitor, kind);
    if (kind === "signOut") return needAt("/login");
    return typeof verdict === "object" ? needAt(verdict.go) : needAt(path);
  };
  const texts: FirstLoadMap["texts"] = {};
  for (const { facadeModuleId, fileName } of chunks) {
    const [, language, name] = /\/src\/text\/(en|es|fr)\/([\w-]+)\.ts$/.exec(facadeModuleId ?? "") ?? [];
    if (language && name) (texts[language] ??= {})[name] = placeOf(fileName);
  }
  return {
    files,
    needs,
    screens: Object.fromEntries(
      screens.map((screen) => [screen.path, [seen(screen, "anonymous"), seen(screen, "subscribed")]]),
    ),
    texts,
  };
}
