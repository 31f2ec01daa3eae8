import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

const source = "packages/machines/src";

/** The machines' own tests, for Stryker: its copy of the repository needs an alias, or the tests import the original sources. */
export default defineConfig({
  resolve: {
    conditions: ["@trellis/source", ...defaultServerConditions],
    alias: [
      { find: /^@trellis\/machines\/(testing|types)$/, replacement: `${process.cwd()}/${source}/$1.ts` },
      { find: /^@trellis\/machines\/(.+)$/, replacement: `${process.cwd()}/${source}/$1/index.ts` },
    ],
  },
  test: {
    include: ["tests/machines/*.test.ts"],
    exclude: ["**/{flows,size,conformance,conformance-server,types}.test.ts"],
  },
});
