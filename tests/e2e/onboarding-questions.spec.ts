import { expect, test } from "./fixtures.ts";
import { answerQuestions, fiveAnswers, wizard } from "./screens.ts";

const questions = [
  ["What are you good at?", "Your skills"],
  ["What is your niche?", "Your topics"],
  ["What’s your goal?", "Your goal"],
  ["Who are you making it for?", "Your audience"],
  ["Where do you post?", "Your platforms"],
] as const;

test("ONB-02 asks nothing of someone who has answered", async ({ signedInPage: page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ana Torres");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("the five questions", () => {
  test.use({ stage: "newcomer" });

  test("ONB-01 stand over the whole dashboard", async ({ signedInPage: page }) => {
    await page.goto("/");
    await expect(wizard(page)).toBeVisible();
    await expect(page).toHaveURL("/");
    const box = await wizard(page).boundingBox();
    const size = page.viewportSize();
    expect(box).toEqual({ x: 0, y: 0, ...size });
  });

  test("ONB-03 can't be dismissed: no close button, and Escape and clicks beside change nothing", async ({
    signedInPage: page,
  }) => {
    await page.goto("/");
    await wizard(page).getByRole("textbox").fill("filming");
    await expect(wizard(page).getByRole("button")).toHaveText(["Logout", "Next"]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.mouse.click(2, 400);
    await expect(wizard(page).getByRole("textbox")).toHaveValue("filming");
    await expect(page.getByText("Question 1 of 5")).toBeVisible();
  });

  test("ONB-04 come one at a time, in their order", async ({ signedInPage: page }) => {
    await page.goto("/");
    for (const [index, [question, label]] of questions.entries()) {
      await expect(wizard(page).getByRole("heading", { level: 1 })).toHaveText(question);
      await expect(wizard(page).getByRole("textbox")).toHaveCount(1);
      await expect(wizard(page).getByLabel(label)).toHaveValue("");
      await expect(wizard(page).getByText(`Question ${index + 1} of 5`, { exact: true })).toBeVisible();
      if (index < 4) await answerQuestions(page, ["an answer"]);
    }
  });

  test("ONB-05 carry a disclaimer", async ({ signedInPage: page }) => {
    await page.goto("/");
    await expect(wizard(page).getByText("check it before you rely on it")).toBeVisible();
  });

  test("ONB-06 tell those without skills to type 'no skills'", async ({ signedInPage: page }) => {
    await page.goto("/");
    await expect(wizard(page).getByText("Type 'no skills'")).toBeVisible();
    await expect(wizard(page).getByRole("textbox")).toHaveAccessibleDescription(/'no skills'/);
  });

  test("ONB-07 go on with Next, and end with Finish", async ({ signedInPage: page }) => {
    await page.goto("/");
    for (const text of fiveAnswers.slice(0, 4)) {
      await expect(wizard(page).getByRole("button", { name: "Finish" })).toBeHidden();
      await wizard(page).getByRole("textbox").fill(text);
      await wizard(page).getByRole("button", { name: "Next" }).click();
    }
    await expect(wizard(page).getByRole("button", { name: "Finish" })).toBeVisible();
    await expect(wizard(page).getByRole("button", { name: "Next" })).toBeHidden();
  });

  test("ONB-08 are submitted with Enter; Shift and Enter begins a new line", async ({ signedInPage: page }) => {
    await page.goto("/");
    const field = wizard(page).getByRole("textbox");
    await field.fill("filming");
    await field.press("Shift+Enter");
    await expect(field).toHaveValue("filming\n");
    await field.press("Enter");
    await expect(page.getByText("Question 2 of 5")).toBeVisible();
  });

  test("ONB-09 want more than white space", async ({ signedInPage: page }) => {
    await page.goto("/");
    for (const nothing of ["", "   ", "\n\n"]) {
      await answerQuestions(page, [nothing]);
      await expect(wizard(page).getByText("This field is required")).toBeVisible();
      await expect(page.getByText("Question 1 of 5")).toBeVisible();
    }
    await expect(wizard(page).getByRole("textbox")).toBeFocused();
    await wizard(page).getByRole("textbox").fill("f");
    await expect(wizard(page).getByText("This field is required")).toBeHidden();
  });

  test("ONB-10 take one character for skills", async ({ signedInPage: page }) => {
    await page.goto("/");
    await answerQuestions(page, ["x"]);
    await expect(page.getByText("Question 2 of 5")).toBeVisible();
  });

  test("ONB-11 want two characters for the other four", async ({ signedInPage: page }) => {
    await page.goto("/");
    await answerQuestions(page, ["x"]);
    for (const step of [2, 3, 4, 5]) {
      await answerQuestions(page, ["y"]);
      await expect(wizard(page).getByText("Must be at least 2 characters")).toBeVisible();
      await expect(page.getByText(`Question ${step} of 5`)).toBeVisible();
      if (step < 5) await answerQuestions(page, ["yz"]);
    }
  });

  test("ONB-13 take separators for nothing", async ({ signedInPage: page }) => {
    await page.goto("/");
    await answerQuestions(page, [", ,"]);
    await expect(wizard(page).getByText("This field is required")).toBeVisible();
    await expect(page.getByText("Question 1 of 5")).toBeVisible();
  });

  test("keep every answer on the way back and forth", async ({ signedInPage: page }) => {
    await page.goto("/");
    await answerQuestions(page, fiveAnswers.slice(0, 4));
    await wizard(page).getByRole("textbox").fill("a draft");
    for (const text of fiveAnswers.slice(0, 4).toReversed()) {
      await wizard(page).getByRole("button", { name: "Back" }).click();
      await expect(wizard(page).getByRole("textbox")).toHaveValue(text);
    }
    await expect(wizard(page).getByRole("button", { name: "Back" })).toBeHidden();
    for (let step = 1; step < 5; step += 1) await wizard(page).getByRole("button", { name: "Next" }).click();
    await expect(wizard(page).getByRole("textbox")).toHaveValue("a draft");
  });

  test("can be left by logging out", async ({ signedInPage: page }) => {
    await page.goto("/");
    await wizard(page).getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/login");
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  });
});
