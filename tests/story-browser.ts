import { playwright } from "@vitest/browser-playwright";
import type { BrowserConfigOptions } from "vitest/node";
import { withEngineFlags } from "./chromium.ts";

/** The page around the stories shows them in a frame. A transparent frame is not painted, which takes a tenth of the run time. */
const hideStories = 'document.head.insertAdjacentHTML("beforeend", "<style>iframe { opacity: 0 }</style>")';

/** Settings of the browser that runs the stories. */
export const storyBrowser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  orchestratorScripts: [{ content: hideStories }],
  provider: playwright({
    // Optimizing code and collecting garbage often would take an eighth of the processor time.
    launchOptions: withEngineFlags("--no-opt --min-semi-space-size=64 --max-semi-space-size=128"),
    // Animations rendered in software would take a seventh of it. The end-to-end tests turn them off, too.
    contextOptions: { reducedMotion: "reduce" },
  }),
} satisfies BrowserConfigOptions;
