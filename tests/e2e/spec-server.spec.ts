import { type Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { settle } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";
import {
  answerQuestions,
  choosePlan,
  expectToast,
  fiveAnswers,
  goodCard,
  startFirstWeek,
  tasks,
  typeCard,
  wizard,
} from "./screens.ts";
import { serveSpecification } from "./spec-server.ts";

const pictures = process.env["TRELLIS_SPEC_PICTURES"];
let count = 0;

/** Fails if the page shows an error or a server’s message about an unknown call. */
async function expectClean(page: Page, name: string): Promise<void> {
  // The first wait ends after the server has replied, the second after the page has rendered its replies.
  await settle(page);
  await settle(page);
  if (pictures)
    await page.screenshot({ path: `${pictures}/${String(++count).padStart(2, "0")}-${name}.png`, fullPage: true });
  await expect(page.getByText("no such call"), name).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^(Retry|Try again)/ }), name).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "This page stopped working" }), name).toHaveCount(0);
}

test("every screen works with a server that knows only the calls of the specification @release", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const server = await serveSpecification(page);

  await page.goto(paths.signUp);
  await page.getByLabel("Full name").fill("Ana Torres");
  await page.getByLabel("Email").fill("ana@trellis.example");
  await page.getByLabel("Password", { exact: true }).fill("early-squats-7");
  await page.getByLabel("Confirm password").fill("early-squats-7");
  await page.getByRole("checkbox").check();
  await expectClean(page, "sign-up");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(paths.signIn);
  await page.getByRole("button", { name: /Google/ }).click();
  await expectToast(page, "Google sign-in is not set up here");
  await expectClean(page, "sign-in");
  await page.getByLabel("Password", { exact: true }).fill("early-squats-7");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();

  await expect(page).toHaveURL(paths.payment);
  await expect(page.getByRole("button", { name: "Choose Monthly" })).toBeVisible();
  await expectClean(page, "payment");
  await page.goto(paths.account);
  await expect(page.getByText("Account settings aren’t available here.")).toBeVisible();
  await expectClean(page, "account");
  await page.goto(paths.payment);
  const form = await choosePlan(page);
  await typeCard(form, goodCard);
  await form.getByRole("button", { name: /^Subscribe to/ }).click();
  await expect(page).toHaveURL(paths.dashboard);
  await expect(wizard(page)).toBeVisible();
  await expectClean(page, "wizard");
  await answerQuestions(page, fiveAnswers);
  await expect(page).toHaveURL(paths.roadmap);
  await startFirstWeek(page);
  await tasks(page).first().check();
  await expectToast(page, "Updated.");
  await expectClean(page, "roadmap");

  await page.goto(paths.creation);
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(page.getByText("A caption about workouts.").first()).toBeVisible();
  await expectClean(page, "creation");
  for (const path of [
    paths.dashboard,
    paths.analytics,
    paths.preferences,
    paths.settings,
    paths.engagement,
    paths.monetization,
    paths.calendar,
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectClean(page, path === "/" ? "dashboard" : path.slice(1));
  }

  await page.goto(paths.settings);
  await page
    .getByRole("button", { name: /Connect YouTube/ })
    .first()
    .click();
  await expectToast(page, "Failed to connect YouTube");
  await expect(page).not.toHaveTitle("owned");
  await page.getByRole("button", { name: "Update card" }).click();
  await expect(page.getByRole("dialog")).toContainText("This isn’t available here.");
  await expect(page.getByText("no such call")).toHaveCount(0);
  await page.keyboard.press("Escape");

  await page
    .getByRole("button", { name: /assistant/i })
    .last()
    .click();
  await page.getByRole("textbox", { name: "Message" }).fill("Hello");
  await page.keyboard.press("Enter");
  await expectToast(page, "OpenAI API key is not configured");
  await expectClean(page, "chat");

  expect(errors).toEqual([]);
  // The app makes calls that the specification does not list, and works without their replies.
  expect(server.unknown).toContain("GET /jwt/sessions");
});
