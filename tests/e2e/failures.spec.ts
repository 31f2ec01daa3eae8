import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { type CallName, mockReply, recordCallNames, settle } from "./api-calls.ts";
import { storedToken } from "./auth-forms.ts";
import { contentCall, openCreation } from "./creation.ts";
import { expect, test } from "./fixtures.ts";
import { field, openPreferences, updateButton, updateCall } from "./preferences.ts";
import {
  answerQuestions,
  cardFields,
  choosePlan,
  expectToast,
  fiveAnswers,
  goodCard,
  tasks,
  typeCard,
} from "./screens.ts";
import { openCard, openPlan, typeAndSend } from "./settings-payment.ts";
import type { User } from "./users.ts";

test("ERR-01 a 401 removes the token and redirects to /login with the server's message", async ({ signedInPage }) => {
  await signedInPage.goto(paths.settings);
  await expect(signedInPage.getByRole("heading", { name: "Settings" })).toBeVisible();
  await mockReply(signedInPage, "GET /ai/generate-three-week-plan", 401, { error: "Session over" });
  await signedInPage.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Roadmap" }).click();
  await expect(signedInPage).toHaveURL(paths.signIn);
  await expectToast(signedInPage, "Session over");
  expect(await storedToken(signedInPage)).toBeNull();
  const calls = recordCallNames(signedInPage);
  await settle(signedInPage);
  expect(calls).toEqual([]);
});

test("ERR-12 a reply that cannot be parsed shows a message and Retry instead of a blank screen", async ({
  signedInPage,
}) => {
  const restore = await mockReply(signedInPage, "GET /ai/generate-three-week-plan", 200, "<h1>Hello</h1>");
  await signedInPage.goto(paths.roadmap);
  await expect(signedInPage.getByRole("main").getByText("That didn’t work.")).toBeVisible();
  await restore();
  await signedInPage.getByRole("main").getByRole("button", { name: "Retry" }).click();
  await expect(tasks(signedInPage).first()).toBeVisible();
  await mockReply(signedInPage, "GET /jwt/check-session", 200, { nobody: true });
  await signedInPage.goto(paths.roadmap);
  await expect(signedInPage).toHaveURL(paths.signIn);
  await expectToast(signedInPage, /That didn’t work/);
});

test("a screen whose code cannot be fetched shows an error inside the frame and loads after a reload", async ({
  signedInPage,
}) => {
  await signedInPage.goto(paths.settings);
  await expect(signedInPage.getByRole("heading", { name: "Settings" })).toBeVisible();
  let isMissing = true;
  await signedInPage.route("**/assets/roadmap*", (route) => (isMissing ? route.abort() : route.fallback()));
  await signedInPage.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Roadmap" }).click();
  await expect(signedInPage.getByRole("alert")).toContainText("This page could not be loaded");
  await expect(signedInPage).toHaveTitle(/^Roadmap/);
  await expect(signedInPage.getByRole("heading", { name: "This page could not be loaded" })).toBeFocused();
  await expect(signedInPage.getByRole("navigation", { name: "Main" })).toBeVisible();
  isMissing = false;
  await signedInPage.getByRole("button", { name: "Reload the page" }).click();
  await expect(tasks(signedInPage).first()).toBeVisible();
});

/** Replies with 401 to a call while `act` makes it, expects that the session ends, and signs in again. */
async function expectEndOfSession(page: Page, user: User, call: CallName, act: () => Promise<unknown>) {
  const restore = await mockReply(page, call, 401, { error: `${call} was refused.` });
  await act();
  await expect(page, call).toHaveURL(paths.signIn);
  await expectToast(page, `${call} was refused.`);
  expect(await storedToken(page), call).toBeNull();
  await restore();
  await page.evaluate((token) => localStorage.setItem("token", token), user.token);
}

test.describe("a 401 to any call", { tag: "@release" }, () => {
  test.describe("without a subscription", () => {
    test.use({ stage: "unsubscribed" });

    test("ERR-02 ends the session of a user who subscribes and answers the onboarding questions", async ({
      signedInPage: page,
      user,
    }) => {
      const ends = (call: CallName, act: () => Promise<unknown>) => expectEndOfSession(page, user, call, act);
      const pay = async () => {
        await page.goto(paths.payment);
        const form = await choosePlan(page);
        await typeCard(form, goodCard);
        await cardFields(form).submit.click();
      };
      await ends("GET /payment/plans", () => page.goto(paths.payment));
      await page.goto(paths.payment);
      await ends("POST /payment/create-setup-intent", () =>
        page.getByRole("button", { name: "Choose Monthly" }).click(),
      );
      await ends("POST /payment/save-method", pay);
      await ends("POST /payment/confirm", pay);
      await pay();
      await expect(page).toHaveURL(paths.dashboard);
      await ends("POST /user/on-boarding", () => answerQuestions(page, fiveAnswers));
    });
  });

  test.describe("with a subscription", () => {
    test.use({ isConnected: true });

    test("ERR-02 ends the session of a subscriber", async ({ signedInPage: page, user }) => {
      const ends = (call: CallName, act: () => Promise<unknown>) => expectEndOfSession(page, user, call, act);
      const button = (name: string) => page.getByRole("button", { name, exact: true });
      await ends("GET /ai/generate-three-week-plan", () => page.goto(paths.roadmap));
      await page.goto(paths.roadmap);
      await ends("PUT /ai/update-task-status", () => tasks(page).first().click());
      const { generate } = await openCreation(page);
      await ends(contentCall, () => generate.click());
      await ends("GET /youtube/analytics", () => page.goto(paths.analytics));
      await openPreferences(page);
      await field(page, "Goal").fill("first sponsor");
      await ends(updateCall, () => updateButton(page).click());
      await ends("POST /payment/create-update-setup-intent", () => openCard(page));
      await ends("POST /payment/change-plan", async () => typeAndSend(await openPlan(page), goodCard));
      await page.goto(paths.settings);
      const name = page.getByRole("textbox", { name: "Full name" });
      await name.fill("Ana Maria Torres");
      await ends("PUT /user/update-profile", () => name.press("Enter"));
      await page.goto(paths.settings);
      await ends("POST /youtube/disconnect", () => button("Disconnect YouTube").click());
      await page.goto(paths.settings);
      await button("Disconnect YouTube").click();
      await ends("GET /youtube/auth", () => button("Connect YouTube").click());
    });
  });
});
