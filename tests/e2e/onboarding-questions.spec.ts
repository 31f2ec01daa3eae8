import { expect, test } from "./fixtures.ts";
import { answerQuestions, fiveAnswers, wizard } from "./screens.ts";

const questions = [
  ["What are you good at?", "Your skills"],
  ["What is your niche?", "Your topics"],
  ["What’s your goal?", "Your goal"],
  ["Who is your content for?", "Your audience"],
  ["Where do you post?", "Your platforms"],
] as const;

test.use({ stage: "newcomer" });

test("ONB-01 ONB-03 ONB-05 ONB-06 ONB-08 ONB-09 ONB-13 the wizard covers the dashboard, requires an answer and can't be dismissed", async ({
  signedInPage: page,
}) => {
  await page.goto("/");
  await expect(wizard(page)).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(await wizard(page).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await expect(wizard(page).getByText("check it before you rely on it")).toBeVisible();
  const field = wizard(page).getByRole("textbox");
  await expect(field).toHaveAccessibleDescription(/'no skills'/);

  for (const nothing of ["", "   ", "\n\n", ", ,"]) {
    await answerQuestions(page, [nothing]);
    await expect(wizard(page).getByText("This field is required")).toBeVisible();
    await expect(page.getByText("Question 1 of 5")).toBeVisible();
  }
  await expect(field).toBeFocused();
  await field.fill("filming");
  await expect(wizard(page).getByText("This field is required")).toBeHidden();
  await expect(wizard(page).getByRole("button", { name: "filming", pressed: true })).toBeVisible();
  await expect(wizard(page).locator("button:not([aria-pressed])")).toHaveText(["Logout", "Next"]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.mouse.click(2, 400);
  await expect(field).toHaveValue("filming");
  await field.press("Shift+Enter");
  await expect(field).toHaveValue("filming\n");
  await field.press("Enter");
  await expect(page.getByText("Question 2 of 5")).toBeVisible();
});

test("ONB-04 ONB-07 ONB-10 ONB-11 the questions come one at a time, and Back keeps every answer", async ({
  signedInPage: page,
}) => {
  await page.goto("/");
  const field = wizard(page).getByRole("textbox");
  for (const [index, [question, label]] of questions.entries()) {
    await expect(wizard(page).getByRole("heading", { level: 1 })).toHaveText(question);
    await expect(field).toHaveCount(1);
    await expect(wizard(page).getByLabel(label)).toHaveValue("");
    await expect(wizard(page).getByText(`Question ${index + 1} of 5`, { exact: true })).toBeVisible();
    if (index > 0) {
      await answerQuestions(page, ["y"]);
      await expect(wizard(page).getByText("Must be at least 2 characters")).toBeVisible();
    }
    if (index === 4) break;
    if (index === 2) {
      await field.fill("more follow");
      const leaveAndReturn = async () => {
        await page.goto("about:blank");
        await page.goBack();
      };
      for (const open of [() => page.reload(), leaveAndReturn]) {
        await open();
        await expect(wizard(page).getByRole("heading", { level: 1 })).toHaveText(question);
        await expect(field).toHaveValue("more follow");
      }
    }
    await expect(wizard(page).getByRole("button", { name: "Finish" })).toBeHidden();
    await field.fill(index === 0 ? "x" : (fiveAnswers[index] ?? ""));
    // A double click answers one question, not two.
    await wizard(page).getByRole("button", { name: "Next" }).dblclick();
  }
  await expect(wizard(page).getByRole("button", { name: "Finish" })).toBeVisible();
  await expect(wizard(page).getByRole("button", { name: "Next" })).toBeHidden();
  await field.fill("a draft");
  for (const text of ["x", ...fiveAnswers.slice(1, 4)].toReversed()) {
    await wizard(page).getByRole("button", { name: "Back" }).click();
    await expect(field).toHaveValue(text);
  }
  await expect(wizard(page).getByRole("button", { name: "Back" })).toBeHidden();
  for (let step = 1; step < 5; step += 1) await wizard(page).getByRole("button", { name: "Next" }).click();
  await expect(field).toHaveValue("a draft");
});

test("a user can leave the wizard by logging out", async ({ signedInPage: page }) => {
  await page.goto("/");
  await wizard(page).getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });
  test("focuses the question, because a keyboard would cover the suggestions", async ({ signedInPage: page }) => {
    await page.goto("/");
    await expect(wizard(page).getByRole("heading", { name: "What are you good at?" })).toBeFocused();
    await wizard(page).getByRole("button", { name: "Editing" }).tap();
    await wizard(page).getByRole("button", { name: "Next" }).tap();
    await expect(wizard(page).getByRole("heading", { name: "What is your niche?" })).toBeFocused();
  });
});
