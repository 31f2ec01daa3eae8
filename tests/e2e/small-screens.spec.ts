import type { Locator } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./fixtures.ts";
import { tasks, toast } from "./screens.ts";

/** Returns the distance of a tab from the nearer edge of its row, in pixels. */
const clearance = (tab: Locator) =>
  tab.evaluate((element) => {
    const row = element.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const { left, right } = element.getBoundingClientRect();
    return Math.min(left - row.left, row.right - right);
  });

test("an open menu covers toasts", async ({ signedInPage }) => {
  await signedInPage.setViewportSize({ width: 320, height: 600 });
  await signedInPage.goto(paths.roadmap);
  await tasks(signedInPage).first().waitFor();
  await signedInPage.route("**/ai/update-task-status*", (route) => route.abort());
  await signedInPage.getByRole("button", { name: "Account menu" }).click();
  await signedInPage.getByRole("menuitem", { name: "Logout" }).waitFor();
  await signedInPage.keyboard.press("Escape");
  await tasks(signedInPage).first().click();
  await expect(toast(signedInPage, /.+/).first()).toBeVisible();
  // A focused toast stays.
  await signedInPage.keyboard.press("F6");
  await signedInPage.getByRole("button", { name: "Account menu" }).click();
  await expect(signedInPage.getByRole("menuitem", { name: "Logout" })).toBeVisible();
  const onTop = await toast(signedInPage, /.+/)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document
        .elementFromPoint(left + width / 2, top + height / 2)
        ?.closest("[role]")
        ?.getAttribute("role");
    });
  expect(onTop).toMatch(/^menu/);
});

test("the offline bar covers neither button of the assistant", async ({ signedInPage, context }) => {
  await signedInPage.goto(paths.roadmap);
  await tasks(signedInPage).first().waitFor();
  for (const width of [320, 1280]) {
    await signedInPage.setViewportSize({ width, height: 720 });
    const place = width >= 768 ? signedInPage : signedInPage.getByRole("listitem");
    const button = place.getByRole("button", { name: "Open assistant" });
    await button.waitFor();
    await context.setOffline(true);
    const bar = signedInPage.getByRole("status").filter({ hasText: "offline" });
    await expect(bar).toBeVisible();
    const top = async () => (await bar.boundingBox())?.y ?? 0;
    const bottomOf = async (locator: Locator) => {
      const box = await locator.boundingBox();
      return box ? box.y + box.height : Infinity;
    };
    if (width >= 768) await expect.poll(async () => (await top()) - (await bottomOf(button))).toBeGreaterThanOrEqual(8);
    // On phones the bar is above the navigation, behind the raised button.
    else await button.click({ trial: true, position: { x: 22, y: 2 } });
    const ask = signedInPage.getByRole("button", { name: "Ask a question" });
    if (width >= 768) expect((await top()) - (await bottomOf(ask))).toBeGreaterThanOrEqual(8);
    await context.setOffline(false);
    await expect.poll(async () => 720 - (await bottomOf(button))).toBeLessThan(40);
  }
});

test("the selected tab of a scrolling row keeps clear of the edges", async ({ signedInPage }) => {
  await signedInPage.setViewportSize({ width: 375, height: 720 });
  await signedInPage.goto(paths.monetization);
  const list = signedInPage.getByRole("tablist");
  const tab = (name: string) => signedInPage.getByRole("tab", { name });
  await expect(list).toHaveAttribute("data-more", "right");
  await tab("Revenue Overview").focus();
  for (const name of ["Affiliate Marketing", "Brand Partnerships"]) {
    await signedInPage.keyboard.press("ArrowRight");
    await expect(tab(name)).toBeFocused();
    await expect.poll(() => clearance(tab(name))).toBeGreaterThanOrEqual(40);
  }
  await expect(list).toHaveAttribute("data-more", "left right");
  await signedInPage.keyboard.press("End");
  await expect(list).toHaveAttribute("data-more", "left");
});

test("words in the week tabs do not break", async ({ signedInPage }) => {
  await signedInPage.goto(paths.roadmap);
  await tasks(signedInPage).first().waitFor();
  for (const width of [320, 375, 768, 1280, 1440]) {
    await signedInPage.setViewportSize({ width, height: 900 });
    const broken = await signedInPage.getByRole("tablist").evaluate((list) =>
      [...list.querySelectorAll("small")].flatMap((note) => {
        // In narrow containers the notes are for screen readers only.
        if (note.clientWidth <= 1) return [];
        const text = note.firstChild;
        const range = document.createRange();
        return [...(note.textContent ?? "").matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          if (!text) return [];
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      }),
    );
    expect(broken, `${width} px`).toEqual([]);
  }
});

test("on phones, a settings section opens alone, and its back link focuses its row", async ({ signedInPage: page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(paths.settings);
  const row = page.getByRole("link", { name: /^Subscription/ });
  await row.click();
  await expect(page.getByRole("heading", { name: "Subscription" })).toBeFocused();
  await expect(page.getByRole("region", { name: "Profile" })).toBeHidden();
  await page.getByRole("link", { name: "All settings" }).click();
  await expect(row).toBeFocused();
  await expect(page.getByRole("region", { name: "Subscription" })).toBeHidden();
});
