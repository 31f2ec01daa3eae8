import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./storybook.ts";

/** What a docs page knows, and axe when it has come. */
interface Docs {
  __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: "docsRendered", heard: () => void) => void;
    emit: (event: "setCurrentStory", wish: { storyId: string; viewMode: "docs" }) => void;
  };
  __STORYBOOK_PREVIEW__?: { storyRenders: { phase?: string }[] };
  axe: {
    run: (where: string | object, how: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
  };
}

/** The one that `@axe-core/playwright` brings; that one would put itself into every frame of the page. */
const axeFile = join(import.meta.dirname, "../../node_modules/axe-core/axe.min.js");

/** The docs page of every component. */
async function docsPages(page: Page): Promise<string[]> {
  const answer = await page.request.get(new URL("/index.json", page.url()).href);
  const { entries } = (await answer.json()) as { entries: Record<string, { id: string; type: string }> };
  return Object.values(entries).flatMap(({ id, type }) => (type === "docs" && id.startsWith("ui-") ? [id] : []));
}

/** Every story of the page is finished, and no colour is on its way to another. */
const atRest = (page: Page) =>
  page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Docs;
    const isMoving = document.getAnimations().some((each) => each instanceof CSSTransition);
    return !isMoving && preview?.storyRenders.every(({ phase }) => phase === "finished");
  });

/** Goes on to another docs page without loading the page anew. */
async function turnTo(page: Page, id: string) {
  await page.evaluate(
    (storyId) =>
      new Promise<void>((done) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Docs;
        channel.once("docsRendered", () => done());
        channel.emit("setCurrentStory", { storyId, viewMode: "docs" });
      }),
    id,
  );
  await atRest(page);
}

/** A story in a frame of its own is judged with the stories. */
const leaveFramesEmpty = (page: Page) =>
  page.route(
    (url) => url.pathname === "/iframe.html" && url.searchParams.get("viewMode") === "story",
    (route) => route.fulfill({ contentType: "text/html", body: "" }),
  );

const stories = ".docs-story";

/** Everything axe finds on the page around the stories; Storybook's editor of lists is its own. */
const around = { include: ["#storybook-docs"], exclude: [stories, ".rejt-tree"] };

const faultsOf = (page: Page, where: string | object, rules?: string[]) =>
  page.evaluate(
    async ({ where: place, rules: wanted }) => {
      const { axe } = globalThis as unknown as Docs;
      // A story that is a page of its own brings its first heading, and its main part.
      const isOne = { "heading-order": { enabled: false }, "landmark-no-duplicate-main": { enabled: false } };
      const how = { rules: isOne, iframes: false, resultTypes: ["violations"], ...(wanted && { runOnly: wanted }) };
      const { violations } = await axe.run(place, how);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
    },
    { where, rules },
  );

const parts = 8;

for (let part = 0; part < parts; part += 1) {
  test(`axe finds nothing on the docs page of any component, in any theme (${part + 1} of ${parts})`, async ({
    story,
  }) => {
    test.slow();
    const page = await story("badge--neutral");
    const pages = await docsPages(page);
    expect(pages.length).toBeGreaterThan(80);
    await leaveFramesEmpty(page);
    await page.addScriptTag({ path: axeFile });
    for (const id of pages.filter((_, place) => place % parts === part)) {
      await turnTo(page, id);
      expect.soft(await faultsOf(page, around), id).toEqual([]);
      // Alone in their own pages the stories pass every rule; here they stand on another ground.
      const shown = (await page.locator(`${stories} [id$="-inner"]`).count()) > 0;
      for (const theme of ["light", "dark", "contrast"]) {
        if (!shown) break;
        await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
        await atRest(page);
        expect.soft(await faultsOf(page, stories, ["color-contrast"]), `${id}, ${theme}`).toEqual([]);
      }
      await page.evaluate(() => (document.documentElement.dataset["theme"] = "light"));
    }
  });
}

for (const theme of ["dark", "contrast"]) {
  test(`axe finds nothing on a docs page that is opened in another theme: ${theme}`, async ({ story }) => {
    const page = await story("badge--neutral");
    await leaveFramesEmpty(page);
    await page.goto(
      new URL(`/iframe.html?id=ui-text-field--docs&viewMode=docs&globals=theme:${theme}`, page.url()).href,
    );
    await expect(page.getByRole("heading", { name: "TextField" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    await atRest(page);
    await page.addScriptTag({ path: axeFile });
    expect(await faultsOf(page, around)).toEqual([]);
  });
}

test("a docs page and the stories in frames of their own keep the toolbar's theme", async ({ story }) => {
  const page = await story("badge--neutral");
  await page.goto(new URL("/iframe.html?id=ui-menu--docs&viewMode=docs&globals=theme:dark", page.url()).href);
  const frame = page.locator("#storybook-docs iframe").first();
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByRole("menuitem", { name: "Settings" })).toBeVisible();
  await expect(frame.contentFrame().locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

for (const place of ["overview", "for-designers", "for-developers"]) {
  test(`on a phone the page "${place}" is no wider than the screen, and its code scrolls inside itself`, async ({
    story,
  }) => {
    const page = await story("badge--neutral");
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(new URL(`/iframe.html?id=start-here-${place}--docs&viewMode=docs`, page.url()).href);
    await expect(page.locator("#storybook-docs h1")).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    const cut = await page.locator("#storybook-docs pre.prismjs").evaluateAll(
      (blocks) =>
        blocks.filter((block) => {
          let holder = block.parentElement;
          while (holder && getComputedStyle(holder).overflowX === "visible") holder = holder.parentElement;
          return block.scrollWidth > 375 && !/auto|scroll/.test(holder ? getComputedStyle(holder).overflowX : "");
        }).length,
    );
    expect(cut).toBe(0);
  });
}
