import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { type BrowserContext, type Page, test as base, expect } from "@playwright/test";

/** Folder of the built Storybook; `TRELLIS_STORYBOOK` overrides it. */
const folder = process.env["TRELLIS_STORYBOOK"] ?? join(import.meta.dirname, "../../dist/storybook");

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Serves the built Storybook on a free port. */
async function serveStorybook() {
  if (!existsSync(join(folder, "iframe.html"))) throw new Error("Build the stories first: npm run build:storybook");
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const pathname = path === "/" ? "/index.html" : path;
    const type = types[extname(pathname)] ?? "application/octet-stream";
    readFile(join(folder, pathname)).then(
      (body) => response.writeHead(200, { "content-type": type, "cache-control": "max-age=600" }).end(body),
      () => response.writeHead(404).end(),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  // Passkeys require a domain name instead of an IP address.
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

/** Storybook's globals in the page of a story. */
export interface Preview {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: {
      id: string;
      phase?: string;
      story?: {
        initialArgs: Record<string, unknown>;
        storyGlobals?: Record<string, string>;
        parameters?: { world?: { path?: string } };
      };
    };
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: () => void) => void;
    once: (event: string, listener: () => void) => void;
    emit: (
      event: string,
      data:
        | { storyId: string; viewMode?: "story"; updatedArgs?: Record<string, unknown> }
        | { globals: Record<string, string> },
    ) => void;
  };
}

/**
 * Opens a component's story and runs its play function; `menu--closed` is `Closed` in `menu.stories.tsx`. With
 * `unplayed`, play functions don't run, neither here nor in stories shown afterward. `prepare` runs in the page before
 * any other script.
 */
export type OpenStory = (id: string, mode?: "unplayed", prepare?: () => void) => Promise<Page>;

/** A test of the built Storybook. Each worker keeps one browser context, so it loads the code once. */
export const test = base.extend<{ story: OpenStory }, { storybook: { context: BrowserContext; origin: string } }>({
  storybook: [
    async ({ browser }, use) => {
      const { server, origin } = await serveStorybook();
      const context = await browser.newContext({
        reducedMotion: "reduce",
      });
      // The mock's service worker stops with its last page, which would break a page that is loading at that moment.
      const openPage = await context.newPage();
      await openPage.goto(`${origin}/iframe.html?id=product-pages--not-found&viewMode=story`);
      await openPage.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await use({ context, origin });
      await context.close();
      server.close();
    },
    { scope: "worker" },
  ],
  story: async ({ storybook: { context, origin } }, use) => {
    const page = await context.newPage();
    const thrown: Error[] = [];
    page.on("pageerror", (error) => thrown.push(error));
    await use(async (id, mode, prepare) => {
      if (prepare) await page.addInitScript(prepare);
      // Storybook doesn't play embedded stories.
      const embed = mode === "unplayed" ? "&embed=true" : "";
      await page.goto(`${origin}/iframe.html?id=ui-${id}&viewMode=story${embed}`);
      await page.waitForFunction(() => {
        const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Preview;
        return preview?.currentRender?.phase === "finished";
      });
      return page;
    });
    expect(thrown).toEqual([]);
    await page.close();
  },
});

export { expect };

/** Presses keys one after another. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
