import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { expect, signInAs, test } from "./fixtures.ts";
import { expectToast } from "./screens.ts";
import { storedToken } from "./auth-forms.ts";
import { dropConnection, holdCall, mockReply, recordCallNames, settle } from "./api-calls.ts";

const check = "GET /jwt/check-session";
const welcomeBack = { name: "Welcome back" };
/** The six authentication pages, which are public. */
const accountRoutes = [
  paths.signIn,
  paths.signUp,
  paths.forgotPassword,
  `${paths.enterCode}?email=a@b.co`,
  paths.newPassword,
  paths.passwordChanged,
];
/** Opens each address and checks where the app ends up. */
async function allEndAt(page: Page, addresses: readonly string[], end: string) {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page, address).toHaveURL(end);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
}

test("RTE-29 RTE-30 a visitor opens the authentication pages without a header and without a session check", async ({
  page,
}) => {
  const calls = recordCallNames(page);
  for (const address of accountRoutes) {
    await allEndAt(page, [address], address);
    await expect(page.getByRole("banner"), address).toHaveCount(0);
    await expect(page.getByRole("navigation"), address).toHaveCount(0);
  }
  await allEndAt(page, ["/no-such-path"], "/no-such-path");
  await settle(page);
  expect(calls).toEqual([]);
});

test("RTE-07 RTE-24 RTE-29 a visitor is sent from protected addresses and /logout to /login", async ({ page }) => {
  const calls = recordCallNames(page);
  await allEndAt(page, [paths.settings, paths.signOut], paths.signIn);
  await expect(page.getByRole("heading", welcomeBack)).toBeVisible();
  await settle(page);
  expect(calls).toEqual([]);
});

test.describe("without a subscription", () => {
  test.use({ stage: "unsubscribed" });

  test("RTE-09 RTE-11 RTE-12 RTE-25 a user without a subscription is sent to /payment, which shows the plans, as does /yourplan", async ({
    signedInPage,
  }) => {
    await allEndAt(signedInPage, [paths.signIn, paths.settings], paths.payment);
    for (const address of [paths.payment, paths.yourPlan]) {
      await allEndAt(signedInPage, [address], address);
      await expect(signedInPage.getByRole("button", { name: "Choose Monthly" })).toBeVisible();
    }
  });
});

test("RTE-08 a subscriber is sent from an authentication page to the dashboard", async ({ signedInPage }) => {
  await allEndAt(signedInPage, [paths.signUp], paths.dashboard);
});

test("RTE-10 opening /logout ends the session on the server", async ({ signedInPage, user, request }) => {
  const ended = signedInPage.waitForResponse("**/jwt/logout");
  await signedInPage.goto(paths.signOut);
  await expect(signedInPage.getByRole("heading", welcomeBack)).toBeVisible();
  expect(await storedToken(signedInPage)).toBeNull();
  await ended;
  const headers = { authorization: `Bearer ${user.token}` };
  expect((await request.get("/api/v1/jwt/check-session", { headers })).status()).toBe(401);
});

test("RTE-26 STA-08 one session check runs behind a spinner before the route opens", async ({ signedInPage }) => {
  const calls = recordCallNames(signedInPage);
  const visited: string[] = [];
  signedInPage.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname));
  const release = await holdCall(signedInPage, check);
  await signedInPage.goto(paths.settings);
  await expect(signedInPage.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
  await expect(signedInPage.getByRole("heading")).toHaveCount(0);
  await release();
  await expect(signedInPage.getByRole("heading", { name: "Settings" })).toBeVisible();
  await settle(signedInPage);
  expect(calls.filter((call) => call === check)).toEqual([check]);
  await signedInPage.reload();
  await expect(signedInPage.getByRole("heading", { name: "Settings" })).toBeVisible();
  await settle(signedInPage);
  expect(calls.filter((call) => call === check)).toEqual([check, check]);
  expect(new Set(visited)).toEqual(new Set([paths.settings]));
});

test("RTE-27 RTE-28 a failed session check redirects to /login after one call, and only a rejected token is removed", async ({
  page,
}) => {
  await signInAs(page, { token: "stale" });
  const calls = recordCallNames(page);
  for (const [breakCall, text] of [
    [() => dropConnection(page, check), /Trellis can’t be reached/],
    [() => mockReply(page, check, 500, { error: "Out of order" }), "Out of order"],
  ] as const) {
    calls.length = 0;
    const restore = await breakCall();
    await allEndAt(page, [paths.roadmap], paths.signIn);
    await expectToast(page, text);
    await settle(page);
    expect(calls).toEqual([check]);
    expect(await storedToken(page)).toBe("stale");
    await restore();
  }
  await allEndAt(page, [paths.roadmap], paths.signIn);
  expect(await storedToken(page)).toBeNull();
});
