import type { Locator, Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { callsTo, holdCall, mockReply, recordCalls, settle } from "./api-calls.ts";
import { answers, ask, chatCall, corner, field, messages, messagesOf, openChat, panel } from "./assistant.ts";
import { expect, test } from "./fixtures.ts";
import { currentOf, field as preference, updateButton } from "./preferences.ts";
import { toast } from "./screens.ts";

const edges = async (element: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return { left: x, top: y, right: x + width, bottom: y + height };
};

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await edges(one), await edges(other)];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

const headerLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

test("CHT-28 sends the history and the user's current answers with a question", async ({ signedInPage: page }) => {
  const calls = recordCalls(page);
  await page.goto(paths.preferences);
  await openChat(page);
  await ask(page, "When should I post?");
  await expect(answers(page)).toContainText(/on YouTube[^]*built-in engine/);
  await page.keyboard.press("Escape");
  await preference(page, "Topics").fill("vegan cooking");
  await updateButton(page).click();
  await expect(currentOf(page, "Topics")).toContainText("vegan cooking");
  await openChat(page);
  await ask(page, "Which hashtags?", 2);
  await expect(answers(page).last()).toContainText("#VeganCooking");
  const [first, second] = callsTo(calls, chatCall).map(messagesOf);
  expect(first?.[0]?.content).toMatch(/Interests: home fitness, mobility\n[^]*Reply in English\.$/);
  expect(second?.[0]?.content).toMatch(/Interests: vegan cooking\n/);
  expect(second?.map(({ role }) => role)).toEqual(["system", "user", "assistant", "user"]);
});

test("CHT-05 the conversation and the draft persist across pages and survive closing the panel", async ({
  signedInPage: page,
}) => {
  await page.goto(paths.dashboard);
  await openChat(page);
  await ask(page, "When should I post?");
  await field(page).fill("A draft");
  await headerLink(page, "Roadmap").click();
  await expect(page).toHaveURL(paths.roadmap);
  await expect(messages(page)).toHaveCount(2);
  // The new page takes focus once it is complete.
  await expect(page.getByRole("main").getByRole("tabpanel")).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
  await panel(page).getByRole("button", { name: "Close assistant" }).click();
  await expect(panel(page)).toHaveCount(0);
  await headerLink(page, "Dashboard").click();
  await openChat(page);
  await expect(messages(page)).toHaveCount(2);
  await expect(field(page)).toHaveValue("A draft");
});

test("logging out clears the conversation and the draft", async ({ signedInPage: page, user }) => {
  await page.goto(paths.dashboard);
  await openChat(page);
  await ask(page, "When should I post?");
  await field(page).fill("A draft");
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL(paths.signIn);
  await expect(panel(page)).toHaveCount(0);
  await page.getByLabel("Email").fill(user.email);
  await page.getByLabel("Password", { exact: true }).fill(user.password);
  await page.keyboard.press("Enter");
  await openChat(page);
  await expect(messages(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue("");
});

test("closing the panel returns focus to the element that opened it, or to the floating button if that is hidden", async ({
  signedInPage: page,
}) => {
  await page.goto(paths.dashboard);
  await openChat(page);
  await page.keyboard.press("Escape");
  await expect(corner(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await panel(page).getByRole("button", { name: "Close assistant" }).click();
  await expect(corner(page)).toBeFocused();
  const card = page.getByRole("region", { name: "Built-in assistant" }).getByRole("button", { name: "Ask a question" });
  await card.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(card).toBeFocused();

  await page.setViewportSize({ width: 375, height: 720 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("button", { name: "Ask a question" }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(corner(page)).toBeFocused();
});

for (const [width, height] of [
  [1440, 900],
  [320, 560],
] as const) {
  test(`CHT-01 at ${width} px the button stays at the bottom without covering the last setting, and no toast covers the panel`, async ({
    signedInPage: page,
  }) => {
    await page.setViewportSize({ width, height });
    await mockReply(page, chatCall, 500, { error: { message: "M" } });
    await page.goto(paths.settings);
    // Waits until everything that makes the page longer has loaded.
    for (const text of width > 767 ? ["Connect TikTok", "This device", "Receipts"] : ["Monthly · Free trial"]) {
      await expect(
        page.getByRole("main").getByText(text, { exact: true }).or(page.getByLabel(text)).first(),
      ).toBeVisible();
    }
    const { right, bottom } = await edges(corner(page));
    if (width > 767) expect(width - right).toBeLessThanOrEqual(48);
    expect(height - bottom).toBeLessThanOrEqual(48);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect(corner(page)).toBeInViewport({ ratio: 1 });
    // On a phone the settings are a list of links.
    const main = page.getByRole("main");
    const last = width > 767 ? main.getByText("High contrast") : main.getByRole("link", { name: /^Appearance/ });
    await expect(last).toBeInViewport();
    expect(await overlap(last, corner(page))).toBe(false);
    await openChat(page);
    await ask(page, "When should I post?");
    // A hovered toast stays.
    await toast(page, "Connection Error").hover();
    const notification = page.getByRole("region", { name: "Notifications" }).getByRole("alert");
    await expect.poll(() => overlap(notification, panel(page))).toBe(false);
    expect((await edges(notification)).left).toBeGreaterThanOrEqual(0);
    expect((await edges(notification)).top).toBeGreaterThanOrEqual(0);
  });
}

test("a long answer starts in view, below its question", async ({ signedInPage: page }) => {
  const content = Array.from({ length: 60 }, (_, line) => `Line ${line}`).join("\n");
  await mockReply(page, chatCall, 200, { choices: [{ message: { content } }] });
  await page.goto(paths.dashboard);
  await openChat(page);
  await ask(page, "Tell me everything");
  const topOf = async (message: Locator) =>
    (await edges(message)).top - (await edges(panel(page).getByRole("log"))).top;
  await expect.poll(() => topOf(messages(page).first())).toBeLessThan(24);
  expect(await topOf(messages(page).first())).toBeGreaterThanOrEqual(0);
  expect(await topOf(answers(page))).toBeLessThan(100);
});

test("an interrupted answer is kept and can be continued, even if the panel was closed in the meantime", async ({
  signedInPage: page,
}) => {
  const part = (content: string) => `data: ${JSON.stringify({ model: "m-1", choices: [{ delta: { content } }] })}\n\n`;
  const restore = await mockReply(page, chatCall, 200, part("Post on ") + part("Tuesdays"), "text/event-stream");
  await page.goto(paths.dashboard);
  await openChat(page);
  await ask(page, "When?");
  await expect(answers(page)).toContainText(/Post on Tuesdays.*The answer was interrupted\./);
  await restore();
  const release = await holdCall(page, chatCall);
  await field(page).fill("A draft");
  await panel(page).getByRole("button", { name: "Continue" }).click();
  await expect(answers(page)).toHaveText(/Post on Tuesdays$/);
  await page.keyboard.press("Escape");
  await release();
  await openChat(page);
  await expect(answers(page)).toHaveText([/^Assistant: Post on Tuesdays/, /built-in engine/]);
  await expect(field(page)).toHaveValue("A draft");
});

test("a link in an answer opens its screen, and on a phone closes the panel", async ({ signedInPage: page }) => {
  await mockReply(page, chatCall, 200, {
    model: "m-1",
    choices: [{ message: { content: "Cancel in Settings (/settings), then see /preferences." } }],
  });
  await page.goto(paths.dashboard);
  await openChat(page);
  await ask(page, "How do I cancel?");
  // The mocked answer comes from a model, although the server is set up without a model.
  await expect(page.getByRole("dialog", { name: "AI assistant" })).toContainText("Online");
  await answers(page).getByRole("link", { name: "/settings" }).click();
  await expect(page).toHaveURL(paths.settings);
  await page.setViewportSize({ width: 375, height: 720 });
  await answers(page).getByRole("link", { name: "/preferences" }).click();
  await expect(page).toHaveURL(paths.preferences);
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
});

test("a double click on Send sends one question and does not stop its answer", async ({ signedInPage: page }) => {
  const calls = recordCalls(page);
  const release = await holdCall(page, chatCall);
  await page.goto(paths.dashboard);
  await openChat(page);
  await field(page).fill("When should I post?");
  await panel(page).getByRole("button", { name: "Send" }).dblclick();
  await expect(panel(page).getByRole("button", { name: "Stop" })).toBeVisible();
  await settle(page);
  expect(callsTo(calls, chatCall)).toHaveLength(1);
  await release();
  await expect(answers(page)).toContainText("built-in engine");
});
