import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { answers, ask, chatCall, corner, field, openChat, panel, said } from "./assistant.ts";
import { expect, test } from "./fixtures.ts";
import { toast } from "./screens.ts";
import { mockReply } from "./api-calls.ts";

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

test("the talk follows from page to page, and a draft stays", async ({ signedInPage }) => {
  await signedInPage.goto(paths.dashboard);
  await openChat(signedInPage);
  await ask(signedInPage, "When should I post?");
  await field(signedInPage).fill("A draft");
  await primary(signedInPage, "Roadmap").click();
  await expect(signedInPage).toHaveURL(paths.roadmap);
  await expect(said(signedInPage)).toHaveCount(2);
  // Once all of the page is there nothing takes the focus away from the field any more.
  await expect(signedInPage.getByRole("main").getByRole("tabpanel")).toBeVisible();
  await expect(signedInPage.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
  await field(signedInPage).press("Escape");
  await expect(panel(signedInPage)).toHaveCount(0);
  await primary(signedInPage, "Dashboard").click();
  await openChat(signedInPage);
  await expect(said(signedInPage)).toHaveCount(2);
  await expect(field(signedInPage)).toHaveValue("A draft");
});

test("logging out forgets the talk", async ({ signedInPage, user }) => {
  await signedInPage.goto(paths.dashboard);
  await openChat(signedInPage);
  await ask(signedInPage, "When should I post?");
  await field(signedInPage).fill("A draft");
  await signedInPage.getByRole("button", { name: /^Account menu/ }).click();
  await signedInPage.getByRole("menuitem", { name: "Logout" }).click();
  await expect(signedInPage).toHaveURL(paths.signIn);
  await expect(panel(signedInPage)).toHaveCount(0);
  await signedInPage.getByLabel("Email").fill(user.email);
  await signedInPage.getByLabel("Password", { exact: true }).fill(user.password);
  await signedInPage.keyboard.press("Enter");
  await expect(signedInPage).toHaveURL(paths.dashboard);
  await openChat(signedInPage);
  await expect(said(signedInPage)).toHaveCount(0);
  await expect(field(signedInPage)).toHaveValue("");
});

test("Escape and both buttons close the panel, and the focus goes back to what opened it", async ({ signedInPage }) => {
  await signedInPage.setViewportSize({ width: 1280, height: 900 });
  await signedInPage.goto(paths.dashboard);
  await openChat(signedInPage);
  await signedInPage.keyboard.press("Escape");
  await expect(panel(signedInPage)).toHaveCount(0);
  await expect(corner(signedInPage)).toBeFocused();
  await signedInPage.keyboard.press("Enter");
  await expect(field(signedInPage)).toBeFocused();
  await panel(signedInPage).getByRole("button", { name: "Close AI assistant" }).click();
  await expect(corner(signedInPage)).toBeFocused();

  const card = signedInPage
    .getByRole("region", { name: "AI assistant" })
    .getByRole("button", { name: "Ask a question" });
  await card.click();
  await expect(field(signedInPage)).toBeFocused();
  await signedInPage.keyboard.press("Escape");
  await expect(card).toBeFocused();
  await openChat(signedInPage);
  await corner(signedInPage).click();
  await expect(panel(signedInPage)).toHaveCount(0);
});

test("on a phone the menu's card opens it too, and the button is back in the end", async ({ signedInPage }) => {
  await signedInPage.setViewportSize({ width: 375, height: 720 });
  await signedInPage.goto(paths.dashboard);
  await expect(corner(signedInPage)).toBeVisible();
  await signedInPage.getByRole("button", { name: "Open menu" }).click();
  await signedInPage.getByRole("button", { name: "Ask a question" }).click();
  await expect(field(signedInPage)).toBeFocused();
  await signedInPage.keyboard.press("Escape");
  await expect(corner(signedInPage)).toBeFocused();
});

test("answers are heard: the talk is a log, and the page's own words are not in it", async ({ signedInPage }) => {
  await signedInPage.goto(paths.dashboard);
  await openChat(signedInPage);
  await ask(signedInPage, "When should I post?");
  await expect(panel(signedInPage).getByRole("log", { name: "Messages" })).toContainText(
    /You: When should I post\?[^]*Assistant: /,
  );
  await expect(field(signedInPage)).toBeFocused();
});

for (const [width, height] of [
  [1440, 900],
  [768, 1000],
  [375, 720],
  [320, 560],
] as const) {
  test(`at ${width} pixels nothing lies over the news, and the last button is free of the corner`, async ({
    signedInPage,
  }) => {
    await signedInPage.setViewportSize({ width, height });
    await mockReply(signedInPage, chatCall, 500, { error: { message: "M" } });
    await signedInPage.goto(paths.settings);
    await expect(signedInPage.getByRole("button", { name: "Connect TikTok" })).toBeVisible();
    await expect(corner(signedInPage)).toBeVisible();
    await signedInPage.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const last = signedInPage.getByRole("main").getByRole("button").last();
    await expect(last).toBeInViewport();
    expect(await overlap(last, corner(signedInPage))).toBe(false);
    await openChat(signedInPage);
    await ask(signedInPage, "When should I post?");
    await toast(signedInPage, "Connection Error").hover();
    const news = signedInPage.getByRole("region", { name: "Notifications" }).getByRole("alert");
    await expect.poll(() => overlap(news, panel(signedInPage))).toBe(false);
    expect((await edges(news)).left).toBeGreaterThanOrEqual(0);
    expect((await edges(news)).top).toBeGreaterThanOrEqual(0);
    expect(await signedInPage.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

test("an answer that is longer than the panel is read from its first line", async ({ signedInPage }) => {
  const content = Array.from({ length: 60 }, (_, line) => `Line ${line}`).join("\n");
  await mockReply(signedInPage, chatCall, 200, { choices: [{ message: { content } }] });
  await signedInPage.goto(paths.dashboard);
  await openChat(signedInPage);
  await ask(signedInPage, "Tell me everything");
  const log = panel(signedInPage).getByRole("log");
  await expect.poll(async () => (await edges(answers(signedInPage))).top - (await edges(log)).top).toBeLessThan(24);
  expect((await edges(answers(signedInPage))).top).toBeGreaterThanOrEqual((await edges(log)).top);
});

test("the panel is accessible: welcome, talk and failure, light and dark, wide and narrow", async ({
  signedInPage,
}) => {
  await signedInPage.goto(paths.dashboard);
  await openChat(signedInPage);
  const check = async (state: string) => {
    for (const width of [1440, 375]) {
      await signedInPage.setViewportSize({ width, height: 900 });
      for (const colorScheme of ["light", "dark"] as const) {
        await signedInPage.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const moves = () =>
          signedInPage.evaluate(() => document.getAnimations().filter((each) => each instanceof CSSTransition).length);
        await expect.poll(moves).toBe(0);
        const { violations } = await new AxeBuilder({ page: signedInPage }).include("aside").analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
        expect.soft(found, `${state} at ${width}, ${colorScheme}`).toEqual([]);
      }
    }
  };
  await check("welcome");
  await mockReply(signedInPage, chatCall, 500, {});
  await ask(signedInPage, "When should I post?");
  await check("failure");
});
