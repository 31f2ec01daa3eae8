import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import manifest from "../../packages/ui/package.json" with { type: "json" };

/** Peer dependencies, not counted. */
const external = [/^react($|\/)/, /^react-dom($|\/)/, /^styled-components$/];

export interface Component {
  /** The subpath it is imported from. */
  from: string;
  name: string;
}

/** Subpaths of @trellis/ui that export JavaScript. */
export const subpaths: readonly string[] = Object.keys(manifest.exports).flatMap(
  (key) => /^\.\/([\w-]+)$/.exec(key)?.[1] ?? [],
);

const prefix = "virtual:entry/";

/** Builds virtual modules for production, in memory. Returns the chunks. */
async function bundle(modules: Readonly<Record<string, string>>): Promise<Rolldown.OutputChunk[]> {
  const result = (await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { conditions: ["@trellis/source", "module", "browser", "import"] },
    oxc: { plugins: { styledComponents: { displayName: false, pure: true } } },
    plugins: [
      {
        name: "virtual-entry",
        resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
        load: (id) => modules[id.slice(prefix.length)],
      },
    ],
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.keys(modules).map((name) => [name, prefix + name])),
        external,
        preserveEntrySignatures: "strict",
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output.filter((chunk) => chunk.type === "chunk");
}

/** Lists the components that @trellis/ui exports: the values with a capital first letter. */
export async function listComponents(): Promise<Component[]> {
  const modules = Object.fromEntries(subpaths.map((from) => [from, `export * from "@trellis/ui/${from}";`]));
  const chunks = await bundle(modules);
  return chunks
    .filter((chunk) => chunk.isEntry)
    .flatMap(({ name: from, exports }) => exports.filter((name) => /^[A-Z]/.test(name)).map((name) => ({ from, name })))
    .toSorted((a, b) => (a.from === b.from ? (a.name < b.name ? -1 : 1) : a.from < b.from ? -1 : 1));
}

/** Returns the bytes of minified, gzipped JavaScript that components add to an app with React and styled-components. */
async function sizeOf(...components: readonly Component[]): Promise<number> {
  const code = components.map(({ from, name }) => `export { ${name} } from "@trellis/ui/${from}";`).join("\n");
  const chunks = await bundle({ entry: code });
  return gzipSync(chunks.map((chunk) => chunk.code).join(""), { level: 9 }).length;
}

/** Measures components, four at a time. */
export async function measureSizes(components: readonly Component[]): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const queue = [...components];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) sizes.set(next.name, await sizeOf(next));
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  return sizes;
}

/** Parts of a menu. Alone, most of their size is the menu of Base UI, which an app with `Menu` already has. */
const menuParts = new Set(["ContextMenu", "MenuChoice", "Submenu"]);
const menuApp: readonly Component[] = [
  { from: "button", name: "Button" },
  { from: "menu", name: "Menu" },
];

/** Measures what each part of a menu adds to an app with `Button` and `Menu`. */
export async function measureMenuParts(components: readonly Component[]): Promise<Map<string, number>> {
  const before = await sizeOf(...menuApp);
  const parts = components.filter(({ name }) => menuParts.has(name));
  const added = new Map<string, number>();
  for (const part of parts) added.set(part.name, (await sizeOf(...menuApp, part)) - before);
  return added;
}
