import { showStory, storyFinished } from "./story-walk.ts";
import { expect, test } from "./storybook.ts";

interface StoryPage {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: "playFunctionThrewException", listener: (error: Error) => void) => void;
  };
  reportError: (message: string) => void;
}

test("the last journey plays every main flow, from sign-up to a new password", async ({ browser, storybook }) => {
  // The pages of a context share one session, and the page that `storybook` keeps open would end it.
  const page = await browser.newPage({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });
  const thrown: string[] = [];
  await page.exposeFunction("reportError", (message: string) => thrown.push(message));
  await page.goto(`${storybook.origin}/iframe.html?id=product-pages--not-found&viewMode=story`);
  // A busy machine takes long to load Storybook.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 120_000 });
  // Storybook reloads the page, and thus shows the same story again, if another one is chosen while this one is playing.
  await storyFinished(page, "product-pages--not-found");
  await page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, reportError: report } = globalThis as unknown as StoryPage;
    channel.on("playFunctionThrewException", ({ message }) => report(message));
  });
  await showStory(page, "product-journeys--reset-password");
  expect(thrown).toEqual([]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Password changed");
  await page.close();
});
