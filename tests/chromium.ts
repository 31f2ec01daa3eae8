import { findChromium } from "../scripts/chromium.mjs";

const executablePath = findChromium();

/** Launch options of every browser test. The switches turn off features that only cost time on a machine without a screen. */
export const launchOptions = {
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-features=Translate,BackForwardCache,MediaRouter,OptimizationHints,PaintHolding",
    "--disable-extensions",
    "--disable-sync",
    "--disable-default-apps",
    "--disable-background-networking",
    "--disable-component-update",
  ],
  ...(executablePath !== undefined && { executablePath }),
};

/** Launch options that also set flags of the JavaScript engine. */
export const withEngineFlags = (flags: string): typeof launchOptions => ({
  ...launchOptions,
  args: [...launchOptions.args, `--js-flags=${flags}`],
});
