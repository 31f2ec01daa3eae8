import type { ConsoleMessage, Page } from "@playwright/test";
import { findOverflow } from "../e2e/layout.ts";
import { findViolations } from "./axe.ts";
import { allStories, showStory } from "./story-walk.ts";
import { expect, type Preview, test } from "./storybook.ts";

const themes = ["light", "dark", "contrast"];
const languages = ["en", "es", "fr", "en-XA"];

/** Sets the toolbar's language, which renders the story again without playing it. */
const chooseLanguage = (page: Page, locale: string) =>
  page.evaluate((chosen) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Preview;
    return new Promise<void>((finished) => {
      channel.once("storyFinished", () => finished());
      channel.emit("updateGlobals", { globals: { locale: chosen } });
    });
  }, locale);

/** Sets the theme and waits until the colors have changed. */
async function chooseTheme(page: Page, theme: string) {
  await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
  await page.waitForFunction(() => !document.getAnimations().some((each) => each instanceof CSSTransition));
}

/** Counts requests without a response in `globalThis.pending`, because the app may still load when its story is finished. */
const countRequests = () => {
  const counter = globalThis as unknown as { pending: number };
  const { fetch } = globalThis;
  counter.pending = 0;
  globalThis.fetch = async (...request) => {
    counter.pending += 1;
    try {
      return await fetch(...request);
    } finally {
      counter.pending -= 1;
    }
  };
};

/** Waits until the app in a story has loaded. */
const waitForApp = (page: Page) =>
  page.waitForFunction(() => {
    const { pending } = globalThis as unknown as { pending: number };
    return pending === 0 && document.querySelector("h1, dialog[open]") !== null;
  });

/** Returns the language that a story sets itself, and whether it shows the whole app. */
const traitsOf = (page: Page) =>
  page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Preview;
    const { storyGlobals, parameters } = preview?.currentRender?.story ?? {};
    return { own: storyGlobals?.["locale"], isApp: parameters?.world?.path !== undefined };
  });

const hasThrown = (page: Page) => page.evaluate(() => document.body.classList.contains("sb-show-errordisplay"));

/** The browser reports each call that a story makes fail on purpose. */
const isFailedCall = (message: ConsoleMessage) =>
  message.text().startsWith("Failed to load resource") && message.location().url.includes("/api/v1/");

/** React reports the error of the story about a screen that crashes. */
const isCrash = (message: ConsoleMessage) => message.text().includes("The screen crashed.");

/** Collects console messages and requests to other hosts. */
function collectOutput(page: Page): string[] {
  const { origin } = new URL(page.url());
  const output: string[] = [];
  page.on("console", (message) => {
    if (!isFailedCall(message) && !isCrash(message)) output.push(`${message.type()}: ${message.text().slice(0, 300)}`);
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== origin) output.push(`request: ${url.href}`);
  });
  return output;
}

/**
 * Returns the axe rules to check in a cell; none if an earlier cell has checked them. A theme changes only colors, and a
 * language doesn't change colors. A story of a behavior looks like another story.
 */
function rulesFor(theme: string, language: string, hasColors: boolean) {
  if (theme !== "light") return hasColors ? { only: ["color-contrast"] } : undefined;
  const without = ["region"];
  if (!hasColors) without.push("color-contrast");
  // The pseudo language puts each message in brackets, so a name doesn't contain the visible text.
  if (language === "en-XA") without.push("label-content-name-mismatch");
  return { without };
}

/** Returns the content of a story without generated ids. */
const lookOf = async (page: Page) => (await page.innerHTML("body")).replaceAll(/_r_\w+_/g, "");

const parts = 20;

for (let part = 0; part < parts; part += 1) {
  test(`stories pass in each theme and language at 320 px (${part + 1} of ${parts})`, async ({ story }) => {
    // A busy machine takes many times as long.
    test.setTimeout(1_800_000);
    const page = await story("badge--neutral", "unplayed", countRequests);
    const unplayed = page.url();
    const output = collectOutput(page);
    await page.setViewportSize({ width: 320, height: 800 });
    const all = await allStories(page);
    // Neighbors share code, which each part loads once.
    const stories = all.slice(Math.ceil((part * all.length) / parts), Math.ceil(((part + 1) * all.length) / parts));
    const looks = new Set<string>();
    let order = languages;
    let [equal, cells] = [0, 0];
    for (const { id, title, tags } of stories) {
      // A story of the app replaces the URL, which tells Storybook not to play the next story.
      await page.evaluate((url) => history.replaceState(null, "", url), unplayed);
      await showStory(page, id);
      const { own, isApp } = await traitsOf(page);
      if (isApp) await waitForApp(page);
      const look = await lookOf(page);
      // Many stories differ only after they are played.
      if (looks.has(look)) {
        expect.soft(output.splice(0), id).toEqual([]);
        equal += 1;
        continue;
      }
      looks.add(look);
      // Components and tokens contain no text from the app, so they look the same in all languages.
      const hasTexts = !own && !/^(?:Components|Tokens)\//.test(title);
      const checked = hasTexts ? order : [own ?? "en"];
      for (const [place, language] of checked.entries()) {
        if (place > 0) {
          await chooseLanguage(page, language);
          if (isApp) await waitForApp(page);
        }
        for (const theme of themes) {
          await chooseTheme(page, theme);
          const cell = `${id}, ${language}, ${theme}`;
          const rules = rulesFor(theme, language, place === 0 && !tags.includes("behavior"));
          if (rules) expect.soft(await findViolations(page, "body", rules), cell).toEqual([]);
          expect.soft(await findOverflow(page), cell).toEqual([]);
          expect.soft(output.splice(0), cell).toEqual([]);
          cells += 1;
        }
      }
      looks.add(await lookOf(page));
      // The next story starts in the last language.
      if (hasTexts) order = order.toReversed();
      expect.soft(await hasThrown(page), id).toBe(false);
    }
    test.info().annotations.push({ type: "cells", description: `${stories.length} ${equal} ${cells}` });
  });
}

test("requests that an app sends while another story replaces it are answered", async ({ story }) => {
  const page = await story("badge--neutral", "unplayed");
  await showStory(page, "screens-settings--ready");
  const unanswered: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("[MSW]")) unanswered.push(message.text());
  });
  await page.evaluate(() => setInterval(() => void fetch("/api/v1/app-info"), 1));
  await showStory(page, "screens-settings--in-spanish");
  expect(unanswered).toEqual([]);
});
