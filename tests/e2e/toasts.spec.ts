import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./fixtures.ts";
import { tasks, toast } from "./screens.ts";
import { emailField, passwordField } from "./auth-forms.ts";
import { mockReply } from "./api-calls.ts";

/** Opens the sign-in page of a server without Google, whose button says so: neutral news. */
async function openWithoutGoogle(page: Page) {
  await mockReply(page, "GET /jwt/providers", 200, { google: { kind: "off" } });
  await page.goto(paths.signIn);
}
const google = (page: Page) => page.getByRole("button", { name: "Continue with Google" });
const neutral = "Google sign-in is not set up here";

/** Stops the page's clock once the screen is there. */
async function stopClock(page: Page) {
  await page.clock.install();
  return () => page.evaluate(() => Date.now()).then((now) => page.clock.pauseAt(now + 10_000));
}

/** Expects news to stay for the given time, and to go soon after. */
async function lasts(page: Page, words: string, milliseconds: number) {
  const news = toast(page, words);
  for (let waited = 0; waited < 20 && (await news.count()) === 0; waited++) await page.clock.runFor(16);
  await expect(news).toBeAttached();
  await page.clock.runFor(milliseconds - 150);
  await expect(news).toBeAttached();
  await page.clock.runFor(700);
  await expect(news).toHaveCount(0);
}

test("TST-01 news appear at the bottom right", async ({ page }) => {
  await openWithoutGoogle(page);
  await google(page).click();
  const box = await page.getByRole("region", { name: "Notifications" }).getByRole("dialog").boundingBox();
  const size = page.viewportSize();
  expect(size && box && size.width - box.x - box.width).toBeLessThan(48);
  expect(size && box && size.height - box.y - box.height).toBeLessThan(48);
});

test("TST-02 an error is gone after 4 s", async ({ page }) => {
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

test("TST-03 a success is gone after 2 s", async ({ signedInPage }) => {
  const pause = await stopClock(signedInPage);
  await signedInPage.goto(paths.roadmap);
  await tasks(signedInPage).first().waitFor();
  await pause();
  const answered = signedInPage.waitForResponse("**/ai/update-task-status*");
  await tasks(signedInPage).first().click();
  const { message } = (await (await answered).json()) as { message: string };
  await lasts(signedInPage, message, 2000);
});

test("TST-04 neutral news last 4000 ms", async ({ page }) => {
  const pause = await stopClock(page);
  await openWithoutGoogle(page);
  // The first news bring their code along, for which the clock must run.
  await google(page).click();
  await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Close" }).click();
  await expect(toast(page, neutral)).toHaveCount(0);
  await pause();
  await google(page).click();
  await lasts(page, neutral, 4000);
});

test("TST-05 of 25 at once 20 are visible at most", async ({ page }) => {
  const pause = await stopClock(page);
  await openWithoutGoogle(page);
  await google(page).click();
  await expect(toast(page, neutral)).toBeVisible();
  await pause();
  // At once: the page's time stands still meanwhile.
  for (let fired = 1; fired < 25; fired++) {
    await google(page).click();
    await expect(toast(page, neutral)).toHaveCount(fired + 1);
  }
  const news = page.getByRole("region", { name: "Notifications" });
  await expect(news.getByText(neutral)).toHaveCount(25);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width - 200, height - 60);
  const visible = () =>
    news.getByText(neutral).evaluateAll((all) => {
      const items = all.map((each) => each.closest("[data-type]") as HTMLElement);
      return items.filter((item) => item.checkVisibility({ opacityProperty: true })).length;
    });
  await expect.poll(visible).toBe(20);
});

test("news stay under the pointer, and are closed by their button", async ({ page }) => {
  await page.clock.install();
  await openWithoutGoogle(page);
  await google(page).click();
  await toast(page, neutral).hover();
  await page.clock.runFor(10_000);
  await expect(toast(page, neutral)).toBeVisible();
  await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Close" }).click();
  await expect(toast(page, neutral)).toHaveCount(0);
});
