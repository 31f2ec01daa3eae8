import type { Locator } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./people.ts";
import { tasks, toast } from "./screens.ts";

/** How much of a row of tabs its chosen one is away from both edges, at the nearer one. */
const clearance = (tab: Locator) =>
  tab.evaluate((element) => {
    const row = element.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const { left, right } = element.getBoundingClientRect();
    return Math.min(left - row.left, row.right - right);
  });

test("an open menu lies above the news", async ({ seated }) => {
  await seated.setViewportSize({ width: 320, height: 600 });
  await seated.goto(paths.roadmap);
  await tasks(seated).first().waitFor();
  await seated.route("**/ai/update-task-status*", (route) => route.abort());
  await seated.getByRole("button", { name: "Account menu" }).click();
  await seated.getByRole("menuitem", { name: "Logout" }).waitFor();
  await seated.keyboard.press("Escape");
  await tasks(seated).first().click();
  await expect(toast(seated, /.+/).first()).toBeVisible();
  // The news stay for as long as they have the focus.
  await seated.keyboard.press("F6");
  await seated.getByRole("button", { name: "Account menu" }).click();
  await expect(seated.getByRole("menuitem", { name: "Logout" })).toBeVisible();
  const atTheNews = await toast(seated, /.+/)
    .first()
    .evaluate((news) => {
      const { left, top, width, height } = news.getBoundingClientRect();
      return document
        .elementFromPoint(left + width / 2, top + height / 2)
        ?.closest("[role]")
        ?.getAttribute("role");
    });
  expect(atTheNews).toMatch(/^menu/);
});

for (const width of [320, 1280]) {
  test(`word of a lost connection covers neither button of the assistant at ${width} px`, async ({
    seated,
    context,
  }) => {
    await seated.setViewportSize({ width, height: 720 });
    await seated.goto(paths.roadmap);
    await tasks(seated).first().waitFor();
    const corner = seated.getByRole("button", { name: "Open AI assistant" });
    await corner.waitFor();
    await context.setOffline(true);
    const bar = seated.getByRole("status").filter({ hasText: "offline" });
    await expect(bar).toBeVisible();
    const top = async () => (await bar.boundingBox())?.y ?? 0;
    const footOf = async (locator: Locator) => {
      const box = await locator.boundingBox();
      return box ? box.y + box.height : Infinity;
    };
    await expect.poll(async () => (await top()) - (await footOf(corner))).toBeGreaterThanOrEqual(8);
    const ask = seated.getByRole("button", { name: "Ask a question" });
    if (width >= 768) expect((await top()) - (await footOf(ask))).toBeGreaterThanOrEqual(8);
    await context.setOffline(false);
    await expect.poll(async () => 720 - (await footOf(corner))).toBeLessThan(40);
  });
}

test("the chosen tab of a row that scrolls stands clear of the edges", async ({ seated }) => {
  await seated.setViewportSize({ width: 375, height: 720 });
  await seated.goto(paths.monetization);
  const list = seated.getByRole("tablist");
  const tab = (name: string) => seated.getByRole("tab", { name });
  await expect(list).toHaveAttribute("data-more", "right");
  await tab("Revenue Overview").focus();
  for (const name of ["Affiliate Marketing", "Brand Partnerships"]) {
    await seated.keyboard.press("ArrowRight");
    await expect(tab(name)).toBeFocused();
    await expect.poll(() => clearance(tab(name))).toBeGreaterThanOrEqual(40);
  }
  await expect(list).toHaveAttribute("data-more", "left right");
  await seated.keyboard.press("End");
  await expect(list).toHaveAttribute("data-more", "left");
});

test("the words of a week's tab stay whole", async ({ seated }) => {
  await seated.goto(paths.roadmap);
  await tasks(seated).first().waitFor();
  for (const width of [320, 375, 768, 1280, 1440]) {
    await seated.setViewportSize({ width, height: 900 });
    const broken = await seated.getByRole("tablist").evaluate((list) =>
      [...list.querySelectorAll("small")].flatMap((note) => {
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
