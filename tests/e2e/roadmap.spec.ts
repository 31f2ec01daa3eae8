import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { callsTo, changeReply, dropConnection, holdCall, recordCalls, settle } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";
import { field, openPreferences, updateButton } from "./preferences.ts";
import { expectToast, tasks } from "./screens.ts";

const planPath = "/ai/generate-three-week-plan";
const planCall = `GET ${planPath}` as const;
const tickCall = "PUT /ai/update-task-status";
const heading = { name: "Your three-week roadmap" };
const ticked = "Task status updated successfully!";

/** Expects the first tasks to have the given states, before and after a reload. */
async function expectChecked(page: Page, states: readonly boolean[]) {
  const check = async () => {
    for (const [index, checked] of states.entries()) await expect(tasks(page).nth(index)).toBeChecked({ checked });
  };
  await check();
  await settle(page);
  await page.reload();
  await check();
}

test("RDM-01 RDM-03 RDM-04 shows that the plan is being generated, then refetches it silently a second later", async ({
  signedInPage: page,
}) => {
  const calls = recordCalls(page);
  await page.clock.install();
  const release = await holdCall(page, planCall);
  await page.goto(paths.roadmap);
  const waiting = page.getByRole("status").getByRole("heading", { name: "Planning your three weeks" });
  await expect(waiting).toBeVisible();
  await release();
  await expect(page.getByRole("heading", heading)).toBeVisible();
  const releaseRepeat = await holdCall(page, planCall);
  await page.clock.fastForward(1000);
  await expect.poll(() => callsTo(calls, planCall).length).toBe(2);
  await expect(waiting).toBeHidden();
  await expect(tasks(page).first()).toBeVisible();
  await releaseRepeat();
  await page.clock.fastForward(5000);
  await page.evaluate(() => fetch("/health"));
  const once = { call: planCall, query: { language: "en" }, body: undefined };
  expect(callsTo(calls, planCall)).toEqual([once, once]);
});

test("RDM-11 RDM-12 RDM-13 RDM-14 checking or unchecking a task updates the percentage, shows a message and refetches the plan", async ({
  signedInPage: page,
}) => {
  const calls = recordCalls(page);
  await page.goto(paths.roadmap);
  await page.getByRole("tab", { name: "Week 2" }).click();
  await tasks(page).nth(1).check();
  await expectToast(page, ticked);
  await expect(page.getByRole("tab", { name: "Week 2" })).toHaveText(/ [1-9]\d?% complete/);
  await changeReply(page, tickCall, (reply: object) => ({ ...reply, message: "Noted, Ana." }));
  await tasks(page).nth(1).uncheck();
  await expectToast(page, "Noted, Ana.");
  await expect(page.getByRole("tab", { name: "Week 2" })).toHaveText(/ 0% complete/);
  await changeReply(page, tickCall, () => ({}));
  await tasks(page).nth(0).check();
  await expectToast(page, ticked);
  const tick = (dayIndex: number, completed: boolean) => ({
    call: tickCall,
    query: { language: "en", startedAt: expect.stringMatching(/Z$/) },
    body: { week: 2, dayIndex, completed },
  });
  await settle(page);
  expect(callsTo(calls, tickCall)).toEqual([tick(1, true), tick(1, false), tick(0, true)]);
  const names = calls.map(({ call }) => call);
  expect(names.lastIndexOf(planCall)).toBeGreaterThan(names.lastIndexOf(tickCall));
});

test("RDM-15 rolls back only a change that failed, and saves all changes made in quick succession", async ({
  signedInPage: page,
}) => {
  const calls = recordCalls(page);
  await page.goto(paths.roadmap);
  await tasks(page).nth(0).check();
  await expectToast(page, ticked);
  const restore = await dropConnection(page, tickCall);
  await tasks(page).nth(1).click();
  await expectToast(page, /can’t be reached/);
  await expect(tasks(page).nth(0)).toBeChecked();
  await expect(tasks(page).nth(1)).not.toBeChecked();
  await restore();
  await tasks(page).nth(1).check();
  await expectChecked(page, [true, true]);

  await test.step("changes in quick succession don't undo one another", async () => {
    calls.length = 0;
    const release = await holdCall(page, tickCall);
    await tasks(page).nth(0).uncheck();
    for (const index of [2, 3]) await tasks(page).nth(index).check();
    await tasks(page).nth(1).uncheck();
    await tasks(page).nth(0).check();
    await release();
    await expect.poll(() => callsTo(calls, tickCall).length).toBe(5);
    await expectChecked(page, [true, false, true, true]);
  });
  await test.step("a double click leaves a task as it was, on the page and on the server", async () => {
    calls.length = 0;
    await tasks(page).nth(1).dblclick();
    await expect.poll(() => callsTo(calls, tickCall).length).toBeGreaterThanOrEqual(2);
    await settle(page);
    expect(callsTo(calls, tickCall).map(({ body }) => body)).toEqual([
      { week: 1, dayIndex: 1, completed: true },
      { week: 1, dayIndex: 1, completed: false },
    ]);
    await expectChecked(page, [true, false]);
  });
});

test("reopening the roadmap shows a task that another tab checked", async ({ signedInPage: page, context, user }) => {
  await page.goto(paths.roadmap);
  const other = await context.newPage();
  await other.goto(paths.roadmap);
  await tasks(other).first().check();
  await expectToast(other, ticked);
  await page.getByRole("link", { name: "Overview" }).click();
  await expect(page.getByText(user.fullname).first()).toBeVisible();
  await page.getByRole("link", { name: "Personalized Roadmap" }).click();
  await expect(tasks(page).first()).toBeChecked();
});

test("checking a task of an outdated plan changes nothing, explains why and shows the new plan", async ({
  signedInPage: page,
  context,
}) => {
  await page.goto(paths.roadmap);
  await tasks(page).first().waitFor();
  // The page refetches the plan a second after loading, and must not get the new plan.
  const restore = await dropConnection(page, planCall);
  const other = await context.newPage();
  await openPreferences(other);
  await field(other, "Goal").fill("first sponsor");
  const rewritten = other.waitForResponse(`**${planPath}?language=en`);
  await updateButton(other).click();
  await rewritten;
  await restore();
  await tasks(page).first().click();
  await expectToast(page, "Your roadmap was rewritten, so this task wasn’t updated. Here is the new roadmap.");
  await expect(page.getByText(/first sponsor/i).first()).toBeVisible();
  await expect(tasks(page).first()).not.toBeChecked();
});

test.describe("in French", () => {
  test.use({ locale: "fr-FR" });

  test("I18-11 RDM-21 sends fr when it fetches the plan and saves a task", async ({ signedInPage: page }) => {
    const calls = recordCalls(page);
    await page.goto(paths.roadmap);
    const saved = page.waitForResponse(`**${tickCall.slice(4)}?*`);
    await tasks(page).first().check();
    await saved;
    for (const name of [planCall, tickCall] as const)
      expect(new Set(callsTo(calls, name).map(({ query }) => query["language"])), name).toEqual(new Set(["fr"]));
  });
});
