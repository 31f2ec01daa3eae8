import { paths } from "../../apps/web/src/paths.ts";
import { callsTo, changeReply, mockReply, recordCalls, settle } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./screens.ts";

const call = "GET /youtube/analytics";

test("ANL-02 ANL-18 without a channel, every platform's tab links to Settings and no analytics are fetched", async ({
  signedInPage: page,
}) => {
  const calls = recordCalls(page);
  await page.goto(paths.analytics);
  for (const name of ["YouTube", "Instagram", "TikTok", "Facebook"]) {
    await page.getByRole("tab", { name }).click();
    await expect(page.getByRole("heading", { name: `${name} is not connected` })).toBeVisible();
    await expect(page.getByRole("link", { name: "Open settings" })).toHaveAttribute("href", paths.settings);
  }
  await settle(page);
  expect(callsTo(calls, call)).toEqual([]);
});

test.describe("with a connected channel", () => {
  test.use({ isConnected: true });

  test("ANL-03 fetches the channel once and on Retry, but not on tab changes", async ({ signedInPage: page }) => {
    const calls = recordCalls(page);
    await page.goto(paths.analytics);
    const channel = page.getByRole("heading", { name: "Ana’s Green Kitchen" });
    await expect(channel).toBeVisible();
    await page.getByRole("tab", { name: "TikTok" }).click();
    await page.getByRole("tab", { name: "YouTube" }).click();
    await expect(channel).toBeVisible();
    const picture = page.getByRole("tabpanel").locator('img[src$="/channel.svg"]');
    await expect(picture).toHaveJSProperty("complete", true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await settle(page);
    expect(callsTo(calls, call)).toEqual([{ call, query: {}, body: undefined }]);

    // A failed call isn't retried automatically.
    const restore = await mockReply(page, call, 502, {});
    calls.length = 0;
    await page.reload();
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
    await settle(page);
    expect(callsTo(calls, call)).toHaveLength(1);
    await restore();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { name: "Ana’s Green Kitchen" })).toBeVisible();
  });

  test("asks the user to connect again after YouTube access has expired", async ({ signedInPage: page }) => {
    await mockReply(page, call, 409, { error: "Connect YouTube again." });
    let hasExpired = false;
    await changeReply(page, "GET /jwt/check-session", (reply: { userData: object }) => {
      const user = { ...reply.userData, youtubeConnected: !hasExpired };
      hasExpired = true;
      return { ...reply, userData: user, user };
    });
    await page.goto(paths.analytics);
    await expectToast(page, "Connect YouTube again.");
    await expect(page.getByRole("heading", { name: "YouTube is not connected" })).toBeVisible();
  });
});
