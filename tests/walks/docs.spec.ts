import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { allEntries } from "./story-walk.ts";
import { expect, test } from "./storybook.ts";

/** Storybook's globals in a docs page. */
interface Docs {
  __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: "docsRendered", listener: () => void) => void;
    emit: (event: "setCurrentStory", data: { storyId: string; viewMode: "docs" }) => void;
  };
  __STORYBOOK_PREVIEW__?: { storyRenders: { phase?: string }[] };
}

/** Returns the ids of the docs pages of all components. */
async function docsPages(page: Page): Promise<string[]> {
  const entries = await allEntries(page);
  return entries.flatMap(({ id, type }) => (type === "docs" && id.startsWith("ui-") ? [id] : []));
}

/**
 * Waits until every story of the page is rendered and no transition runs. A page exists before its stories start to render,
 * and Storybook reloads the browser's page if it leaves a docs page whose stories are still rendering.
 */
const waitUntilIdle = (page: Page) =>
  page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Docs;
    const docs = document.querySelector("#storybook-docs");
    const count = docs?.querySelectorAll(".sb-story [id$='-inner']").length;
    const renders = preview?.storyRenders ?? [];
    const isRendered = renders.length === count && renders.every(({ phase }) => phase === "finished");
    const isMoving = document.getAnimations().some((each) => each instanceof CSSTransition);
    return docs?.querySelector("h1") && isRendered && !isMoving;
  });

/** Shows another docs page without reloading. */
async function showDocs(page: Page, id: string) {
  await page.evaluate(
    (storyId) =>
      new Promise<void>((done) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Docs;
        channel.once("docsRendered", () => done());
        channel.emit("setCurrentStory", { storyId, viewMode: "docs" });
      }),
    id,
  );
  await waitUntilIdle(page);
}

/** Leaves the frames of stories empty, because the stories are checked when they run as tests. */
const leaveFramesEmpty = (page: Page) =>
  page.route(
    (url) => url.pathname === "/iframe.html" && url.searchParams.get("viewMode") === "story",
    (route) => route.fulfill({ contentType: "text/html", body: "" }),
  );

const stories = ".docs-story";

/** The page without the stories and without Storybook's list editor. */
const around = { include: ["#storybook-docs"], exclude: [stories, ".rejt-tree"] };

/** Rules that a story with a whole page breaks, because it adds its own h1 and main landmark. */
const without = ["heading-order", "landmark-no-duplicate-main"];

const parts = 8;

/** Components whose docs pages have no frames. Their stories use callbacks, functions that format values, icons, links or several parts. */
const pasted = [
  "button",
  "chat-panel",
  "combobox",
  "file-upload",
  "number-field",
  "pagination",
  "popover",
  "radio-group",
  "select",
  "tabs",
  "tag",
  "text-field",
  "toast",
  "trend-chart",
];

for (let part = 0; part < parts; part += 1) {
  test(`docs pages have no axe violations or low contrast (${part + 1} of ${parts})`, async ({ story }) => {
    const page = await story("badge--neutral");
    const pages = await docsPages(page);
    expect(pages.length).toBeGreaterThan(80);
    await leaveFramesEmpty(page);
    for (const id of pages.filter((_, place) => place % parts === part)) {
      await showDocs(page, id);
      expect.soft(await findViolations(page, around, { without }), id).toEqual([]);
      // Only contrast is checked again, because docs pages have a different background from the stories.
      const shown = (await page.locator(`${stories} [id$="-inner"]`).count()) > 0;
      for (const theme of ["light", "dark", "contrast"]) {
        if (!shown) break;
        await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
        await waitUntilIdle(page);
        expect.soft(await findViolations(page, stories, { only: ["color-contrast"] }), `${id}, ${theme}`).toEqual([]);
      }
      await page.evaluate(() => (document.documentElement.dataset["theme"] = "light"));
    }
  });
}

for (const theme of ["dark", "contrast"]) {
  test(`a docs page opened in another theme has no axe violations: ${theme}`, async ({ story }) => {
    const page = await story("badge--neutral");
    await leaveFramesEmpty(page);
    await page.goto(
      new URL(`/iframe.html?id=ui-text-field--docs&viewMode=docs&globals=theme:${theme}`, page.url()).href,
    );
    await expect(page.getByRole("heading", { name: "TextField" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    await waitUntilIdle(page);
    expect(await findViolations(page, around, { without })).toEqual([]);
  });
}

test("a docs page and its framed stories use the toolbar's theme", async ({ story }) => {
  const page = await story("badge--neutral");
  await page.goto(new URL("/iframe.html?id=ui-menu--docs&viewMode=docs&globals=theme:dark", page.url()).href);
  const frame = page.locator("#storybook-docs iframe").first();
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByRole("menuitem", { name: "Settings" })).toBeVisible();
  await expect(frame.contentFrame().locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

/** Shows the code of all stories of a docs page, and returns it. */
async function sourcesIn(page: Page): Promise<string[]> {
  const hidden = page.locator("#storybook-docs button", { hasText: "Show code" });
  // Open overlays cover some of the buttons, so they are clicked without the mouse.
  const count = await hidden.evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
    return buttons.length;
  });
  const sources = page.locator("#storybook-docs pre.prismjs");
  await expect(sources).toHaveCount(count);
  // The code is complete once the table with the modules of the components has loaded.
  for (const source of await sources.all()) await expect(source).toContainText("import {");
  return sources.allInnerTexts();
}

test("the code of stories passes the type check when it is pasted into a file", async ({ story }, info) => {
  const page = await story("badge--neutral");
  await leaveFramesEmpty(page);
  const folder = info.outputPath("pasted");
  mkdirSync(folder, { recursive: true });
  let count = 0;
  for (const id of pasted) {
    await showDocs(page, `ui-${id}--docs`);
    const sources = await sourcesIn(page);
    expect(sources.length, id).toBeGreaterThan(0);
    for (const [place, source] of sources.entries()) writeFileSync(`${folder}/${id}-${place}.tsx`, source);
    count += sources.length;
  }
  expect(count).toBeGreaterThan(80);
  const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true };
  writeFileSync(
    `${folder}/tsconfig.json`,
    JSON.stringify({ extends: resolve("tsconfig.base.json"), compilerOptions, include: ["*.tsx"] }),
  );
  const { status, stdout } = spawnSync("tsc", ["-p", folder, "--pretty", "false"], { encoding: "utf8" });
  expect({ status, stdout }).toEqual({ status: 0, stdout: "" });
});

for (const place of ["overview", "for-designers", "for-developers"]) {
  test(`the page "${place}" fits on a phone, and its code blocks scroll`, async ({ story }) => {
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
