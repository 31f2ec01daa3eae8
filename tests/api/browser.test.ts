import { fileURLToPath } from "node:url";
import { build, type Rollup } from "vite";
import { expect, it } from "vitest";

it("the in-memory server runs in a browser without Node modules, documentation tools or a logger", async () => {
  const entry = fileURLToPath(new URL("../../apps/api/src/memory/index.ts", import.meta.url));
  const [built] = (await build({
    configFile: false,
    logLevel: "silent",
    resolve: { conditions: ["@trellis/source", "browser", "import"] },
    build: { write: false, minify: false, lib: { entry, formats: ["es"], fileName: "world" } },
  })) as Rollup.RollupOutput[];
  const chunks = built?.output.filter((each) => each.type === "chunk") ?? [];
  const modules = chunks.flatMap((chunk) => Object.keys(chunk.modules));
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const imported = chunks.flatMap(({ imports, dynamicImports }) => imports.concat(dynamicImports));
  expect(imported.filter((name) => !own.has(name))).toEqual([]);
  expect(modules.some((path) => path.includes("hono"))).toBe(true);
  expect(
    modules.filter((path) => /node:|__vite-browser-external|hono-openapi|\/zod\/|\/pino\/|\/pg\//.test(path)),
  ).toEqual([]);
});
