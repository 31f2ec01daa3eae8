import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

const source = "packages/machines/src";

/** Runs the machines' own tests in Stryker. The aliases make them import the sources of Stryker's copy, not the originals. */
export default defineConfig({
  resolve: {
    conditions: ["@trellis/source", ...defaultServerConditions],
    alias: [
      { find: /^@trellis\/machines\/(testing|types)$/, replacement: `${process.cwd()}/${source}/$1.ts` },
      { find: /^@trellis\/machines\/(.+)$/, replacement: `${process.cwd()}/${source}/$1/index.ts` },
    ],
  },
  test: {
    // A test must not fail only because a busy machine is slow.
    testTimeout: 120_000,
    include: ["tests/machines/*.test.ts"],
    exclude: ["**/{flows,size,conformance,conformance-server,types}.test.ts"],
  },
});
