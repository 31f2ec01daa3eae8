import "@trellis/ui/theme.css";
import type { Preview } from "@storybook/react-vite";
import { type ComponentProps, lazy, Suspense } from "react";
import { configure, expect, prettyDOM, waitFor } from "storybook/test";
import { checkBothThemes } from "./check-accessibility.ts";
import { chromaticModes } from "./chromatic-modes.ts";
import { globalTypes, initialGlobals } from "./globals.ts";
import { completeSource, printFunction } from "./source-blocks.ts";
import { hideRawControls, nameStates, offerStates } from "./states.ts";
import { viewports } from "./viewports.ts";
import { withTheme } from "./with-theme.tsx";
import { showUnionMembers } from "./union-types.ts";

/** Whether Vitest runs the stories from the command line; Storybook's own "Run tests" button sets "true". */
const isTestRun = import.meta.env["VITEST_STORYBOOK"] === "false";

// Upper bound for queries that wait for an element: a busy machine can take half a minute to load a screen.
configure({ asyncUtilTimeout: 45_000 });

// A query that waits fails many times before it succeeds, so the page is printed only when the message is read.
if (isTestRun) {
  configure({
    getElementError(message, container) {
      const error = new Error(message ?? "");
      error.name = "TestingLibraryElementError";
      const print = () => [message, prettyDOM(container)].filter(Boolean).join("\n\n");
      return Object.defineProperty(error, "message", { get: print, configurable: true });
    },
  });
}

// At the start of a transition, an element that fades in is not visible yet.
if (isTestRun) {
  const style = document.createElement("style");
  style.textContent = "*, ::before, ::after { transition: none !important; }";
  document.head.append(style);
}

// Stories don't wait for code that only docs pages need.
const ThemedDocs = lazy(async () => ({ default: (await import("./docs-container.tsx")).ThemedDocs }));
const DocsPage = lazy(async () => ({ default: (await import("./docs-page.tsx")).DocsPage }));

/** Whether to load the mock server and the app's texts. Components and tokens need neither, but a test run always loads them. */
const needsWorld = (title: string): boolean => isTestRun || !/^(?:Components|Tokens)\//.test(title);
const importWorld = () => import("./open-world.ts");

// A plain object, because `definePreview` would load a second copy of Storybook's preview with the first story.
export default {
  tags: ["autodocs"],
  parameters: {
    // A test run checks each story in both themes, after its test.
    a11y: { test: isTestRun ? "off" : "error" },
    backgrounds: { disable: true },
    chromatic: { modes: chromaticModes },
    controls: { expanded: true },
    docs: {
      container: (props: ComponentProps<typeof ThemedDocs>) => (
        <Suspense>
          <ThemedDocs {...props} />
        </Suspense>
      ),
      page: DocsPage,
      // Storybook would show the code of a story without args, which can't be pasted.
      source: { type: "dynamic", transform: completeSource },
    },
    jsx: { functionValue: printFunction },
    options: {
      storySort: {
        method: "alphabetical",
        order: [
          "Start here",
          ["Overview", "For designers", "For developers", "For contributors", "Copy deck", "Review board"],
          "Tokens",
          "Product",
          ["Try the product", "Journeys", "Pages", "Refusals", "Emails"],
          "Atlas",
          ["Overview", "Password reset", "Subscription", "Onboarding", "YouTube connection"],
          "Flows",
          [
            "Sign in",
            "Google",
            "Reset password",
            "Subscribe",
            "Onboard",
            "Plan fails",
            "Create content",
            "Chat",
            "Connect YouTube",
            "Update preferences",
            "Change plan",
            "Account",
          ],
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
            ["Profile", "Email", "Password", "Sign-in security", "Sessions", "Confirm identity", "Payment", "Cards"],
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
  argTypesEnhancers: [showUnionMembers, offerStates, hideRawControls],
  argsEnhancers: [nameStates],
  beforeEach: async (context) => (needsWorld(context.title) ? (await importWorld()).openWorld(context) : undefined),
  async afterEach(context) {
    if (needsWorld(context.title)) (await importWorld()).checkRequests();
    // A popup that is still closing would fail the accessibility checks.
    await waitFor(() => expect(document.querySelector("[data-ending-style]")).toBeNull());
    if (isTestRun) await checkBothThemes(context);
  },
  decorators: [withTheme],
} satisfies Preview;
