import type { Page } from "@playwright/test";
import type { Roadmap } from "@trellis/contract/roadmap";
import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./fixtures.ts";
import { currentOf, field, openPreferences, updateButton, updateCall } from "./preferences.ts";
import { expectToast, tasks } from "./screens.ts";
import { createUser } from "./users.ts";
import { emailField, passwordField } from "./auth-forms.ts";
import { callsTo, holdCall, recordCalls, settle } from "./api-calls.ts";

const tickCall = "PUT /ai/update-task-status";
const link = (page: Page, name: string) =>
  page.getByRole("navigation").getByRole("link", { name, exact: true }).first();

/** Records and accepts the dialogs in which the browser asks for confirmation before leaving the page. */
function recordDialogs(page: Page): string[] {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  return asked;
}

test("a draft survives a visit to another screen, and the browser warns before it is lost", async ({
  signedInPage: page,
}) => {
  const dialogs = recordDialogs(page);
  await openPreferences(page);
  await expect(page.getByText("You have unsaved changes.")).toHaveCount(0);
  await field(page, "Goal").click();
  await page.keyboard.type("!");
  await expect(page.getByText("You have unsaved changes.")).toBeVisible();
  await link(page, "Roadmap").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your three-week roadmap");
  await link(page, "Update Preferences").click();
  await expect(field(page, "Goal")).toHaveValue(/!$/);
  await expect(currentOf(page, "Skills").getByRole("listitem")).toHaveText(["filming", "editing"]);
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(field(page, "Goal")).toHaveValue("grow a loyal audience");
  await expect(page.getByRole("button", { name: "Discard changes" })).toHaveCount(0);

  await field(page, "Goal").click();
  await page.keyboard.type("!");
  await link(page, "Roadmap").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your three-week roadmap");
  await page.reload();
  expect(dialogs).toEqual(["beforeunload"]);

  await openPreferences(page);
  await expect(field(page, "Goal")).toHaveValue("grow a loyal audience");
  await field(page, "Goal").click();
  await page.keyboard.type("!");
  await updateButton(page).click();
  await expectToast(page, "Your preferences are saved.");
  await page.reload();
  await expect(updateButton(page)).toBeVisible();
  expect(dialogs).toEqual(["beforeunload"]);
});

test("an update that is pending when the user leaves is reported on the next screen and not sent twice", async ({
  signedInPage: page,
}) => {
  const calls = recordCalls(page);
  const release = await holdCall(page, updateCall);
  await openPreferences(page);
  await field(page, "Goal").fill("first sponsor");
  await updateButton(page).click();
  await expect(page.getByRole("button", { name: "Updating…" })).toBeVisible();
  await link(page, "Settings").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await link(page, "Update Preferences").click();
  await expect(page.getByRole("button", { name: "Updating…" })).toBeVisible();
  await link(page, "Settings").click();
  await release();
  await expectToast(page, "Your preferences are saved.");
  await link(page, "Update Preferences").click();
  await expect(currentOf(page, "Goal").getByRole("listitem")).toHaveText("first sponsor");
  await expect(page.getByText("You have unsaved changes.")).toHaveCount(0);
  await settle(page);
  expect(callsTo(calls, updateCall)).toHaveLength(1);
});

test("a draft is gone after another user signs in", async ({ signedInPage: page }) => {
  const other = await createUser("subscribed", { fullname: "Zoë Okafor" });
  await openPreferences(page);
  await field(page, "Goal").click();
  await page.keyboard.type("!");
  await page.getByRole("button", { name: /Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await emailField(page).fill(other.email);
  await passwordField(page).fill(other.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await link(page, "Update Preferences").click();
  await expect(field(page, "Goal")).toHaveValue("grow a loyal audience");
  await expect(page.getByText("You have unsaved changes.")).toHaveCount(0);
  const asked = recordDialogs(page);
  await page.reload();
  await expect(updateButton(page)).toBeVisible();
  expect(asked).toEqual([]);
});

test("an update is sent only after a pending change to a task is saved", async ({ signedInPage: page }) => {
  const calls = recordCalls(page);
  const release = await holdCall(page, tickCall);
  await page.goto(paths.roadmap);
  await tasks(page).first().click();
  await expect.poll(() => callsTo(calls, tickCall).length).toBe(1);
  await link(page, "Update Preferences").click();
  await field(page, "Goal").fill("first sponsor");
  await updateButton(page).click();
  await expect(page.getByRole("button", { name: "Updating…" })).toBeVisible();
  await settle(page);
  expect(callsTo(calls, updateCall)).toEqual([]);
  await release();
  await expectToast(page, "Your preferences are saved.");
  expect(callsTo(calls, updateCall)).toHaveLength(1);
});

test("an update regenerates the roadmap, and completed tasks that still exist stay completed", async ({
  signedInPage: page,
}) => {
  await page.goto(paths.roadmap);
  await tasks(page).first().waitFor();
  const calls = recordCalls(page);
  for (const box of await tasks(page).all()) await box.check();
  const count = await tasks(page).count();
  await expect.poll(() => callsTo(calls, tickCall).length).toBe(count);
  await expect(page.getByRole("progressbar", { name: "Week 1 progress" })).toHaveAttribute("aria-valuenow", "100");

  await link(page, "Update Preferences").click();
  await field(page, "Goal").fill("first sponsor");
  const answered = page.waitForResponse("**/api/v1/ai/generate-three-week-plan?language=en");
  await updateButton(page).click();
  await expectToast(page, "Your preferences are saved.");
  const plan = (await (await answered).json()) as Roadmap;
  const kept = plan.weeklyPlans.flatMap(({ week, tasks: all }) =>
    all.flatMap(({ task, completed }) => (completed ? [{ week, task }] : [])),
  );
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.length).toBeLessThan(count);

  await link(page, "Roadmap").click();
  await expect(page.getByText(/first sponsor/i).first()).toBeVisible();
  await expect(page.getByText(/grow a loyal audience/i)).toHaveCount(0);
  for (const { week, task } of kept) {
    await page.getByRole("tab", { name: `Week ${week}` }).click();
    await expect(page.getByRole("tabpanel").getByRole("checkbox", { name: task })).toBeChecked();
  }
});
