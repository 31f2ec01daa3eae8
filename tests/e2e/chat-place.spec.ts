import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { answers, ask, chatCall, corner, field, openChat, panel, said } from "./assistant.ts";
import { expect, test } from "./people.ts";
import { toast } from "./screens.ts";
import { answer } from "./wire.ts";

const edges = async (thing: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await thing.boundingBox()) ?? {};
  return { left: x, top: y, right: x + width, bottom: y + height };
};

/** Whether two things lie over one another anywhere. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await edges(one), await edges(other)];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

const primary = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

test("the talk follows from page to page, and a draft stays", async ({ seated }) => {
  await seated.goto(paths.dashboard);
  await openChat(seated);
  await ask(seated, "When should I post?");
  await field(seated).fill("A draft");
  await primary(seated, "Roadmap").click();
  await expect(seated).toHaveURL(paths.roadmap);
  await expect(said(seated)).toHaveCount(2);
  // Once all of the page is there nothing takes the focus away from the field any more.
  await expect(seated.getByRole("main").getByRole("tabpanel")).toBeVisible();
  await expect(seated.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
  await field(seated).press("Escape");
  await expect(panel(seated)).toHaveCount(0);
  await primary(seated, "Dashboard").click();
  await openChat(seated);
  await expect(said(seated)).toHaveCount(2);
  await expect(field(seated)).toHaveValue("A draft");
});

test("logging out forgets the talk", async ({ seated, person }) => {
  await seated.goto(paths.dashboard);
  await openChat(seated);
  await ask(seated, "When should I post?");
  await field(seated).fill("A draft");
  await seated.getByRole("button", { name: /^Account menu/ }).click();
  await seated.getByRole("menuitem", { name: "Logout" }).click();
  await expect(seated).toHaveURL(paths.signIn);
  await expect(panel(seated)).toHaveCount(0);
  await seated.getByLabel("Email").fill(person.email);
  await seated.getByLabel("Password", { exact: true }).fill(person.password);
  await seated.keyboard.press("Enter");
  await expect(seated).toHaveURL(paths.dashboard);
  await openChat(seated);
  await expect(said(seated)).toHaveCount(0);
  await expect(field(seated)).toHaveValue("");
});

test("Escape and both buttons close the panel, and the focus goes back to what opened it", async ({ seated }) => {
  await seated.setViewportSize({ width: 1280, height: 900 });
  await seated.goto(paths.dashboard);
  await openChat(seated);
  await seated.keyboard.press("Escape");
  await expect(panel(seated)).toHaveCount(0);
  await expect(corner(seated)).toBeFocused();
  await seated.keyboard.press("Enter");
  await expect(field(seated)).toBeFocused();
  await panel(seated).getByRole("button", { name: "Close AI assistant" }).click();
  await expect(corner(seated)).toBeFocused();

  const card = seated.getByRole("region", { name: "AI assistant" }).getByRole("button", { name: "Ask a question" });
  await card.click();
  await expect(field(seated)).toBeFocused();
  await seated.keyboard.press("Escape");
  await expect(card).toBeFocused();
  await openChat(seated);
  await corner(seated).click();
  await expect(panel(seated)).toHaveCount(0);
});

test("on a phone the menu's card opens it too, and the button is back in the end", async ({ seated }) => {
  await seated.setViewportSize({ width: 375, height: 720 });
  await seated.goto(paths.dashboard);
  await expect(corner(seated)).toBeVisible();
  await seated.getByRole("button", { name: "Open the menu" }).click();
  await seated.getByRole("button", { name: "Ask a question" }).click();
  await expect(field(seated)).toBeFocused();
  await seated.keyboard.press("Escape");
  await expect(corner(seated)).toBeFocused();
});

test("answers are heard: the talk is a log, and the page's own words are not in it", async ({ seated }) => {
  await seated.goto(paths.dashboard);
  await openChat(seated);
  await ask(seated, "When should I post?");
  await expect(panel(seated).getByRole("log", { name: "Messages" })).toContainText(
    /You: When should I post\?[^]*Assistant: /,
  );
  await expect(field(seated)).toBeFocused();
});

for (const [width, height] of [
  [1440, 900],
  [768, 1000],
  [375, 720],
  [320, 560],
] as const) {
  test(`at ${width} pixels nothing lies over the news, and the last button is free of the corner`, async ({
    seated,
  }) => {
    await seated.setViewportSize({ width, height });
    await answer(seated, chatCall, 500, { error: { message: "M" } });
    await seated.goto(paths.settings);
    await expect(seated.getByRole("button", { name: "Connect TikTok" })).toBeVisible();
    await expect(corner(seated)).toBeVisible();
    await seated.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const last = seated.getByRole("main").getByRole("button").last();
    await expect(last).toBeInViewport();
    expect(await overlap(last, corner(seated))).toBe(false);
    await openChat(seated);
    await ask(seated, "When should I post?");
    await toast(seated, "Connection Error").hover();
    const news = seated.getByRole("region", { name: "Notifications" }).getByRole("alert");
    await expect.poll(() => overlap(news, panel(seated))).toBe(false);
    expect((await edges(news)).left).toBeGreaterThanOrEqual(0);
    expect((await edges(news)).top).toBeGreaterThanOrEqual(0);
    expect(await seated.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

test("an answer that is longer than the panel is read from its first line", async ({ seated }) => {
  const content = Array.from({ length: 60 }, (_, line) => `Line ${line}`).join("\n");
  await answer(seated, chatCall, 200, { choices: [{ message: { content } }] });
  await seated.goto(paths.dashboard);
  await openChat(seated);
  await ask(seated, "Tell me everything");
  const log = panel(seated).getByRole("log");
  await expect.poll(async () => (await edges(answers(seated))).top - (await edges(log)).top).toBeLessThan(24);
  expect((await edges(answers(seated))).top).toBeGreaterThanOrEqual((await edges(log)).top);
});

test("the panel is accessible: welcome, talk and failure, light and dark, wide and narrow", async ({ seated }) => {
  await seated.goto(paths.dashboard);
  await openChat(seated);
  const check = async (state: string) => {
    for (const width of [1440, 375]) {
      await seated.setViewportSize({ width, height: 900 });
      for (const colorScheme of ["light", "dark"] as const) {
        await seated.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const moves = () =>
          seated.evaluate(() => document.getAnimations().filter((each) => each instanceof CSSTransition).length);
        await expect.poll(moves).toBe(0);
        const { violations } = await new AxeBuilder({ page: seated }).include("aside").analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
        expect.soft(found, `${state} at ${width}, ${colorScheme}`).toEqual([]);
      }
    }
  };
  await check("welcome");
  await answer(seated, chatCall, 500, {});
  await ask(seated, "When should I post?");
  await check("failure");
});
