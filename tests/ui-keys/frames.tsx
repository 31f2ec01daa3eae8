import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectFocusInside, expectHidden, openStory, press } from "./story.ts";

/** A tab stop, by role and name. */
type Stop = readonly [role: "link" | "button" | "textbox", name: string];

const expectFocused = async ([role, name]: Stop) => {
  await expect
    .poll(() =>
      page
        .getByRole(role, { name, exact: true })
        .elements()
        .includes(document.activeElement as HTMLElement),
    )
    .toBe(true);
};

it("app-frame: Tab moves through skip link, header, sidebar and content, and Enter follows the skip link", async () => {
  await openStory("app-frame--empty");
  const main = page.getByRole("main");
  await expect.element(main).toHaveFocus();
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
    ["link", "Content Calendar"],
    ["link", "Engagement Hub"],
    ["link", "Monetization Hub"],
    ["button", "Start a chat"],
  ];
  for (const stop of stops) {
    await press("Tab");
    await expectFocused(stop);
  }
  page.getByRole("link", { name: "Skip to content" }).element().focus();
  await press("Enter");
  await expect.element(main).toHaveFocus();
});

it("app-frame: on a phone, Enter opens the drawer, Tab stays inside, and Escape closes it and returns focus", async () => {
  await openStory("app-frame--empty");
  await page.viewport(375, 800);
  const [opener, drawer] = [
    page.getByRole("button", { name: "Open menu" }),
    page.getByRole("dialog", { name: "Sections" }),
  ];
  page.getByRole("link", { name: "Skip to content" }).element().focus();
  await press("Tab");
  await expect.element(opener).toHaveFocus();
  await press("Enter");
  await expect.element(drawer).toBeVisible();
  await expect.element(opener).toHaveAttribute("aria-expanded", "true");
  await expectFocusInside(drawer);
  await press("Tab");
  await expectFocusInside(drawer);
  await press("Escape");
  await expectHidden(drawer);
  await expect.element(opener).toHaveFocus();
  await expect.element(opener).toHaveAttribute("aria-expanded", "false");
});

it("auth-frame: Tab moves through logo, header action, form and footer", async () => {
  await openStory("auth-frame--default");
  const stops: Stop[] = [
    ["link", "Trellis home"],
    ["button", "English"],
    ["textbox", "Email"],
    ["button", "Sign in"],
    ["link", "Privacy"],
    ["link", "Terms"],
  ];
  for (const stop of stops) {
    await press("Tab");
    await expectFocused(stop);
  }
  await expect.element(page.getByRole("link", { name: "Terms" })).toHaveFocus();
});

it("plain-frame: Tab first reaches the skip link, which skips the header", async () => {
  await openStory("plain-frame--default");
  const stops: Stop[] = [
    ["link", "Skip to content"],
    ["link", "Trellis home"],
    ["button", "Log out"],
  ];
  for (const stop of stops) {
    await press("Tab");
    await expectFocused(stop);
  }
  await press("Shift+Tab", "Shift+Tab", "Enter");
  await expect.element(page.getByRole("main")).toHaveFocus();
});

it("skip-link: appears on focus, disappears on blur, and Enter moves focus to the content", async () => {
  await openStory("skip-link--by-keyboard");
  const [link, main] = [page.getByRole("link", { name: "Skip to content" }), page.getByRole("main")];
  const isSeen = async (seen: boolean) => {
    await expect.poll(() => link.element().getBoundingClientRect().bottom > 0).toBe(seen);
  };
  await expect.element(main).toHaveFocus();
  await isSeen(false);
  await press("Tab");
  await expect.element(link).toHaveFocus();
  await isSeen(true);
  await press("Tab");
  await expect.element(page.getByRole("link", { name: "Home" })).toHaveFocus();
  await isSeen(false);
  await press("Shift+Tab");
  await isSeen(true);
  await press("Enter");
  await expect.element(main).toHaveFocus();
  await isSeen(false);
});
