import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./fixtures.ts";
import { tasks, toast } from "./screens.ts";
import { emailField, passwordField } from "./auth-forms.ts";
import { mockReply } from "./api-calls.ts";

/** Opens the sign-in page of a server without Google sign-in, where the Google button shows a neutral toast. */
async function openWithoutGoogle(page: Page) {
  await mockReply(page, "GET /jwt/providers", 200, { google: { kind: "off" } });
  await page.goto(paths.signIn);
}
const google = (page: Page) => page.getByRole("button", { name: "Continue with Google" });
const neutral = "Google sign-in is not set up here";

/** Installs the page's clock and returns a function that pauses it. */
async function stopClock(page: Page) {
  await page.clock.install();
  return () => page.evaluate(() => Date.now()).then((now) => page.clock.pauseAt(now + 10_000));
}

/** Expects a toast to stay for the given time and to disappear soon after. */
async function lasts(page: Page, text: string, milliseconds: number) {
  const shown = toast(page, text);
  for (let waited = 0; waited < 20 && (await shown.count()) === 0; waited++) await page.clock.runFor(16);
  await expect(shown).toBeAttached();
  await page.clock.runFor(milliseconds - 150);
  await expect(shown).toBeAttached();
  await page.clock.runFor(700);
  await expect(shown).toHaveCount(0);
}

test("TST-01 toasts appear at the bottom right, stay while hovered and can be closed", async ({ page }) => {
  await page.clock.install();
  await openWithoutGoogle(page);
  await google(page).click();
  await toast(page, neutral).hover();
  const region = page.getByRole("region", { name: "Notifications" });
  const box = await region.getByRole("dialog").boundingBox();
  const size = page.viewportSize();
  expect(size && box && size.width - box.x - box.width).toBeLessThan(48);
  expect(size && box && size.height - box.y - box.height).toBeLessThan(48);
  await page.clock.runFor(10_000);
  await expect(toast(page, neutral)).toBeVisible();
  await region.getByRole("button", { name: "Close" }).click();
  await expect(toast(page, neutral)).toHaveCount(0);
});

test("TST-02 an error toast disappears after 4 s", async ({ page }) => {
  const pause = await stopClock(page);
  await page.goto(paths.signIn);
  await emailField(page).fill("nobody@trellis.example");
  await passwordField(page).fill("Sunflower-7");
  await pause();
  const answered = page.waitForResponse("**/jwt/login");
  await page.getByRole("button", { name: "Sign in" }).click();
  const { error } = (await (await answered).json()) as { error: string };
  await lasts(page, error, 4000);
});

test("TST-03 a success toast disappears after 2 s", async ({ signedInPage }) => {
  const pause = await stopClock(signedInPage);
  await signedInPage.goto(paths.roadmap);
  await tasks(signedInPage).first().waitFor();
  await pause();
  const answered = signedInPage.waitForResponse("**/ai/update-task-status*");
  await tasks(signedInPage).first().click();
  const { message } = (await (await answered).json()) as { message: string };
  await lasts(signedInPage, message, 2000);
});

test("TST-04 a neutral toast disappears after 4 s", async ({ page }) => {
  const pause = await stopClock(page);
  await openWithoutGoogle(page);
  // The first toast loads the code of the region, for which the clock must run.
  await google(page).click();
  await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Close" }).click();
  await expect(toast(page, neutral)).toHaveCount(0);
  await pause();
  await google(page).click();
  await lasts(page, neutral, 4000);
});
