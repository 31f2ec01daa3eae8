import { defineMain } from "@storybook/react-vite/node";
import { createSandboxYoutube } from "@trellis/providers/sandbox-youtube/sandbox-youtube";
import { msw } from "msw/vite";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { mergeConfig, type Plugin } from "vite";
import { digestOf, screensIn } from "../stories/docs/review-digest.ts";
import { withSentences } from "./story-names.ts";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** Provides the digests of all files with stories to the review board. */
const storyDigests = (): Plugin => ({
  name: "trellis:story-digests",
  resolveId: (id) => (id === "virtual:story-digests" ? `\0${id}` : undefined),
  async load(id) {
    if (id !== "\0virtual:story-digests") return undefined;
    const digests = globSync("stories/**/*.stories.tsx", { cwd: root }).map(async (path) => {
      const source = read(path);
      return [`./${path}`, await digestOf([source, ...screensIn(source).map(read)])] as const;
    });
    return `export default ${JSON.stringify(Object.fromEntries(await Promise.all(digests)))}`;
  },
});

/**
 * Serves the pictures of the YouTube sandbox from the API's code, because without a service worker, as in Vitest, the mock
 * server gets no requests for images. Stories don't use a running API, so its proxy is removed.
 */
const sandboxPictures = (): Plugin => ({
  name: "trellis:sandbox-pictures",
  config(config) {
    if (config.server) delete config.server.proxy;
  },
  configureServer({ middlewares }) {
    const { pages } = createSandboxYoutube();
    middlewares.use((request, response, next) => {
      const page = pages.get(request.url ?? "");
      if (!page) return next();
      const reply = page(new Request(new URL(request.url ?? "", "http://localhost")));
      response.writeHead(reply.status, Object.fromEntries(reply.headers));
      reply.text().then((text) => response.end(text), next);
    });
  },
});

/** Dependencies that are imported lazily. Vite would reload the page during a test if it discovered them late. */
const lazyDeps = [
  "@base-ui/react/context-menu",
  "@base-ui/react/menu",
  "@base-ui/react/toast",
  "@dagrejs/dagre",
  "@hookform/resolvers/valibot",
  "@mswjs/interceptors/fetch",
  "@mswjs/interceptors/XMLHttpRequest",
  "@simplewebauthn/browser",
  "@simplewebauthn/server",
  "@stripe/react-stripe-js",
  "@stripe/stripe-js/pure",
  "@tanstack/react-query",
  "@xstate/react",
  "hono",
  "i18next",
  "lucide-react",
  "msw",
  "msw/browser",
  "msw/experimental",
  "msw-storybook-addon/preview",
  "otplib",
  "react-dom/client",
  "react-hook-form",
  "react-i18next",
  "react-router-dom",
  "styled-components",
  "uqr",
  "valibot",
  "xstate",
  "xstate/graph",
];

export default defineMain({
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  experimental_indexers: (indexers = []) => indexers.map(withSentences),
  // Screens link to the pictures of their design.
  staticDirs: [{ from: "../docs/pictures", to: "/designs" }],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    // The panel of this addon is useless without a Chromatic project.
    ...(process.env["CHROMATIC_PROJECT_TOKEN"] ? ["@chromatic-com/storybook"] : []),
  ],
  // Only docs pages and controls need the parsed props.
  typescript: { reactDocgen: process.env["VITEST"] === "true" ? false : "react-docgen" },
  // Stories that test a behavior look like another story, so they are hidden until the filter shows them.
  tags: { behavior: { defaultFilterSelection: "exclude" } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [msw({ mode: "worker-only" }), storyDigests(), sandboxPictures()],
      optimizeDeps: { include: lazyDeps },
    }),
  features: { sidebarOnboardingChecklist: false },
});
