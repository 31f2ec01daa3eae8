import { expect, test } from "./fixtures.ts";
import { answerQuestions, fiveAnswers, toast, wizard } from "./screens.ts";
import { mockReply, dropConnection, holdCall, callsTo, recordCalls } from "./api-calls.ts";

const saveCall = "POST /user/on-boarding";
const checkCall = "GET /jwt/check-session";

test.use({ stage: "newcomer" });

test("ONB-12 sends what stands between commas, trimmed", async ({ signedInPage: page }) => {
  const sent = recordCalls(page);
  await page.goto("/");
  await answerQuestions(page, ["a, b ,c", " dd ,, ee,", "ff", "gg", "hh"]);
  await expect(page).toHaveURL("/roadmap");
  expect(callsTo(sent, saveCall)[0]?.body).toMatchObject({
    skills: ["a", "b", "c"],
    topics: ["dd", "ee"],
    goal: ["ff"],
  });
});

test("ONB-14 sends exactly the five lists, in the language of the page", async ({ signedInPage: page }) => {
  const sent = recordCalls(page);
  await page.goto("/");
  await answerQuestions(page, fiveAnswers);
  await expect(page).toHaveURL("/roadmap");
  const body = {
    skills: ["filming", "editing"],
    topics: ["home fitness"],
    goal: ["grow my audience"],
    targetAudience: ["busy parents"],
    intrestedPlatforms: ["YouTube", "Instagram"],
  };
  await expect.poll(() => callsTo(sent, saveCall)).toEqual([{ call: saveCall, query: { language: "en" }, body }]);
});

test("ONB-15 sends the platforms under the server's spelling", async ({ signedInPage: page }) => {
  const sent = recordCalls(page);
  await page.goto("/");
  await answerQuestions(page, [...fiveAnswers.slice(0, 4), "TikTok"]);
  await expect(page).toHaveURL("/roadmap");
  expect(callsTo(sent, saveCall)[0]?.body).toHaveProperty("intrestedPlatforms", ["TikTok"]);
  expect(callsTo(sent, saveCall)[0]?.body).not.toHaveProperty("platforms");
});

test("ONB-16 says what the server said, reads the user anew and goes to the roadmap", async ({
  signedInPage: page,
}) => {
  const sent = recordCalls(page);
  await page.goto("/");
  await answerQuestions(page, fiveAnswers);
  await expect(toast(page, "Your answers are saved.")).toBeVisible();
  await expect(page).toHaveURL("/roadmap");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your three-week roadmap");
  const calls = sent.map(({ call }) => call);
  expect(calls.lastIndexOf(checkCall)).toBeGreaterThan(calls.indexOf(saveCall));
});

test("ONB-17 asks no second time", async ({ signedInPage: page }) => {
  await page.goto("/");
  await answerQuestions(page, fiveAnswers);
  await expect(page).toHaveURL("/roadmap");
  await page.getByRole("link", { name: "Overview" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ana Torres");
  await expect(wizard(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ana Torres");
  await expect(wizard(page)).toBeHidden();
});

test("ONB-18 says why nothing was saved, keeps the answers and can finish again", async ({ signedInPage: page }) => {
  const sent = recordCalls(page);
  const restore = await mockReply(page, saveCall, 500, { error: "The notebook is full.", message: "a message" });
  await page.goto("/");
  await answerQuestions(page, fiveAnswers);
  await expect(toast(page, "The notebook is full.")).toBeVisible();
  await expect(wizard(page).getByRole("textbox")).toHaveValue("YouTube, Instagram");
  await restore();
  await dropConnection(page, checkCall);
  await wizard(page).getByRole("button", { name: "Finish" }).click();
  // The user can't be read anew, but the answers are saved.
  await expect(page).toHaveURL("/roadmap");
  expect(callsTo(sent, saveCall)[1]?.body).toEqual(callsTo(sent, saveCall)[0]?.body);
});

test("ONB-19 sends language=es from the Spanish page", async ({ signedInPage: page }) => {
  await page.addInitScript(() => localStorage.setItem("i18nextLng", "es"));
  const sent = recordCalls(page);
  await page.goto("/");
  await answerQuestions(page, fiveAnswers);
  await expect(page).toHaveURL("/roadmap");
  expect(callsTo(sent, saveCall)[0]?.query).toEqual({ language: "es" });
});

test("is saved once, however often Finish is asked for", async ({ signedInPage: page }) => {
  const sent = recordCalls(page);
  const letThrough = await holdCall(page, saveCall);
  await page.goto("/");
  await answerQuestions(page, fiveAnswers.slice(0, 4));
  await wizard(page).getByRole("textbox").fill("YouTube");
  await wizard(page).getByRole("button", { name: "Finish" }).dblclick();
  await expect(wizard(page).getByRole("button", { name: "Saving…" })).toBeDisabled();
  await wizard(page).getByRole("textbox").press("Enter");
  await letThrough();
  await expect(page).toHaveURL("/roadmap");
  await expect.poll(() => callsTo(sent, saveCall)).toHaveLength(1);
});

test("a double click on Next answers one question", async ({ signedInPage: page }) => {
  await page.goto("/");
  await wizard(page).getByRole("textbox").fill("filming");
  await wizard(page).getByRole("button", { name: "Next" }).dblclick();
  await expect(page.getByText("Question 2 of 5")).toBeVisible();
});

test("what was not saved for want of a connection is still there when it is back", async ({ signedInPage: page }) => {
  const restore = await dropConnection(page, saveCall);
  await page.goto("/");
  await answerQuestions(page, fiveAnswers);
  await expect(toast(page, /can’t be reached/)).toBeVisible();
  await wizard(page).getByRole("button", { name: "Back" }).click();
  await expect(wizard(page).getByRole("textbox")).toHaveValue("busy parents");
  await restore();
  await wizard(page).getByRole("button", { name: "Next" }).click();
  await wizard(page).getByRole("button", { name: "Finish" }).click();
  await expect(page).toHaveURL("/roadmap");
});
