import { paths } from "../../apps/web/src/paths.ts";
import { callsTo, recordCalls, settle } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";
import { tasks, wizard } from "./screens.ts";

const planCall = "GET /ai/generate-three-week-plan";

const start = new Date("2026-11-21T09:00:00");
const greeting = { name: "Good morning, Ana" };

test("DSH-13 fetches the plan about a second after the dashboard mounts", async ({ signedInPage: page }) => {
  await page.goto(paths.dashboard);
  await expect(page.getByRole("progressbar", { name: "Week 1 progress" })).toBeVisible();
  // The social status is fetched on mount.
  const [mounted = 0, fetched = 0] = await page.evaluate(() =>
    ["/user/social-status", "/ai/generate-three-week-plan"].map(
      (path) => performance.getEntriesByType("resource").find(({ name }) => name.includes(path))?.startTime,
    ),
  );
  expect(mounted).toBeGreaterThan(0);
  expect(fetched - mounted).toBeGreaterThan(900);
});

test("DSH-14 does not fetch a plan that is already loaded", async ({ signedInPage: page }) => {
  await page.clock.install({ time: start });
  await page.goto(paths.roadmap);
  await expect(tasks(page).first()).toBeVisible();
  await page.clock.runFor(1500);
  const calls = recordCalls(page);
  await page.getByRole("link", { name: "Overview" }).click();
  await expect(page.getByRole("heading", greeting)).toBeVisible();
  await page.clock.runFor(5000);
  await expect(page.getByRole("progressbar", { name: "Week 1 progress" })).toBeVisible();
  await page.evaluate(() => fetch("/health"));
  expect(callsTo(calls, planCall)).toEqual([]);
});

test.describe("before onboarding", () => {
  test.use({ stage: "newcomer" });

  test("DSH-15 RDM-02 fetches no plan, and the empty roadmap links to the questions", async ({
    signedInPage: page,
  }) => {
    await page.clock.install({ time: start });
    const calls = recordCalls(page);
    await page.goto(paths.dashboard);
    await expect(wizard(page)).toBeVisible();
    await page.clock.runFor(5000);
    await page.goto(paths.roadmap);
    await expect(page.getByRole("heading", { name: "No roadmap yet" })).toBeVisible();
    await page.clock.runFor(5000);
    await settle(page);
    expect(callsTo(calls, planCall)).toEqual([]);
    await page.getByRole("link", { name: "Start onboarding" }).click();
    await expect(wizard(page)).toBeVisible();
    await expect(page).toHaveURL(paths.dashboard);
  });
});
