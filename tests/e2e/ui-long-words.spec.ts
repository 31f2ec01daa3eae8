import type { Page } from "@playwright/test";
import { findOverflow } from "./layout.ts";
import { firstStories, turnTo } from "./story-walk.ts";
import { expect, test } from "./storybook.ts";

/** Five hundred letters without a place to break. */
const longWord = "Donaudampfschiff".repeat(32).slice(0, 500);

/** Pictures made of several signs, and words from right to left between words from left to right. */
const mixedName = "🧑🏽‍🌾🌱 نورة بنت عبدالعزيز (Ana-María) 👩‍👩‍👧‍👦";

/** Puts a word in place of every text; says how many there were. The product's own name is no content. */
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
  test(`words of 500 letters, emoji and names from right to left fit into every component on a phone (${part + 1} of ${parts})`, async ({
    story,
  }) => {
    const page = await story("badge--neutral");
    await page.setViewportSize({ width: 375, height: 800 });
    const stories = await firstStories(page);
    expect(stories.length).toBeGreaterThan(80);
    let swollen = 0;
    for (const id of stories.filter((_, place) => place % parts === part)) {
      await turnTo(page, id);
      await page.evaluate(() => (document.documentElement.dir = "rtl"));
      expect.soft(await findOverflow(page), `${id}, right to left`).toEqual([]);
      await page.evaluate(() => (document.documentElement.dir = "ltr"));
      await fillWith(page, mixedName);
      expect.soft(await findOverflow(page), `${id}, pictures and both directions`).toEqual([]);
      swollen += await fillWith(page, longWord);
      expect.soft(await findOverflow(page), `${id}, long words`).toEqual([]);
    }
    expect(swollen).toBeGreaterThan(40);
  });
}
