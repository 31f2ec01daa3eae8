import "@trellis/ui/theme.css";
import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import addonMsw from "msw-storybook-addon";
import { configure, expect, waitFor } from "storybook/test";
import { toastQueue } from "../apps/web/src/platform/toast.ts";
import { checkDarkContrast, quickOptions } from "./dark-contrast.ts";
import { ThemedDocs } from "./docs-container.tsx";
import { DocsPage } from "./docs-page.tsx";
import { globalTypes, initialGlobals, type WorldGlobals } from "./globals.ts";
import { setLanguage, loadTexts } from "./language.ts";
import { openApp } from "./open-app.ts";
import { nameStates, offerStates } from "./states.ts";
import { withoutTimeouts } from "./toast-timeouts.ts";
import { viewports } from "./viewports.ts";
import { withTheme } from "./with-theme.tsx";
import { startWorker, unhandledRequests } from "./worker.ts";
import { createHandler, createWorld, withGlobals, type WorldParameters } from "./world.ts";
import { showUnionMembers } from "./union-types.ts";

/** Whether Vitest runs the stories from the command line; Storybook's own "Run tests" button sets "true". */
const isTestRun = import.meta.env["VITEST_STORYBOOK"] === "false";

// An upper bound for queries that wait for an element; a busy machine can take seconds to load a screen.
configure({ asyncUtilTimeout: 15_000 });

// Toasts stay open in stories, so that slow tests don't miss them.
Object.assign(toastQueue, withoutTimeouts({ ...toastQueue }));

await loadTexts();

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  tags: ["autodocs"],
  parameters: {
    a11y: { test: "error", options: isTestRun ? quickOptions : {} },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { container: ThemedDocs, page: DocsPage },
    options: {
      storySort: {
        method: "alphabetical",
        order: [
          "Start here",
          ["Overview", "For designers", "For developers", "Copy deck"],
          "Tokens",
          "Product",
          "Atlas",
          ["Overview", "Password reset", "Onboarding", "Subscription", "YouTube connection"],
          "Flows",
          ["Sign in", "Google", "Reset password", "Subscribe", "Onboard", "Create content", "Chat", "Connect YouTube"],
          "Screens",
          [
            "Sign in",
            "Sign up",
            "Second step",
            "Forgot password",
            "Enter code",
            "New password",
            "Password changed",
            "Verify email",
            "Terms and privacy",
            "Payment",
            "Payment dialog",
            "Stripe card fields",
            "Subscribed",
            "Onboarding",
            "Frame",
            "Dashboard",
            "Roadmap",
            "Calendar",
            "Content creation",
            "Analytics",
            "Engagement",
            "Monetization",
            "Chat",
            "Preferences",
            "Settings",
            "Account banners",
          ],
          "Components",
          ["Actions", "Forms", "Overlays", "Navigation", "Layout", "Feedback", "Data display", "Product"],
        ],
      },
    },
    layout: "padded",
    viewport: { options: viewports },
  },
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [showUnionMembers, offerStates],
  argsEnhancers: [nameStates],
  async beforeEach({ msw, parameters, globals }) {
    const options = withGlobals((parameters["world"] ?? {}) as WorldParameters, globals as unknown as WorldGlobals);
    const world = await createWorld(options);
    // Drops the toasts of the previous story.
    toastQueue.subscribe(() => undefined)();
    msw.use(createHandler(world, options));
    await setLanguage(globals["locale"] as Parameters<typeof setLanguage>[0]);
    return options.path === undefined ? undefined : openApp(options.path, world.token);
  },
  async afterEach(context) {
    const requests = unhandledRequests.splice(0);
    if (requests.length > 0) throw new Error(`Unhandled requests: ${requests.join(", ")}`);
    // A popup that is still closing is half accessible.
    await waitFor(() => expect(document.querySelector("[data-ending-style]")).toBeNull());
    if (isTestRun) await checkDarkContrast(context);
  },
  decorators: [withTheme],
});
