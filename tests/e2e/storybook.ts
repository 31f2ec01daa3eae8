import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { type BrowserContext, type Page, test as base, expect } from "@playwright/test";

/** The built Storybook; `TRELLIS_STORYBOOK` names one that was built aside. */
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
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const type = types[extname(pathname)] ?? "application/octet-stream";
    readFile(join(folder, pathname)).then(
      (body) => response.writeHead(200, { "content-type": type, "cache-control": "max-age=600" }).end(body),
      () => response.writeHead(404).end(),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** What Storybook leaves in the page of a story. */
export interface Preview {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { id: string; phase?: string; story?: { initialArgs: Record<string, unknown> } };
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, heard: (action: { data: { name: string } }) => void) => void;
    emit: (event: string, wish: { storyId: string; viewMode?: "story"; updatedArgs?: Record<string, unknown> }) => void;
  };
  /** The names of the callbacks that were called. */
  told: string[];
}

/**
 * Opens a story of a component alone in the page, played to its end; `menu--closed` is `Closed` in `menu.stories.tsx`.
 * `unplayed` only shows it, and those that are turned to after it.
 */
export type OpenStory = (id: string, how?: "unplayed") => Promise<Page>;

/** A test over the built Storybook. One browser context lasts as long as its worker, so that the code is loaded once. */
export const test = base.extend<{ story: OpenStory }, { shelf: { context: BrowserContext; origin: string } }>({
  shelf: [
    async ({ browser }, use) => {
      const { server, origin } = await serveStorybook();
      const context = await browser.newContext({
        reducedMotion: "reduce",
        permissions: ["clipboard-read", "clipboard-write"],
      });
      // The mock's service worker goes with the last page it serves, and takes a page that comes just then along.
      const keeper = await context.newPage();
      await keeper.goto(`${origin}/iframe.html?id=ui-badge--neutral&viewMode=story`);
      await keeper.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await use({ context, origin });
      await context.close();
      server.close();
    },
    { scope: "worker" },
  ],
  story: async ({ shelf: { context, origin } }, use) => {
    const page = await context.newPage();
    const thrown: Error[] = [];
    page.on("pageerror", (error) => thrown.push(error));
    await use(async (id, how) => {
      // Storybook plays no story that is embedded in another page.
      const embed = how === "unplayed" ? "&embed=true" : "";
      await page.goto(`${origin}/iframe.html?id=ui-${id}&viewMode=story${embed}`);
      await page.waitForFunction(() => {
        const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Preview;
        return preview?.currentRender?.phase === "finished";
      });
      await page.evaluate(() => {
        const told: string[] = [];
        const preview = globalThis as unknown as Preview;
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = preview;
        preview.told = told;
        channel.on("storybook/actions/action-event", ({ data }) => told.push(data.name));
      });
      return page;
    });
    expect(thrown).toEqual([]);
    await page.close();
  },
});

export { expect };

/** Presses keys one after another, as the keyboard of a person does. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** The callbacks of the component that were called since its story was opened, in order. */
export const toldBy = (page: Page): Promise<string[]> => page.evaluate(() => (globalThis as unknown as Preview).told);
