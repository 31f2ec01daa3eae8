import { callsTo, dropConnection, holdCall, mockReply, recordCalls, settle } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";
import { answerQuestions, expectToast, fiveAnswers, startFirstWeek, tasks, wizard } from "./screens.ts";

const saveCall = "POST /user/on-boarding";
const checkCall = "GET /jwt/check-session";

test.use({ stage: "newcomer" });

test("ONB-02 ONB-12 ONB-14 ONB-15 ONB-16 ONB-17 the answers are saved once, as lists, and the wizard doesn't appear again", async ({
  signedInPage: page,
}) => {
  const calls = recordCalls(page);
  const release = await holdCall(page, saveCall);
  await page.goto("/");
  await answerQuestions(page, ["a, b ,c", " dd ,, ee,", "grow my audience", "busy parents"]);
  await wizard(page).getByRole("textbox").fill("YouTube, Instagram");
  await wizard(page).getByRole("button", { name: "Finish" }).dblclick();
  await expect(wizard(page).getByRole("button", { name: "Saving…" })).toBeDisabled();
  await wizard(page).getByRole("textbox").press("Enter");
  await release();
  await expectToast(page, "Your answers are saved.");
  await expect(page).toHaveURL("/roadmap");
  await startFirstWeek(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your three-week roadmap");
  await expect(tasks(page).first()).toBeVisible();
  const body = {
    skills: ["a", "b", "c"],
    topics: ["dd", "ee"],
    goal: ["grow my audience"],
    targetAudience: ["busy parents"],
    intrestedPlatforms: ["YouTube", "Instagram"],
  };
  await settle(page);
  expect(callsTo(calls, saveCall)).toEqual([{ call: saveCall, query: { language: "en" }, body }]);
  const names = calls.map(({ call }) => call);
  expect(names.lastIndexOf(checkCall)).toBeGreaterThan(names.indexOf(saveCall));

  await page.getByRole("link", { name: "Overview" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ana");
  await expect(wizard(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ana");
  await expect(wizard(page)).toBeHidden();
});

test("ONB-18 a failed save shows why, keeps the answers and can be retried", async ({ signedInPage: page }) => {
  const calls = recordCalls(page);
  let restore = await mockReply(page, saveCall, 500, { error: "The notebook is full.", message: "a message" });
  await page.goto("/");
  await answerQuestions(page, fiveAnswers);
  await expectToast(page, "The notebook is full.");
  await expect(wizard(page).getByRole("textbox")).toHaveValue("YouTube, Instagram");
  await restore();
  restore = await dropConnection(page, saveCall);
  await wizard(page).getByRole("button", { name: "Finish" }).click();
  await expectToast(page, /can’t be reached/);
  await wizard(page).getByRole("button", { name: "Back" }).click();
  await expect(wizard(page).getByRole("textbox")).toHaveValue("busy parents");
  await restore();
  await wizard(page).getByRole("button", { name: "Next" }).click();
  // The answers stay saved if the session check that follows fails.
  await dropConnection(page, checkCall);
  await wizard(page).getByRole("button", { name: "Finish" }).click();
  await expect(page).toHaveURL("/roadmap");
  const bodies = callsTo(calls, saveCall).map(({ body }) => body);
  expect(bodies).toEqual([bodies[0], bodies[0], bodies[0]]);
});
