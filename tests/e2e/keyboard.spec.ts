import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { cardForm, expectToast, tasks, wizard } from "./screens.ts";

/** Presses Tab until the named element has focus. */
async function tabTo(page: Page, role: "button" | "textbox" | "link" | "tab" | "checkbox", name: string | RegExp) {
  const target = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return target;
    await page.keyboard.press("Tab");
  }
  throw new Error(`40 presses of Tab did not reach ${role} ${String(name)}`);
}

test.describe("without a subscription", () => {
  test.use({ stage: "unsubscribed" });

  test("paying works with the keyboard alone", async ({ signedInPage: page }) => {
    await page.goto("/payment");
    await page.getByRole("button", { name: "Choose Monthly" }).waitFor();
    await tabTo(page, "button", "Choose Monthly");
    await page.keyboard.press("Enter");
    await expect(cardForm(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(cardForm(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Choose Monthly" })).toBeFocused();
    await page.keyboard.press("Space");
    await expect(page.getByRole("textbox", { name: "Card number" })).toBeFocused();
    await page.keyboard.type("4242424242424242");
    await page.keyboard.press("Tab");
    await page.keyboard.type("1234");
    await page.keyboard.press("Tab");
    await page.keyboard.type("123");
    await expect(page.getByRole("textbox", { name: "Card number" })).toHaveValue("4242 4242 4242 4242");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/");
    await expect(wizard(page)).toBeVisible();
  });
});

test.describe("before onboarding", () => {
  test.use({ stage: "newcomer" });

  test("answering the questions works with the keyboard alone, and focus stays in the wizard", async ({
    signedInPage: page,
  }) => {
    await page.goto("/");
    await expect(wizard(page)).toBeVisible();
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press(presses % 3 === 2 ? "Shift+Tab" : "Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
    }
    await wizard(page).getByRole("textbox").focus();
    for (const [index, text] of ["filming", "pottery", "sell my cups", "tea lovers", "Instagram"].entries()) {
      await expect(wizard(page).getByRole("textbox", { name: /^Your / })).toBeFocused();
      await expect(wizard(page).getByRole("textbox")).toHaveValue("");
      await page.keyboard.type(text);
      if (index === 2) {
        await tabTo(page, "button", "Next");
        await page.keyboard.press("Space");
      } else await page.keyboard.press("Enter");
    }
    await expect(page).toHaveURL("/roadmap");
    await expect(page.getByRole("button", { name: "Start week 1" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Your three-week roadmap" })).toBeFocused();
  });
});

test("changing weeks and checking tasks work with the keyboard alone", async ({ signedInPage: page }) => {
  await page.goto("/roadmap");
  await expect(tasks(page).first()).toBeVisible();
  await tabTo(page, "tab", /Week 1/);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: /Week 2/ })).toBeFocused();
  await expect(page.getByRole("list", { name: "Tasks for week 2" })).toBeVisible();
  await tabTo(page, "checkbox", /./);
  await page.keyboard.press("Space");
  await expect(tasks(page).first()).toBeChecked();
  await expect(tasks(page).first()).toBeFocused();
  await expectToast(page, "Task status updated successfully!");
  await page.keyboard.press("Space");
  await expect(tasks(page).first()).not.toBeChecked();
});
