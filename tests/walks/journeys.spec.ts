import { showStory } from "./story-walk.ts";
import { expect, test } from "./storybook.ts";

interface Page {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: "playFunctionThrewException", listener: (error: Error) => void) => void;
  };
  reportError: (message: string) => void;
}

test("the last journey plays every main flow, from sign-up to a new password", async ({ story }) => {
  const page = await story("badge--neutral");
  await page.setViewportSize({ width: 1440, height: 900 });
  const thrown: string[] = [];
  await page.exposeFunction("reportError", (message: string) => thrown.push(message));
  await page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, reportError: report } = globalThis as unknown as Page;
    channel.on("playFunctionThrewException", ({ message }) => report(message));
  });
  await showStory(page, "product-journeys--reset-password");
  expect(thrown).toEqual([]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Password changed");
});
