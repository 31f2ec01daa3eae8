import { expect, test } from "./fixtures.ts";
import { tasks, toast } from "./screens.ts";
import { mockReply, dropConnection, holdCall, callsTo, changeReply, recordCalls } from "./api-calls.ts";

const planCall = "GET /ai/generate-three-week-plan";
const tickCall = "PUT /ai/update-task-status";

test("RDM-11 ticks a task by the week's number and its place, in the language of the page", async ({
  signedInPage: page,
}) => {
  const sent = recordCalls(page);
  await page.goto("/roadmap");
  await page.getByRole("tab", { name: "Week 2" }).click();
  await tasks(page).nth(1).check();
  await expect(toast(page, "Task status updated successfully!")).toBeVisible();
  const body = { week: 2, dayIndex: 1, completed: true };
  await expect.poll(() => callsTo(sent, tickCall)).toEqual([{ call: tickCall, query: { language: "en" }, body }]);
});

test("RDM-12 unticks a task", async ({ signedInPage: page }) => {
  const sent = recordCalls(page);
  await page.goto("/roadmap");
  await tasks(page).first().check();
  await expect(toast(page, "Task status updated successfully!")).toBeVisible();
  await tasks(page).first().uncheck();
  await expect.poll(() => callsTo(sent, tickCall).at(-1)?.body).toEqual({ week: 1, dayIndex: 0, completed: false });
  await expect(page.getByRole("progressbar", { name: "Week 1 progress" })).toHaveAttribute("aria-valuenow", "0");
});

test("RDM-13 says what the server said to a tick, or else that it went well", async ({ signedInPage: page }) => {
  const restore = await changeReply(page, tickCall, (reply: object) => ({ ...reply, message: "Noted, Ana." }));
  await page.goto("/roadmap");
  await tasks(page).nth(0).check();
  await expect(toast(page, "Noted, Ana.")).toBeVisible();
  await restore();
  await changeReply(page, tickCall, () => ({}));
  await tasks(page).nth(1).check();
  await expect(toast(page, "Task status updated successfully!")).toBeVisible();
});

test("RDM-14 asks for the plan after a tick, and percent and checkbox follow", async ({ signedInPage: page }) => {
  const sent = recordCalls(page);
  await page.goto("/roadmap");
  await expect(page.getByRole("tab").first()).toHaveText(/ 0% complete/);
  await tasks(page).first().check();
  await expect
    .poll(() => sent.map(({ call }) => call).lastIndexOf(planCall))
    .toBeGreaterThan(sent.findIndex(({ call }) => call === tickCall));
  await expect(page.getByRole("tab").first()).toHaveText(/ [1-9]\d?% complete/);
  await page.reload();
  await expect(tasks(page).first()).toBeChecked();
});

test("RDM-15 says why a tick failed, and takes it back", async ({ signedInPage: page }) => {
  await page.goto("/roadmap");
  for (const [body, words] of [
    [{ error: "No more ink.", message: "a message" }, "No more ink."],
    [{ message: "Try a pencil." }, "Try a pencil."],
    [{}, "Something went wrong on our side."],
  ] as const) {
    const restore = await mockReply(page, tickCall, 500, body);
    await tasks(page).first().click();
    await expect(toast(page, words)).toBeVisible();
    await expect(tasks(page).first()).not.toBeChecked();
    await restore();
  }
});

test.describe("in French", () => {
  test.use({ locale: "fr-FR" });

  test("RDM-21 asks and ticks with language=fr", async ({ signedInPage: page }) => {
    const sent = recordCalls(page);
    await page.goto("/roadmap");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ta feuille de route sur trois semaines");
    await tasks(page).first().check();
    await expect(toast(page, "Statut de la tâche mis à jour !")).toBeVisible();
    for (const name of [planCall, tickCall] as const) {
      expect(callsTo(sent, name).length).toBeGreaterThan(0);
      expect(callsTo(sent, name).every(({ query }) => query["language"] === "fr")).toBe(true);
    }
  });
});

test("quick ticks don't undo one another", async ({ signedInPage: page }) => {
  const sent = recordCalls(page);
  await page.goto("/roadmap");
  await expect(tasks(page).first()).toBeVisible();
  const letThrough = await holdCall(page, tickCall);
  for (const index of [0, 1, 2, 3]) await tasks(page).nth(index).check();
  await tasks(page).nth(1).uncheck();
  await letThrough();
  await expect.poll(() => callsTo(sent, tickCall).length).toBe(5);
  for (const [index, done] of [true, false, true, true].entries()) {
    await expect(tasks(page).nth(index)).toBeChecked({ checked: done });
  }
  await page.waitForLoadState("networkidle");
  await page.reload();
  for (const [index, done] of [true, false, true, true].entries()) {
    await expect(tasks(page).nth(index)).toBeChecked({ checked: done });
  }
});

test("a double click leaves a task as it was, on the screen and on the server", async ({ signedInPage: page }) => {
  const sent = recordCalls(page);
  await page.goto("/roadmap");
  await tasks(page).first().dblclick();
  await expect
    .poll(() => callsTo(sent, tickCall).map(({ body }) => (body as { completed: boolean }).completed))
    .toEqual([true, false]);
  await expect(tasks(page).first()).not.toBeChecked();
  await page.waitForLoadState("networkidle");
  await page.reload();
  await expect(tasks(page).first()).not.toBeChecked();
});

test("a tick that fails takes only itself back", async ({ signedInPage: page }) => {
  await page.goto("/roadmap");
  await tasks(page).nth(0).check();
  await expect(toast(page, "Task status updated successfully!")).toBeVisible();
  const restore = await dropConnection(page, tickCall);
  await tasks(page).nth(1).click();
  await expect(toast(page, /can’t be reached/)).toBeVisible();
  await expect(tasks(page).nth(0)).toBeChecked();
  await expect(tasks(page).nth(1)).not.toBeChecked();
  await restore();
  await tasks(page).nth(1).check();
  await expect(tasks(page).nth(1)).toBeChecked();
});

test("two tabs see one another's ticks", async ({ signedInPage: page, context, user }) => {
  await page.goto("/roadmap");
  const other = await context.newPage();
  await other.goto("/roadmap");
  await tasks(other).first().check();
  await expect(toast(other, "Task status updated successfully!")).toBeVisible();
  await page.getByRole("link", { name: "Overview" }).click();
  await expect(page.getByText(user.fullname).first()).toBeVisible();
  await page.getByRole("link", { name: "Personalized Roadmap" }).click();
  await expect(tasks(page).first()).toBeChecked();
});
