import type { Page } from "@playwright/test";
import { allStories, showStory, storyFinished } from "./story-walk.ts";
import { expect, test } from "./storybook.ts";

interface StoryPage {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: "playFunctionThrewException", listener: (error: Error) => void) => void;
  };
  reportError: (message: string) => void;
}

const first = "product-pages--not-found";

/** Opens Storybook in a language and returns the errors that play functions throw from then on. */
async function openIn(language: string, page: Page, origin: string): Promise<string[]> {
  const thrown: string[] = [];
  await page.exposeFunction("reportError", (message: string) => thrown.push(message));
  await page.goto(`${origin}/iframe.html?id=${first}&viewMode=story&globals=locale:${language}`);
  // A busy machine takes long to load Storybook.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 120_000 });
  // Storybook reloads the page, and thus shows the same story again, if another one is chosen while this one is playing.
  await storyFinished(page, first);
  await page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, reportError: report } = globalThis as unknown as StoryPage;
    channel.on("playFunctionThrewException", ({ message }) => report(message));
  });
  return thrown;
}

for (const [language, heading] of [
  ["en", "Password changed"],
  ["fr", "Mot de passe modifié"],
] as const)
  test(`the last journey plays every main flow, from sign-up to a new password (${language})`, async ({
    browser,
    storybook,
  }) => {
    // The pages of a context share one session, and the page that `storybook` keeps open would end it.
    const page = await browser.newPage({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });
    const thrown = await openIn(language, page, storybook.origin);
    await showStory(page, "product-journeys--reset-password");
    expect(thrown).toEqual([]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await page.close();
  });

test("the flows and pages play in French", async ({ browser, storybook }) => {
  // A busy machine takes many times as long.
  test.setTimeout(1_800_000);
  const page = await browser.newPage({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });
  const thrown = await openIn("fr", page, storybook.origin);
  const played = page.url();
  const stories = (await allStories(page)).filter(({ title }) => /^(?:Flows\/|Product\/Pages$)/.test(title));
  expect(stories.length).toBeGreaterThan(70);
  for (const { id } of stories) {
    // The app replaces the URL, from which Storybook reads how to show the next story.
    await page.evaluate((url) => history.replaceState(null, "", url), played);
    await showStory(page, id);
    expect.soft(thrown.splice(0), id).toEqual([]);
  }
  await page.close();
});
