import type { Page } from "@playwright/test";
import type { Preview } from "./storybook.ts";

interface Entry {
  id: string;
  title: string;
  type: "docs" | "story";
  tags: string[];
}

/** Returns the entries of all stories and docs pages. */
export async function allEntries(page: Page): Promise<Entry[]> {
  const answer = await page.request.get(new URL("/index.json", page.url()).href);
  const { entries } = (await answer.json()) as { entries: Record<string, Entry> };
  return Object.values(entries);
}

/** Returns the entries of all stories. */
export const allStories = async (page: Page): Promise<Entry[]> =>
  (await allEntries(page)).filter(({ type }) => type === "story");

/** Returns the id of the first story of every component. */
export async function firstStories(page: Page): Promise<string[]> {
  const first = new Map<string, string>();
  for (const { id, title } of await allStories(page))
    if (id.startsWith("ui-") && !first.has(title)) first.set(title, id);
  return [...first.values()];
}

/** Waits until a story has been rendered and played. */
export const storyFinished = (page: Page, storyId: string): Promise<unknown> =>
  page.waitForFunction((id) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Preview;
    return preview?.currentRender?.id === id && preview.currentRender.phase === "finished";
  }, storyId);

/** Shows another story without reloading the page. */
export async function showStory(page: Page, storyId: string): Promise<void> {
  await page.evaluate((id) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Preview;
    channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
  }, storyId);
  await storyFinished(page, storyId);
}
