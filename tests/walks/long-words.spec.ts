import type { Page } from "@playwright/test";
import { findOverflow } from "../e2e/layout.ts";
import { firstStories, showStory } from "./story-walk.ts";
import { expect, test } from "./storybook.ts";

/** A word of 500 letters without a break opportunity. */
const longWord = "Donaudampfschiff".repeat(32).slice(0, 500);

/** Emoji of several code points, and right-to-left words between left-to-right words. */
const mixedName = "🧑🏽‍🌾🌱 نورة بنت عبدالعزيز (Ana-María) 👩‍👩‍👧‍👦";

/** Replaces every string except the product name, and returns the number of replacements. */
const fillWith = (page: Page, filling: string) =>
  page.evaluate((word) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let count = 0;
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const owner = text.parentElement;
      if (!/\p{L}{3}/u.test(text.nodeValue ?? "") || text.nodeValue === "Trellis" || !owner?.checkVisibility())
        continue;
      if (owner.closest("script, style, svg, option, textarea, [aria-hidden=true]")) continue;
      text.nodeValue = word;
      count += 1;
    }
    return count;
  }, filling);

const parts = 4;

for (let part = 0; part < parts; part += 1) {
  test(`long words, emoji and right-to-left names fit into every component on a phone (${part + 1} of ${parts})`, async ({
    story,
  }) => {
    const page = await story("badge--neutral");
    await page.setViewportSize({ width: 375, height: 800 });
    const stories = await firstStories(page);
    expect(stories.length).toBeGreaterThan(80);
    let replaced = 0;
    for (const id of stories.filter((_, place) => place % parts === part)) {
      await showStory(page, id);
      await page.evaluate(() => (document.documentElement.dir = "rtl"));
      expect.soft(await findOverflow(page), `${id}, right to left`).toEqual([]);
      await page.evaluate(() => (document.documentElement.dir = "ltr"));
      await fillWith(page, mixedName);
      expect.soft(await findOverflow(page), `${id}, emoji and both directions`).toEqual([]);
      replaced += await fillWith(page, longWord);
      expect.soft(await findOverflow(page), `${id}, long words`).toEqual([]);
    }
    expect(replaced).toBeGreaterThan(40);
  });
}
