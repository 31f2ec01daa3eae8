import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { expect, it } from "vitest";

const source = (path: string) => fileURLToPath(new URL(`../../packages/machines/src/${path}`, import.meta.url));
const flows = {
  onboarding: source("onboarding/index.ts"),
  subscription: source("subscription/index.ts"),
  "password-reset": source("password-reset/index.ts"),
  "youtube-connection": source("youtube-connection/index.ts"),
};

/** Returns the size in bytes of these entry points, minified and gzipped, without xstate. */
async function sizeOf(entries: readonly string[]): Promise<number> {
  const entry = "virtual:flows";
  const imports = entries.map((file, index) => `export * as flow${index} from ${JSON.stringify(file)};`).join("\n");
  const { output } = (await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "flows",
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? imports : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: entry, external: [/^xstate/], preserveEntrySignatures: "strict" },
    },
  })) as Rolldown.RolldownOutput;
  const code = output.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("");
  return gzipSync(code, { level: 9 }).length;
}

const kB = (bytes: number) => `${(bytes / 1_000).toFixed(2)} kB`;

it("each flow is at most 3 kB gzipped without xstate, and all four are at most 9 kB", { timeout: 60_000 }, async () => {
  const sizes: Record<string, number> = {};
  for (const [name, entry] of Object.entries(flows)) sizes[name] = await sizeOf([entry]);
  const all = await sizeOf(Object.values(flows));
  const each = Object.entries(sizes).map(([name, size]) => `${name} ${kB(size)}`);
  console.info(`gzip -9, without xstate: ${each.join(" · ")} · all four ${kB(all)}`);
  expect(Object.values(sizes).filter((size) => size > 3_000 || size < 500)).toEqual([]);
  expect(all).toBeLessThanOrEqual(9_000);
});
