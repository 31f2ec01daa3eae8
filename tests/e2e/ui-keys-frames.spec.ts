import type { Page } from "@playwright/test";
import { expect, press, test } from "./storybook.ts";

/** What Tab stops at, by its role and name. */
type Stop = readonly [role: "link" | "button" | "textbox", name: string];

const hasFocus = (page: Page, [role, name]: Stop) =>
  expect(page.getByRole(role, { name, exact: true }).and(page.locator(":focus")), name).toBeVisible();

test("app-frame: Tab goes through skip link, header, sidebar and page, Enter skips to the page", async ({ story }) => {
  const page = await story("app-frame--empty");
  const main = page.getByRole("main");
  await expect(main).toBeFocused();
  const stops: Stop[] = [
    ["link", "Skip to content"],
    ["link", "Trellis home"],
    ["link", "Dashboard"],
    ["link", "Roadmap"],
    ["link", "Creation"],
    ["link", "Analytics"],
    ["button", "Ana Torres"],
    ["link", "Overview"],
    ["link", "Personalized Roadmap"],
    ["link", "Content Creation"],
    ["link", "Analytics"],
    ["link", "Update Preferences"],
    ["link", "Settings"],
    ["button", "Start a chat"],
  ];
  for (const stop of stops) {
    await press(page, "Tab");
    await hasFocus(page, stop);
  }
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await press(page, "Enter");
  await expect(main).toBeFocused();
});

test("app-frame: on a phone Enter opens the drawer, Tab stays in it, Esc gives the focus back", async ({ story }) => {
  const page = await story("app-frame--empty");
  await page.setViewportSize({ width: 375, height: 800 });
  const [opener, drawer] = [
    page.getByRole("button", { name: "Open menu" }),
    page.getByRole("dialog", { name: "Sections" }),
  ];
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await press(page, "Tab");
  await expect(opener).toBeFocused();
  await press(page, "Enter");
  await expect(drawer).toBeVisible();
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  await expect(drawer.locator(":focus")).toHaveCount(1);
  await press(page, "Tab");
  await expect(drawer.locator(":focus")).toHaveCount(1);
  await press(page, "Escape");
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(opener).toHaveAttribute("aria-expanded", "false");
});

test("auth-frame: Tab goes through logo, end, form and foot", async ({ story }) => {
  const page = await story("auth-frame--default");
  const stops: Stop[] = [
    ["link", "Trellis home"],
    ["button", "English"],
    ["textbox", "Email"],
    ["button", "Sign in"],
    ["link", "Privacy"],
    ["link", "Terms"],
  ];
  for (const stop of stops) {
    await press(page, "Tab");
    await hasFocus(page, stop);
  }
});

test("plain-frame: Tab first reaches the skip link, which leads past the header", async ({ story }) => {
  const page = await story("plain-frame--default");
  const stops: Stop[] = [
    ["link", "Skip to content"],
    ["link", "Trellis home"],
    ["button", "Log out"],
  ];
  for (const stop of stops) {
    await press(page, "Tab");
    await hasFocus(page, stop);
  }
  await press(page, "Shift+Tab", "Shift+Tab", "Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("skip-link: Tab from the top shows it, Tab on hides it, Enter leads to the content", async ({ story }) => {
  const page = await story("skip-link--by-keyboard");
  const [link, main] = [page.getByRole("link", { name: "Skip to content" }), page.getByRole("main")];
  const isSeen = (seen: boolean) =>
    expect.poll(() => link.evaluate((element) => element.getBoundingClientRect().bottom > 0), String(seen)).toBe(seen);
  await expect(main).toBeFocused();
  await isSeen(false);
  await press(page, "Tab");
  await expect(link).toBeFocused();
  await isSeen(true);
  await press(page, "Tab");
  await expect(page.getByRole("link", { name: "Home" })).toBeFocused();
  await isSeen(false);
  await press(page, "Shift+Tab");
  await isSeen(true);
  await press(page, "Enter");
  await expect(main).toBeFocused();
  await isSeen(false);
});
