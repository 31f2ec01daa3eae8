import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./fixtures.ts";
import { toast } from "./screens.ts";
import { mockReply } from "./api-calls.ts";

const widths = [1440, 375] as const;
const schemes = ["light", "dark"] as const;

const colourMoves = (page: Page) => () =>
  page.evaluate(() => document.getAnimations().filter((each) => each instanceof CSSTransition).length);

/** Runs axe over the page as it stands: light and dark, wide and narrow; then looks for overflow at 320 pixels. */
async function isAccessible(page: Page, scopes: readonly number[] = widths, except: string[] = []) {
  for (const width of scopes) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      // Colours on their way from one theme to the other are neither.
      await expect.poll(colourMoves(page)).toBe(0);
      const { violations } = await new AxeBuilder({ page }).disableRules(except).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
      expect.soft(found, `${page.url()} at ${width}, ${colorScheme}`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 320, height: 700 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow, `overflow of ${page.url()}`).toBeLessThanOrEqual(0);
}

test("the sign-in page, with what is wrong and with news", async ({ page }) => {
  await page.goto(paths.signIn);
  await page.getByRole("button", { name: "Sign in" }).click();
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await (await opened).close();
  await toast(page, /Google/).hover();
  await isAccessible(page);
});

test("the sign-up page, with everything that can be wrong", async ({ page }) => {
  await page.goto(paths.signUp);
  await page.getByLabel("Password", { exact: true }).fill("abc");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("checkbox")).toHaveAttribute("aria-invalid", "true");
  await isAccessible(page);
});

test("the sign-up page at its longest, in French", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("i18nextLng", "fr"));
  await page.goto(paths.signUp);
  await page.getByRole("button", { name: "Créer le compte", exact: true }).click();
  await isAccessible(page, []);
});

test("the code's page, with a code that was refused", async ({ page }) => {
  await mockReply(page, "POST /jwt/verify-otp", 400, { error: "Invalid verification code" });
  await page.goto(`${paths.enterCode}?email=a-rather-long-name@a-rather-long-domain.trellis.example`);
  await page.getByRole("textbox", { name: "6-digit code" }).fill("123456");
  await page.getByRole("button", { name: "Verify" }).click();
  await toast(page, "Invalid verification code").hover();
  await isAccessible(page);
});

test("the code's page, without an e-mail", async ({ page }) => {
  await page.goto(paths.enterCode);
  await expect(page.getByText("No email provided")).toBeVisible();
  await isAccessible(page);
});

test("the new password's page, without a code and with everything that can be wrong", async ({ page }) => {
  await page.goto(paths.newPassword);
  await page.getByLabel("New password").fill("abc");
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page.getByLabel("New password")).toHaveAttribute("aria-invalid", "true");
  await isAccessible(page);
});

test("the terms in their dialog", async ({ page }) => {
  await page.goto(paths.signUp);
  await page.getByRole("button", { name: "Terms", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Terms of use" })).toBeVisible();
  await isAccessible(page);
});

test("not found, for a visitor", async ({ page }) => {
  await page.goto("/no-such-path");
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await isAccessible(page);
});

test("a screen in its frame, with the account menu open", async ({ signedInPage }) => {
  await signedInPage.goto(paths.settings);
  await signedInPage.getByRole("button", { name: /Account menu/ }).click();
  await expect(signedInPage.getByRole("menu")).toBeVisible();
  // An open menu is drawn over the page, at its end, and so in none of its regions.
  await isAccessible(signedInPage, widths, ["region"]);
});

test("a screen in its frame, with the sidebar open", async ({ signedInPage }) => {
  await signedInPage.setViewportSize({ width: 375, height: 900 });
  await signedInPage.goto(paths.calendar);
  await isAccessible(signedInPage);
  await signedInPage.setViewportSize({ width: 375, height: 900 });
  await signedInPage.getByRole("button", { name: "Open menu" }).click();
  await expect(signedInPage.getByRole("navigation", { name: "Sections" })).toBeVisible();
  await isAccessible(signedInPage, [375]);
});
