import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { toast } from "./screens.ts";
import { findOverflow } from "./layout.ts";
import { storedToken } from "./auth-forms.ts";
import { mockReply, dropConnection, holdCall, callsTo, changeReply, recordCalls } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";

const call = "GET /youtube/analytics";

/** The report with some of its parts exchanged. */
const report = (page: Page, changes: object) => changeReply(page, call, (body: object) => ({ ...body, ...changes }));
const rows = (...cells: (string | number)[][]) => ({ analytics: { columnHeaders: [], rows: cells } });

const totals = (page: Page) => page.getByRole("list", { name: "Totals" }).getByRole("definition");
const table = (page: Page) => page.getByRole("table", { name: "Day by day" });
const days = (page: Page) =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") });
const comments = (page: Page) => page.getByRole("list", { name: "Top comments" }).getByRole("listitem");

test.describe("someone without a channel", () => {
  test("ANL-01 has a tab for each of the four platforms, YouTube first", async ({ signedInPage: page }) => {
    await page.goto(paths.analytics);
    await expect(page.getByRole("tab")).toHaveText(["YouTube", "Instagram", "TikTok", "Facebook"]);
    await expect(page.getByRole("tab", { selected: true })).toHaveText("YouTube");
  });

  test("ANL-18 is asked to connect YouTube in the settings, without a call", async ({ signedInPage: page }) => {
    const sent = recordCalls(page);
    await page.goto(paths.analytics);
    await expect(page.getByRole("heading", { name: "YouTube is not connected" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(callsTo(sent, call)).toEqual([]);
    await page.getByRole("link", { name: "Open settings" }).click();
    await expect(page).toHaveURL(paths.settings);
  });

  test("ANL-02 the other three are not connected, lead to the settings and make no call", async ({
    signedInPage: page,
  }) => {
    await page.goto(paths.analytics);
    await expect(page.getByRole("heading", { name: "YouTube is not connected" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const sent = recordCalls(page);
    for (const name of ["Instagram", "TikTok", "Facebook"]) {
      await page.getByRole("tab", { name }).click();
      await expect(page.getByRole("heading", { name: `${name} is not connected` })).toBeVisible();
      await expect(page.getByRole("link", { name: "Open settings" })).toHaveAttribute("href", paths.settings);
    }
    await page.waitForLoadState("networkidle");
    expect(sent).toEqual([]);
    await page.getByRole("link", { name: "Open settings" }).click();
    await expect(page).toHaveURL(paths.settings);
  });
});

test.describe("someone with a channel", () => {
  test.use({ isConnected: true });

  test("ANL-03 is shown it after one call, whatever tab is looked at", async ({ signedInPage: page }) => {
    const sent = recordCalls(page);
    await page.goto(paths.analytics);
    await expect(page.getByRole("heading", { name: "Ana’s Green Kitchen" })).toBeVisible();
    await page.getByRole("tab", { name: "TikTok" }).click();
    await page.getByRole("tab", { name: "YouTube" }).click();
    await expect(page.getByRole("heading", { name: "Ana’s Green Kitchen" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(callsTo(sent, call)).toEqual([{ call, query: {}, body: undefined }]);
  });

  test("keeps the place of what is on its way, and says so", async ({ signedInPage: page }) => {
    const goOn = await holdCall(page, call);
    await page.goto(paths.analytics);
    await expect(page.getByRole("status").filter({ hasText: "Loading your analytics" })).toBeAttached();
    await expect(page.getByRole("heading", { name: "Day by day" })).toBeVisible();
    await goOn();
    await expect(page.getByRole("heading", { name: "Ana’s Green Kitchen" })).toBeVisible();
    await expect(page.getByText("Loading your analytics")).toHaveCount(0);
  });

  test("ANL-04 tells of the channel: all that is known of it", async ({ signedInPage: page }) => {
    await page.goto(paths.analytics);
    const panel = page.getByRole("tabpanel");
    await expect(panel.getByRole("heading", { name: "Ana’s Green Kitchen" })).toBeVisible();
    await expect(panel.getByText("@anasgreenkitchen · Spain · Plant-based dinners in twenty minutes")).toBeVisible();
    await expect(panel.locator("dl").filter({ hasText: "Subscribers" }).first()).toHaveText(/48,213/);
    await expect(panel.locator("dl").filter({ hasText: "Videos" }).first()).toHaveText(/186/);
    const picture = panel.locator('img[src$="/api/v1/sandbox/youtube/channel.svg"]');
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  const month = rows(
    ["2026-11-17", 1000, 3000, 100, 10, 4],
    ["2026-11-18", 200, 500, 101, 0, 20],
    ["2026-11-19", 34, 17, 101, 3, 1],
  );

  const sums = [
    ["ANL-05 the views are a sum", 0, "1,234"],
    ["ANL-06 the minutes watched are a sum", 1, "3,517"],
    // 302 / 3 is 100.67 seconds, so 101.
    ["ANL-07 the view duration is a mean, rounded", 2, "1:41"],
    ["ANL-08 a loss of subscribers has a minus", 3, "−12"],
  ] as const;
  for (const [title, place, sum] of sums) {
    test(title, async ({ signedInPage: page }) => {
      await report(page, month);
      await page.goto(paths.analytics);
      await expect(totals(page).nth(place)).toHaveText(sum);
    });
  }

  test("ANL-08 a gain has a plus", async ({ signedInPage: page }) => {
    await report(page, rows(["2026-11-17", 1, 1, 60, 1250, 4]));
    await page.goto(paths.analytics);
    await expect(totals(page).nth(3)).toHaveText("+1,246");
  });

  test("ANL-09 columns are read in their order, whatever their headings say", async ({ signedInPage: page }) => {
    const columnHeaders = [{ name: "subscribersLost" }, { name: "day" }];
    await report(page, { analytics: { ...month.analytics, columnHeaders } });
    await page.goto(paths.analytics);
    await expect(table(page).getByRole("columnheader")).toHaveText([
      "Day",
      "Views",
      "Minutes",
      "Avg. view",
      "Gained",
      "Lost",
    ]);
    const cells = days(page).first().locator("th, td");
    await expect(cells).toHaveText(["Nov 19", "34", "17", "1:41", "+3", "−1"]);
    await expect(days(page).last().locator("th, td")).toHaveText(["Nov 17", "1,000", "3,000", "1:40", "+10", "−4"]);
  });

  test("ANL-10 the table has ten rows, all thirty on request, and ten again", async ({ signedInPage: page }) => {
    await page.goto(paths.analytics);
    await expect(days(page)).toHaveCount(10);
    await page.getByRole("button", { name: "View more days" }).click();
    await expect(days(page)).toHaveCount(30);
    await page.getByRole("button", { name: "View less" }).click();
    await expect(days(page)).toHaveCount(10);
    await expect(page.getByRole("button", { name: "View more days" })).toBeFocused();
  });

  test("ANL-11 ten rows need no button", async ({ signedInPage: page }) => {
    const ten = Array.from({ length: 10 }, (_, place) => [`2026-11-${10 + place}`, 1, 1, 1, 1, 1]);
    await report(page, rows(...ten));
    await page.goto(paths.analytics);
    await expect(days(page)).toHaveCount(10);
    await expect(page.getByRole("button", { name: /View (more|less)/ })).toHaveCount(0);
  });

  test("ANL-12 the top video has its title, its date and its picture", async ({ signedInPage: page }) => {
    const snippet = {
      title: "Lentils & lemon",
      publishedAt: "2026-11-07T16:00:00Z",
      thumbnails: { high: { url: "/api/v1/sandbox/youtube/video.svg" } },
    };
    await report(page, { topVideo: { snippet } });
    await page.goto(paths.analytics);
    const card = page.getByRole("region", { name: "Top video" });
    await expect(card.getByRole("heading", { name: "Lentils & lemon" })).toBeVisible();
    await expect(card.getByText("Published Nov 7, 2026")).toBeVisible();
    const picture = card.locator("img");
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test("ENT-12 missing and broken pictures have a placeholder", async ({ signedInPage: page }) => {
    await page.route("**/gone.jpg", (route) => route.fulfill({ status: 404 }));
    const gone = { high: { url: "/gone.jpg" }, medium: { url: "/gone.jpg" } };
    await report(page, {
      channelInfo: { snippet: { title: "Nora Bell" }, statistics: {} },
      topVideo: { snippet: { title: "Lentils", thumbnails: gone } },
      topComments: [{ text: "Fine", likes: 1 }],
    });
    await page.goto(paths.analytics);
    const panel = page.getByRole("tabpanel");
    await expect(panel.getByText("NB", { exact: true })).toBeVisible();
    const video = page.getByRole("region", { name: "Top video" });
    await video.scrollIntoViewIfNeeded();
    await expect(video.locator("svg")).toBeVisible();
    await expect(panel.locator("img")).toHaveCount(0);
    await expect(comments(page).first()).toContainText("Viewer");
  });

  test("ANL-13 five comments with their text and likes, then the rest, then five again", async ({
    signedInPage: page,
  }) => {
    await page.goto(paths.analytics);
    await expect(comments(page)).toHaveCount(5);
    await expect(comments(page).first()).toContainText("Made this for my flatmates");
    await expect(comments(page).first()).toContainText("214 likes");
    await page.getByRole("button", { name: "View all 7 comments" }).click();
    await expect(comments(page)).toHaveCount(7);
    await page.getByRole("button", { name: "View fewer comments" }).click();
    await expect(comments(page)).toHaveCount(5);
  });

  test("five comments need no button", async ({ signedInPage: page }) => {
    const five = ["a", "b", "c", "d", "e"].map((text) => ({ text, likes: 0 }));
    await report(page, { topComments: five });
    await page.goto(paths.analytics);
    await expect(comments(page)).toHaveCount(5);
    await expect(page.getByRole("button", { name: /comments/ })).toHaveCount(0);
  });

  for (const [what, topComments] of [
    ["none", []],
    ["nothing", null],
  ] as const) {
    test(`ANL-14 says so where there are no comments (${what})`, async ({ signedInPage: page }) => {
      await report(page, { topComments });
      await page.goto(paths.analytics);
      await expect(page.getByText("No comments available.")).toBeVisible();
    });
  }

  for (const [what, analytics] of [
    ["no rows", { rows: [] }],
    ["no numbers at all", null],
  ] as const) {
    test(`ANL-15 says so where there are ${what}`, async ({ signedInPage: page }) => {
      await report(page, { analytics });
      await page.goto(paths.analytics);
      await expect(page.getByText("No analytics available.")).toBeVisible();
    });

    test(`ANL-19 the totals are zeros where there are ${what}`, async ({ signedInPage: page }) => {
      await report(page, { analytics });
      await page.goto(paths.analytics);
      await expect(totals(page)).toHaveText(["0", "0", "0:00", "0"]);
      await expect(page.getByRole("main")).not.toContainText("NaN");
    });
  }

  test("ANL-15 says so alone where there is nothing at all", async ({ signedInPage: page }) => {
    await changeReply(page, call, () => ({}));
    await page.goto(paths.analytics);
    await expect(page.getByRole("heading", { name: "No analytics available." })).toBeVisible();
  });

  test("ERR-06 a failure is told in the words of the error field, and tried again", async ({ signedInPage: page }) => {
    const restore = await mockReply(page, call, 500, { error: "The error.", message: "The message." });
    await page.goto(paths.analytics);
    await expect(toast(page, "The error.")).toBeVisible();
    await expect(page.getByText("The message.")).toHaveCount(0);
    await restore();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { name: "Ana’s Green Kitchen" })).toBeVisible();
  });

  for (const [what, body] of [
    ["nothing", {}],
    ["no JSON", "<h1>Oops</h1>"],
  ] as const) {
    test(`ANL-16 a failure that says ${what} is told in the catalogue's words`, async ({ signedInPage: page }) => {
      await mockReply(page, call, 502, body);
      await page.goto(paths.analytics);
      await expect(toast(page, "Failed to fetch analytics")).toBeVisible();
      await expect(page.getByRole("main").getByRole("heading", { name: "Failed to fetch analytics" })).toBeVisible();
    });
  }

  test("a refused call is not repeated unasked", async ({ signedInPage: page }) => {
    await mockReply(page, call, 502, {});
    const sent = recordCalls(page);
    await page.goto(paths.analytics);
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(callsTo(sent, call)).toHaveLength(1);
  });

  test("ERR-02 a 401 ends the session", async ({ signedInPage: page }) => {
    await mockReply(page, call, 401, { error: "Session over" });
    await page.goto(paths.analytics);
    await expect(page).toHaveURL(paths.signIn);
    expect(await storedToken(page)).toBeNull();
  });

  test("ERR-07 a dropped line is told in a toast", async ({ signedInPage: page }) => {
    await dropConnection(page, call);
    await page.goto(paths.analytics);
    await expect(toast(page, /Trellis can’t be reached/)).toBeVisible();
  });

  test("a consent that is over leads to the prompt", async ({ signedInPage: page }) => {
    await mockReply(page, call, 409, { error: "YouTube no longer lets us in. Connect it again in Settings." });
    let isOver = false;
    await changeReply(page, "GET /jwt/check-session", (reply: { userData: object }) => {
      const user = { ...reply.userData, youtubeConnected: !isOver };
      isOver = true;
      return { ...reply, userData: user, user };
    });
    await page.goto(paths.analytics);
    await expect(toast(page, /YouTube no longer lets us in/)).toBeVisible();
    await expect(page.getByRole("heading", { name: "YouTube is not connected" })).toBeVisible();
  });

  test("ANL-17 says which days it is about, and shows thirty of them", async ({ signedInPage: page }) => {
    await page.goto(paths.analytics);
    await expect(page.getByText("Last 30 days")).toBeVisible();
    await page.getByRole("button", { name: "View more days" }).click();
    await expect(days(page)).toHaveCount(30);
  });

  test("the chart shows one number at a time, and tells the best day", async ({ signedInPage: page }) => {
    await report(page, month);
    await page.goto(paths.analytics);
    const chart = (name: string) => page.getByRole("figure", { name });
    await expect(chart("Views per day")).toBeVisible();
    await page.getByRole("slider").focus();
    await page.keyboard.press("Home");
    await expect(page.getByRole("slider")).toHaveAttribute("aria-valuetext", /Nov 17.*1,000 views|1,000 views.*Nov 17/);
    await page.getByRole("radio", { name: "Subscribers" }).check();
    await expect(chart("Net subscribers per day")).toBeVisible();
  });

  for (const [language, heading] of [
    ["en", "Day by day"],
    ["es", "Día a día"],
    ["fr", "Jour par jour"],
  ] as const) {
    test(`the report can be read and used, wide and narrow, in ${language}`, async ({ signedInPage: page }) => {
      test.slow();
      await page.addInitScript((tag) => localStorage.setItem("i18nextLng", tag), language);
      await page.goto(paths.analytics);
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
      for (const width of [1440, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => findOverflow(page), `what can't be read at ${width}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
        expect(
          violations.map(({ id }) => id),
          `axe at ${width}`,
        ).toEqual([]);
      }
    });
  }
});

test("the prompt fits a narrow phone", async ({ signedInPage: page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(paths.analytics);
  await expect(page.getByRole("heading", { name: "YouTube is not connected" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
