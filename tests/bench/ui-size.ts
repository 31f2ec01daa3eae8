import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";

/** What the package's users bring themselves. */
const external = [/^react($|\/)/, /^react-dom($|\/)/, /^styled-components$/];

export interface Component {
  /** The subpath it is imported from. */
  from: string;
  name: string;
}

/** Every component there is: the capitalised values that the subpaths export. */
export const components: readonly Component[] = globSync("packages/ui/src/*/index.ts")
  .toSorted()
  .flatMap((file) => {
    const names = [...readFileSync(file, "utf8").matchAll(/export \{([^}]*)\} from/g)].flatMap(([, list = ""]) =>
      list.split(",").map((name) => name.trim()),
    );
    return names.filter((name) => /^[A-Z]/.test(name)).map((name) => ({ from: basename(dirname(file)), name }));
  });

const asked = "virtual:asked/";

/** Bytes of minified JavaScript, gzip -9, that an app of React and styled-components grows by. */
async function sizeOf({ from, name }: Component): Promise<number> {
  const result = (await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { conditions: ["@trellis/source", "module", "browser", "import"] },
    oxc: { plugins: { styledComponents: { displayName: false, pure: true } } },
    plugins: [
      {
        name: "asked",
        resolveId: (id) => (id.startsWith(asked) ? id : undefined),
        load: (id) => (id.startsWith(asked) ? `export { ${name} } from "@trellis/ui/${from}";` : undefined),
      },
    ],
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: `${asked}${name}`, external, preserveEntrySignatures: "strict" },
    },
  })) as Rolldown.RolldownOutput;
  const code = result.output.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("");
  return gzipSync(code, { level: 9 }).length;
}

/** Each component with its size, a few at a time. */
export async function uiSizes(): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const waiting = [...components];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) sizes.set(next.name, await sizeOf(next));
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  return sizes;
}
