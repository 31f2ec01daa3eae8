import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { tasks, toast, wizard } from "./screens.ts";
import { mockReply, holdCall, callsTo, changeReply, recordCalls } from "./api-calls.ts";

const planCall = "GET /ai/generate-three-week-plan";
const checkCall = "GET /jwt/check-session";
const platforms = ["YouTube", "Instagram", "TikTok", "Facebook"];

test("DSH-01 welcomes by name", async ({ signedInPage: page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), Ana Torres$/);
});

test("DSH-02 has a card for each of the four platforms", async ({ signedInPage: page }) => {
  await page.goto("/");
  const cards = page.getByRole("list", { name: "Your platforms" }).getByRole("listitem");
  await expect(cards.getByRole("heading")).toHaveText(platforms);
});

test("DSH-03 shows which platforms are connected", async ({ signedInPage: page }) => {
  await changeReply(page, "GET /user/social-status", (status: object) => ({
    ...status,
    youtubeConnected: true,
    tiktokConnected: true,
    facebookConnected: null,
  }));
  await page.goto("/");
  const cards = page.getByRole("list", { name: "Your platforms" }).getByRole("listitem");
  await expect(cards.nth(0)).toContainText(/(?<!Not )Connected/);
  await expect(cards.nth(1)).toContainText("Not connected");
  await expect(cards.nth(2)).toContainText(/(?<!Not )Connected/);
  await expect(cards.nth(3)).toContainText("Not connected");
});

test("shows what the session knows of the platforms until the server has said more", async ({ signedInPage: page }) => {
  const goOn = await holdCall(page, "GET /user/social-status");
  await changeReply(page, checkCall, (reply: { userData: object }) => {
    const user = { ...reply.userData, youtubeConnected: true };
    return { ...reply, userData: user, user };
  });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Disconnect YouTube" })).toBeVisible();
  await goOn();
  await expect(page.getByRole("button", { name: "Connect YouTube", exact: true })).toBeVisible();
});

test("DSH-04 has a button to connect each platform, or to disconnect it", async ({ signedInPage: page }) => {
  await changeReply(page, "GET /user/social-status", (status: object) => ({ ...status, youtubeConnected: true }));
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Disconnect YouTube" })).toBeVisible();
  for (const name of platforms.slice(1)) {
    await expect(page.getByRole("button", { name: `Connect ${name}`, exact: true })).toBeVisible();
  }
});

test("DSH-07 makes no call for the platforms that are to come, and says so", async ({ signedInPage: page }) => {
  await page.goto("/");
  await expect(page.getByRole("progressbar", { name: /Week \d progress/ })).toBeVisible();
  const sent = recordCalls(page);
  for (const name of platforms.slice(1)) {
    await page.getByRole("button", { name: `Connect ${name}` }).click();
    await expect(toast(page, `${name} is coming soon. Nothing was changed.`)).toBeVisible();
  }
  expect(sent).toEqual([]);
});

test.describe("with four tasks ticked", () => {
  /** Ticks the first four tasks on the roadmap, one after the other, and goes to the dashboard. */
  test.beforeEach(async ({ signedInPage: page }) => {
    await page.goto("/roadmap");
    for (const index of [0, 1, 2, 3]) {
      const saved = page.waitForResponse((response) => response.url().includes("/ai/update-task-status"));
      await tasks(page).nth(index).check();
      await saved;
    }
    await page.getByRole("link", { name: "Overview" }).click();
  });

  test("DSH-08 counts the completed tasks of the week", async ({ page }) => {
    await expect(page.getByText(/^4 ?of [5-9] tasks completed/)).toBeVisible();
    const bar = page.getByRole("progressbar", { name: "Week 1 progress" });
    const percent = Number(await bar.getAttribute("aria-valuenow"));
    expect([80, 67, 57, 50, 44]).toContain(percent);
  });

  test("DSH-09 lists the last three completed tasks, the newest first", async ({ page }) => {
    const listed = page.getByRole("list", { name: "Recently completed" }).getByRole("listitem");
    await expect(listed).toHaveCount(3);
    const shown = await listed.locator("b").allTextContents();
    await page.getByRole("link", { name: "Personalized Roadmap" }).click();
    const titles = page.getByRole("list", { name: "Tasks for week 1" }).locator("b");
    await expect(titles.first()).toBeVisible();
    const all = await titles.allTextContents();
    expect(shown).toEqual([all[3], all[2], all[1]]);
  });
});

test("DSH-10 leads from the week to the roadmap", async ({ signedInPage: page }) => {
  await page.goto("/");
  const week = page.locator("section", { has: page.getByRole("heading", { name: "This week" }) }).last();
  await week.getByRole("link", { name: "Open roadmap" }).click();
  await expect(page).toHaveURL("/roadmap");
});

test("DSH-11 leads quickly to content creation and analytics", async ({ signedInPage: page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Start writing" }).click();
  await expect(page).toHaveURL("/creation");
  await page.goBack();
  await page.getByRole("link", { name: "Open analytics" }).click();
  await expect(page).toHaveURL("/analytics");
});

test("leads to the calendar and the hubs, which are in no navigation", async ({ signedInPage: page }) => {
  for (const [name, address] of [
    ["Content calendar", "/calendar"],
    ["Engagement hub", "/engagement"],
    ["Monetization hub", "/monetization"],
  ] as const) {
    await page.goto("/");
    await page.getByRole("list", { name: "More to explore" }).getByRole("link", { name }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  }
});

test("DSH-12 leads to the settings to connect all", async ({ signedInPage: page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Connect all" }).click();
  await expect(page).toHaveURL("/settings");
});

test("a plan that can't be loaded is said, and leaves the rest of the dashboard alone", async ({
  signedInPage: page,
}) => {
  await mockReply(page, planCall, 500, { error: "The planner is ill." });
  await page.goto("/");
  await expect(toast(page, "The planner is ill.")).toBeVisible();
  await expect(page.getByText("Your plan could not be loaded.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Connect YouTube" })).toBeVisible();
});

test.describe("by the clock", () => {
  const start = new Date("2026-11-21T09:00:00");
  const ready = { name: "Good morning, Ana Torres" };

  /** Lets little by little of the time go by until the page is there. */
  const untilThere = (page: Page, sight: Locator) =>
    expect(async () => {
      await page.clock.runFor(50);
      expect(await sight.isVisible()).toBe(true);
    }).toPass();

  test("DSH-13 asks for the plan about a second after it has come", async ({ signedInPage: page }) => {
    const sent = recordCalls(page);
    await page.clock.install({ time: start });
    await page.clock.pauseAt(start.getTime() + 1000);
    await page.goto("/");
    await untilThere(page, page.getByRole("heading", ready));
    await page.clock.runFor(800);
    await page.evaluate(() => fetch("/health"));
    expect(callsTo(sent, planCall)).toEqual([]);
    await page.clock.runFor(350);
    await expect
      .poll(() => callsTo(sent, planCall))
      .toEqual([{ call: planCall, query: { language: "en" }, body: undefined }]);
  });

  test("DSH-14 does not ask for a plan that is there already", async ({ signedInPage: page }) => {
    await page.clock.install({ time: start });
    await page.goto("/roadmap");
    await expect(tasks(page).first()).toBeVisible();
    await page.clock.pauseAt(start.getTime() + 60_000);
    await page.waitForLoadState("networkidle");
    const sent = recordCalls(page);
    await page.getByRole("link", { name: "Overview" }).click();
    await expect(page.getByRole("heading", ready)).toBeVisible();
    await page.clock.runFor(5000);
    await expect(page.getByRole("progressbar", { name: "Week 1 progress" })).toBeVisible();
    await page.evaluate(() => fetch("/health"));
    expect(callsTo(sent, planCall)).toEqual([]);
  });

  test.describe("someone without answers", () => {
    test.use({ stage: "newcomer" });

    test("DSH-15 does not ask for a plan of someone without answers", async ({ signedInPage: page }) => {
      const sent = recordCalls(page);
      await page.clock.install({ time: start });
      await page.clock.pauseAt(start.getTime() + 1000);
      await page.goto("/");
      await untilThere(page, wizard(page));
      await page.clock.runFor(5000);
      await page.evaluate(() => fetch("/health"));
      expect(callsTo(sent, planCall)).toEqual([]);
    });
  });
});
