import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { expect, signInAs, test } from "./fixtures.ts";
import { toast } from "./screens.ts";
import { emailField, fillSignUp, signIn, storedToken } from "./auth-forms.ts";
import { mockReply, dropConnection, holdCall, recordCallNames } from "./api-calls.ts";

const check = "GET /jwt/check-session";
const welcomeBack = { name: "Welcome back" };
/** The six public account routes. */
const accountRoutes = [
  paths.signIn,
  paths.signUp,
  paths.forgotPassword,
  `${paths.enterCode}?email=a@b.co`,
  paths.newPassword,
  paths.passwordChanged,
];
/** The nine protected routes and their headings, numbered as the cases about them. */
const protectedRoutes = [
  ["RTE-14", paths.dashboard, /Ana/],
  ["RTE-15", paths.roadmap, /roadmap|three weeks/i],
  ["RTE-16", paths.calendar, "Content calendar"],
  ["RTE-17", paths.creation, "Content creation"],
  ["RTE-18", paths.analytics, "Analytics"],
  ["RTE-19", paths.engagement, "Engagement hub"],
  ["RTE-20", paths.monetization, "Monetization hub"],
  ["RTE-21", paths.preferences, "Update preferences"],
  ["RTE-22", paths.settings, "Settings"],
] as const;
const protectedPaths = protectedRoutes.map(([, address]) => address);

/** Opens each address and looks where it ends. */
async function allEndAt(page: Page, addresses: readonly string[], end: string) {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page, address).toHaveURL(end);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
}

test.describe("a visitor", () => {
  test("RTE-01 finds the sign-in form at /login", async ({ page }) => {
    await page.goto(paths.signIn);
    await expect(page.getByRole("heading", welcomeBack)).toBeVisible();
    await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  });

  test("RTE-02 finds the sign-up form at /signup", async ({ page }) => {
    await page.goto(paths.signUp);
    await expect(page.getByRole("button", { name: "Create Account" })).toBeVisible();
  });

  test("RTE-07 sees the sign-in screen at /logout", async ({ page }) => {
    await page.goto(paths.signOut);
    await expect(page.getByRole("heading", welcomeBack)).toBeVisible();
    await expect(emailField(page)).toBeVisible();
  });

  test("RTE-13 is sent from the payment pages to /login", async ({ page }) => {
    await allEndAt(page, [paths.payment, paths.yourPlan], paths.signIn);
  });

  test("RTE-24 is sent from every protected address to /login", async ({ page }) => {
    await allEndAt(page, protectedPaths, paths.signIn);
  });

  test("RTE-29 causes no session check", async ({ page }) => {
    const calls = recordCallNames(page);
    await page.goto(paths.roadmap);
    await expect(page.getByRole("heading", welcomeBack)).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(calls).toEqual([]);
  });

  test("RTE-30 sees no header on the six account pages", async ({ page }) => {
    for (const address of accountRoutes) {
      await page.goto(address);
      await expect(page, address).toHaveURL(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("banner"), address).toHaveCount(0);
      await expect(page.getByRole("navigation"), address).toHaveCount(0);
    }
  });

  test("RTE-32 reaches nothing but the account pages and not-found", async ({ page }) => {
    for (const address of [...accountRoutes, "/no-such-path"]) await allEndAt(page, [address], address);
    await allEndAt(page, [...protectedPaths, paths.payment, paths.yourPlan, paths.signOut], paths.signIn);
  });

  test("RTE-35 sends no Authorization header, neither to sign in nor to sign up", async ({ page }) => {
    const asked = page.waitForRequest("**/jwt/login");
    await signIn(page, "nobody@trellis.example", "Sunflower-7");
    expect(await (await asked).headerValue("authorization")).toBeNull();
    const askedToo = page.waitForRequest("**/jwt/register");
    await fillSignUp(page);
    await page.getByRole("button", { name: "Create Account" }).click();
    expect(await (await askedToo).headerValue("authorization")).toBeNull();
  });
});

test.describe("someone without a subscription", () => {
  test.use({ stage: "unsubscribed" });

  test("RTE-09 is sent from the account pages to /payment", async ({ signedInPage }) => {
    await allEndAt(signedInPage, accountRoutes, paths.payment);
  });

  for (const [title, address] of [
    ["RTE-11 chooses a plan at /payment", paths.payment],
    ["RTE-12 finds the same at /yourplan", paths.yourPlan],
  ] as const) {
    test(title, async ({ signedInPage }) => {
      await allEndAt(signedInPage, [address], address);
      await expect(signedInPage.getByRole("button", { name: "Choose Monthly" })).toBeVisible();
    });
  }

  test("RTE-25 is sent from every protected address to /payment", async ({ signedInPage }) => {
    await allEndAt(signedInPage, protectedPaths, paths.payment);
  });
});

test.describe("a subscriber", () => {
  test("RTE-08 is sent from the account pages to the dashboard", async ({ signedInPage }) => {
    await allEndAt(signedInPage, accountRoutes, paths.dashboard);
  });

  test("RTE-10 ends the session by opening /logout", async ({ signedInPage, user, request }) => {
    const ended = signedInPage.waitForResponse("**/jwt/logout");
    await signedInPage.goto(paths.signOut);
    await expect(signedInPage.getByRole("heading", welcomeBack)).toBeVisible();
    expect(await storedToken(signedInPage)).toBeNull();
    await ended;
    const again = await request.get("/api/v1/jwt/check-session", {
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(again.status()).toBe(401);
  });

  for (const [id, address, name] of protectedRoutes) {
    test(`${id} opens ${address}`, async ({ signedInPage }) => {
      await allEndAt(signedInPage, [address], address);
      await expect(signedInPage.getByRole("heading", { level: 1, name })).toBeVisible();
    });
  }

  test("RTE-26 sees a spinner until one check-session has answered, then the route itself", async ({
    signedInPage,
  }) => {
    const calls = recordCallNames(signedInPage);
    const seen: string[] = [];
    signedInPage.on("framenavigated", (frame) => seen.push(new URL(frame.url()).pathname));
    const release = await holdCall(signedInPage, check);
    await signedInPage.goto(paths.settings);
    await expect(signedInPage.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
    await expect(signedInPage.getByRole("heading")).toHaveCount(0);
    await release();
    await expect(signedInPage.getByRole("heading", { name: "Settings" })).toBeVisible();
    await expect.poll(() => calls.filter((call) => call === check)).toEqual([check]);
    expect(new Set(seen)).toEqual(new Set([paths.settings]));
  });

  test("RTE-34 sends the bearer token with each request", async ({ signedInPage, user }) => {
    const heads: (string | undefined)[] = [];
    signedInPage.on("request", (request) => {
      if (request.url().includes("/api/v1/")) heads.push(request.headers()["authorization"]);
    });
    await signedInPage.goto(paths.roadmap);
    await signedInPage.getByRole("tabpanel").getByRole("checkbox").first().check();
    await expect(toast(signedInPage, /./).first()).toBeVisible();
    expect(heads.length).toBeGreaterThan(2);
    expect(new Set(heads)).toEqual(new Set([`Bearer ${user.token}`]));
  });
});

test.describe("a token that opens nothing", () => {
  test.beforeEach(({ page }) => signInAs(page, { token: "stale" }));

  test("RTE-27 goes, and the visitor is sent to /login", async ({ page }) => {
    await allEndAt(page, [paths.roadmap], paths.signIn);
    expect(await storedToken(page)).toBeNull();
  });

  for (const [how, breakIt] of [
    ["the line drops", (page: Page) => dropConnection(page, check)],
    ["the server fails", (page: Page) => mockReply(page, check, 500, { error: "Out of order" })],
  ] as const) {
    test(`RTE-28 leads to /login with one call and a toast when ${how}, and stays`, async ({ page }) => {
      const calls = recordCallNames(page);
      await breakIt(page);
      await allEndAt(page, [paths.roadmap], paths.signIn);
      await expect(toast(page, /Trellis can’t be reached|Out of order/)).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expect.poll(() => calls).toEqual([check]);
      expect(await storedToken(page)).toBe("stale");
    });
  }
});
