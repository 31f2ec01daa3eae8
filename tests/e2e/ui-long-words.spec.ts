import type { Page } from "@playwright/test";
import { misfitsOn } from "./sight.ts";
import { expect, type Preview, test } from "./storybook.ts";

/** The first story of every component. */
async function firstStories(page: Page): Promise<string[]> {
  const answer = await page.request.get(new URL("/index.json", page.url()).href);
  const { entries } = (await answer.json()) as { entries: Record<string, { id: string; title: string; type: string }> };
  const first = new Map<string, string>();
  for (const { id, title, type } of Object.values(entries))
    if (type === "story" && id.startsWith("ui-") && !first.has(title)) first.set(title, id);
  return [...first.values()];
}

/** Goes on to another story without loading the page anew. */
async function turnTo(page: Page, storyId: string) {
  await page.evaluate((id) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Preview;
    channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
  }, storyId);
  await page.waitForFunction((id) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Preview;
    return preview?.currentRender?.id === id && preview.currentRender.phase === "finished";
  }, storyId);
}

/** Puts a word of 500 letters in place of every word; says how many there were. The product's own name is no content. */
const swell = (page: Page) =>
  page.evaluate(() => {
    const word = "Donaudampfschiff".repeat(32).slice(0, 500);
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
  });

const parts = 4;

for (let part = 0; part < parts; part += 1) {
  test(`words of 500 letters break in every component, on a phone and from right to left (${part + 1} of ${parts})`, async ({
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
      expect.soft(await misfitsOn(page), `${id}, right to left`).toEqual([]);
      await page.evaluate(() => (document.documentElement.dir = "ltr"));
      swollen += await swell(page);
      expect.soft(await misfitsOn(page), `${id}, long words`).toEqual([]);
    }
    expect(swollen).toBeGreaterThan(40);
  });
}
