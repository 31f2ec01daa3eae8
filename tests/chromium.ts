import { existsSync } from "node:fs";

const executablePath = process.env["CHROME_PATH"] ?? "/usr/bin/chromium";

/** How every test starts its browser: the one that `npm test` found, without the parts that only cost time on a machine without a screen. */
export const launchOptions = {
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--disable-features=Translate,BackForwardCache,MediaRouter,OptimizationHints,PaintHolding",
    "--disable-extensions",
    "--disable-sync",
    "--disable-default-apps",
    "--disable-background-networking",
    "--disable-component-update",
  ],
  ...(existsSync(executablePath) && { executablePath }),
};
