import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { allowedOriginsPlugin } from "./apps/web/allowed-origins.ts";
import { chunkGroups } from "./apps/web/chunk-groups.ts";
import { firstLoadPlugin } from "./apps/web/first-load.ts";
import { precompressPlugin } from "./apps/web/precompress.ts";
import { prerenderPlugin } from "./apps/web/prerender.ts";
import { smallerPackagesPlugin } from "./apps/web/smaller-packages.ts";
import { storyBrowser } from "./tests/story-browser.ts";

if (Number(process.versions.node.split(".")[0]) < 24) {
  throw new Error(
    `Trellis needs Node 24, but this is ${process.versions.node}. Use the npm scripts, which run on the right one.`,
  );
}

/** Vitest's default, but at least two workers: with one, half of a machine with two cores would idle. */
const workers = Math.max(2, availableParallelism() - 1);
const dir = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const underVitest = process.env["VITEST"] === "true";
const outDir = process.env["TRELLIS_WEB_OUT"] ?? dir("dist/web");
const source = "@trellis/source";
const api = `http://127.0.0.1:${process.env["API_PORT"] ?? "4101"}`;

/**
 * Tests that run in Node, in these folders of tests/. Files that are not isolated share the modules they import: starting
 * a worker and importing everything for each file would take two fifths of the run time.
 */
const unitProject = (name: string, folders: readonly string[], isolate: boolean): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    environment: "node",
    // Threads start faster than processes.
    pool: "threads",
    isolate,
    maxWorkers: workers,
    // Only a hanging test takes this long. A busy machine must not make a test fail.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
  },
});

/** Every story, and the tests that render or count stories: two projects that share one Vite server. */
const storybookProject: TestProjectInlineConfiguration = {
  extends: true,
  plugins: [storybookTest({ configDir: dir(".storybook") })],
  test: {
    name: "storybook-projects",
    testTimeout: 120_000,
    // The preview resets everything before each story, so one page can run all of them in half the time.
    isolate: false,
    maxWorkers: workers,
    browser: {
      ...storyBrowser,
      instances: [
        { browser: "chromium", name: "storybook" },
        // Storybook's own "Run tests" button allows one project per configuration folder.
        ...(process.env["VITEST_STORYBOOK"] === "true"
          ? []
          : [
              {
                browser: "chromium" as const,
                name: "keys",
                include: ["tests/ui-keys/**/*.test.tsx", "tests/stories/**/*.test.ts"],
              },
            ]),
      ],
    },
  },
};

/** Sources that React Compiler compiles. It makes components larger, and elsewhere it saves few renders (docs/decisions/0051). */
const compiledSources = [
  "packages/ui/src/table/table-body.tsx",
  ...["app", "session", "shared"].map((folder) => `apps/web/src/${folder}/`),
  ...["calendar", "chat", "creation", "dashboard", "preferences", "roadmap", "social-accounts"].map(
    (feature) => `apps/web/src/features/${feature}/`,
  ),
].map((folder) => `/${folder}`);

/** Serves and builds apps/web, and defines the Vitest projects. */
export default defineConfig({
  root: underVitest ? dir(".") : dir("apps/web"),
  plugins: [
    react({ compiler: { sources: compiledSources } }),
    firstLoadPlugin(),
    smallerPackagesPlugin(),
    allowedOriginsPlugin(),
    prerenderPlugin(),
    precompressPlugin(outDir),
  ],
  oxc: { plugins: { styledComponents: { displayName: false, pure: true } } },
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  server: { port: 4100, proxy: { "/api": api, "/health": api, "/outbox": api, "/sandbox": api } },
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // index.html knows the files of every screen (`preloadScreen`), so the entry doesn't repeat them.
      resolveDependencies: (file, imported) => (/\.route-|-frame-/.test(file) ? [] : imported),
    },
    rolldownOptions: {
      output: {
        // Without the names of the pages that share the chunk.
        chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  test: {
    projects: [
      unitProject("unit", ["contract", "machines", "ui", "api", "engine", "packages", "scripts"], false),
      // The modules of the web app have state, such as its language, so each file gets its own.
      unitProject("unit-web", ["web"], true),
      {
        extends: true,
        test: {
          name: "slow",
          environment: "node",
          testTimeout: 120_000,
          hookTimeout: 120_000,
          include: ["tests/slow/**/*.test.{ts,tsx}"],
        },
      },
      storybookProject,
    ],
  },
});
