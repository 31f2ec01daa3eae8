import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { callsTo, changeReply, holdCall, recordCalls, settle } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./screens.ts";

const connect = (page: Page) => page.getByRole("button", { name: "Connect YouTube", exact: true });
const disconnect = (page: Page) => page.getByRole("button", { name: "Disconnect YouTube" });
const youtubeRow = (page: Page) =>
  page.getByRole("list", { name: "Social accounts" }).getByRole("listitem").filter({ hasText: "YouTube" });

for (const [id, path] of [
  ["SET-23 SET-24", paths.settings],
  ["DSH-05 DSH-07", paths.dashboard],
] as const) {
  test(`${id} on ${path}, only the YouTube button makes a call, only once, and opens the consent page`, async ({
    signedInPage: page,
  }) => {
    await page.goto(path);
    const ready =
      path === paths.settings ? page.getByText("This device", { exact: true }) : page.getByRole("progressbar");
    await expect(ready.first()).toBeVisible();
    await settle(page);
    const calls = recordCalls(page);
    for (const name of ["TikTok", "Instagram", "Facebook"]) {
      await page.getByRole("button", { name: `Connect ${name}: coming soon` }).click();
      await expectToast(page, `${name} is coming soon. Nothing was changed.`);
    }
    await settle(page);
    expect(calls).toEqual([]);
    const release = await holdCall(page, "GET /youtube/auth");
    // The first click loads the flow, which then calls the server.
    const called = page.waitForRequest("**/youtube/auth");
    await connect(page).dblclick();
    await expect(connect(page)).toHaveAttribute("aria-busy", "true");
    await called;
    await settle(page);
    expect(calls.map(({ call }) => call)).toEqual(["GET /youtube/auth"]);
    await release();
    await expect(page.getByRole("heading", { name: "Connect a channel" })).toBeVisible();
  });
}

test("SET-27 allowing access shows a toast once, and YouTube appears as connected", async ({ signedInPage: page }) => {
  await page.goto(paths.settings);
  await connect(page).click();
  await expect(page.getByText("This is not YouTube.")).toBeVisible();
  const calls = recordCalls(page);
  await page.getByRole("link", { name: "Allow", exact: true }).click();
  await expectToast(page, "YouTube connected successfully");
  await expect(youtubeRow(page)).toContainText(/(?<!Not )Connected/);
  await expect(page).toHaveURL(`${paths.settings}#social`);
  // Once for the page load, once for the returned outcome.
  expect(callsTo(calls, "GET /jwt/check-session").length).toBeGreaterThanOrEqual(2);
  await page.goto(paths.dashboard);
  await expect(disconnect(page)).toBeVisible();
  await settle(page);
  expect(await page.evaluate(() => window.shownToasts)).toEqual([]);
});

test("SET-22 SET-28 the four platforms are listed in order, and the connections known from the session are shown until the social status arrives", async ({
  signedInPage: page,
}) => {
  const calls = recordCalls(page);
  const release = await holdCall(page, "GET /user/social-status");
  await changeReply(page, "GET /jwt/check-session", (reply: { userData: object }) => {
    const user = { ...reply.userData, youtubeConnected: true };
    return { ...reply, userData: user, user };
  });
  await page.goto(paths.settings);
  const buttons = page.getByRole("list", { name: "Social accounts" }).getByRole("listitem").getByRole("button");
  await expect(buttons.nth(2)).toHaveAccessibleName("Disconnect YouTube");
  await release();
  for (const [index, name] of ["Connect TikTok", "Connect Instagram", "Connect YouTube", "Connect Facebook"].entries())
    await expect(buttons.nth(index)).toHaveAccessibleName(new RegExp(`^${name}`));
  await expect(buttons).toHaveCount(4);
  await settle(page);
  expect(callsTo(calls, "GET /user/social-status")).toHaveLength(1);
});

test.describe("with a connected channel", () => {
  test.use({ isConnected: true });

  test("DSH-06 disconnecting makes one call, is shown at once and persists after a reload", async ({
    signedInPage: page,
  }) => {
    const calls = recordCalls(page);
    await page.goto(paths.dashboard);
    await expect(disconnect(page)).toBeVisible();
    const release = await holdCall(page, "GET /jwt/check-session");
    await disconnect(page).click();
    await expectToast(page, "YouTube disconnected successfully");
    await expect(connect(page)).toBeVisible();
    await settle(page);
    expect(callsTo(calls, "POST /youtube/disconnect")).toHaveLength(1);
    await release();
    await page.reload();
    await expect(connect(page)).toBeVisible();
  });
});
