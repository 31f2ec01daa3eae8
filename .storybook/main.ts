import { defineMain } from "@storybook/react-vite/node";
import { msw } from "msw/vite";
import { mergeConfig } from "vite";

/** Dependencies that are imported lazily. Vite would reload the page during a test if it discovered them late. */
const lazyDeps = [
  "@base-ui/react/context-menu",
  "@base-ui/react/menu",
  "@base-ui/react/toast",
  "@dagrejs/dagre",
  "@hookform/resolvers/valibot",
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
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest", "@chromatic-com/storybook"],
  typescript: { reactDocgen: "react-docgen" },
  // Tests of a behavior repeat the picture of another story. They are hidden until the filter shows them.
  tags: { behavior: { defaultFilterSelection: "exclude" } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [msw({ mode: "worker-only" })],
      optimizeDeps: { include: lazyDeps },
    }),
  features: { sidebarOnboardingChecklist: false },
});
