import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./fixtures.ts";
import { declinedCard, goodCard, toast } from "./screens.ts";
import { choose, openPlan, settingsForm, subscriptionCard, typeAndSend } from "./settings-payment.ts";
import { mockReply, holdCall, callsTo, recordCalls } from "./api-calls.ts";

const setupCall = "POST /payment/create-setup-intent";
const saveCall = "POST /payment/save-method";
const changeCall = "POST /payment/change-plan";
const checkCall = "GET /jwt/check-session";

const dialogs = (page: Page) => page.getByRole("dialog");
const news = "Plan updated successfully!";

test("SET-17 sets up, saves the card, and then changes to the plan by its _id", async ({ signedInPage: page }) => {
  const sent = recordCalls(page);
  const form = await openPlan(page);
  await typeAndSend(form, goodCard);
  await expect(dialogs(page)).toHaveCount(0);
  const paymentMethodId = expect.stringMatching(/^pm_sandbox_visa_[\w-]+$/) as unknown;
  expect(sent.filter(({ call }) => call.startsWith("POST /payment"))).toEqual([
    { call: setupCall, query: {}, body: undefined },
    { call: saveCall, query: {}, body: { paymentMethodId } },
    { call: changeCall, query: {}, body: { planId: "plan_yearly" } },
  ]);
});

test("SET-18 says so, checks the session, forgets the payment, closes and stays on /settings", async ({
  signedInPage: page,
}) => {
  const form = await openPlan(page);
  const sent = recordCalls(page);
  await typeAndSend(form, goodCard);
  await expect(toast(page, news)).toBeVisible();
  await expect(dialogs(page)).toHaveCount(0);
  await expect(page).toHaveURL(paths.settings);
  const calls = sent.map(({ call }) => call);
  expect(calls.filter((call) => call === checkCall)).toHaveLength(1);
  expect(calls.indexOf(checkCall)).toBeGreaterThan(calls.indexOf(changeCall));

  await expect(subscriptionCard(page)).toContainText("Yearly");
  await expect(subscriptionCard(page)).toContainText("$96 per year");
  await expect(page.getByRole("button", { name: "Choose Yearly" })).toBeDisabled();
  // The button that was pressed is disabled now and can't have the focus back.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const next = await choose(page, "Monthly");
  await expect(next.submit).toBeEnabled();
  await expect(next.number).toHaveValue("");
});

test("SET-30 any failing step is told in a toast and leaves the dialog open, usable and as it was typed", async ({
  signedInPage: page,
}) => {
  const form = await openPlan(page);
  await typeAndSend(form, declinedCard);
  await expect(toast(page, "Your card was declined.")).toBeVisible();
  await expect(form.submit).toBeEnabled();
  await form.number.fill(goodCard);
  for (const [call, sentence] of [
    [saveCall, "The card was lost."],
    [changeCall, "The bank is away."],
  ] as const) {
    const restore = await mockReply(page, call, 500, { error: sentence, message: sentence });
    await form.submit.click();
    await expect(toast(page, sentence)).toBeVisible();
    await expect(form.root).toBeVisible();
    await expect(form.submit).toBeEnabled();
    await expect(form.submit).not.toHaveAttribute("aria-busy", "true");
    await expect(form.number).toHaveValue(goodCard);
    await restore();
  }
  await form.submit.click();
  await expect(toast(page, news)).toBeVisible();
  await expect(dialogs(page)).toHaveCount(0);
});

test("a payment that could not be set up is told in place, with a way to try again", async ({ signedInPage: page }) => {
  const restore = await mockReply(page, setupCall, 500, {});
  const form = await openPlan(page);
  await expect(form.root.getByRole("alert")).toContainText("Failed to setup payment");
  await restore();
  await form.root.getByRole("button", { name: "Retry Setup" }).click();
  await expect(form.submit).toBeEnabled();
});

test("a lost answer to the change is made good by trying again, which only changes the plan", async ({
  signedInPage: page,
}) => {
  let isFirst = true;
  await page.route("**/payment/change-plan", async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    return route.abort("connectionreset");
  });
  const form = await openPlan(page);
  const sent = recordCalls(page);
  await typeAndSend(form, goodCard);
  await expect(toast(page, /can’t be reached/)).toBeVisible();
  await expect(form.root).toContainText("your plan has not changed");
  await form.submit.click();
  await expect(toast(page, news)).toBeVisible();
  await expect(dialogs(page)).toHaveCount(0);
  expect(callsTo(sent, saveCall)).toHaveLength(1);
  await expect(subscriptionCard(page)).toContainText("Yearly");
});

test("another card may be used after a change that failed", async ({ signedInPage: page }) => {
  const restore = await mockReply(page, changeCall, 402, { message: "Not this card." });
  const form = await openPlan(page);
  const sent = recordCalls(page);
  await typeAndSend(form, goodCard);
  await expect(toast(page, "Not this card.")).toBeVisible();
  await restore();
  await form.root.getByRole("button", { name: "Use another card" }).click();
  await expect(form.number).toBeEnabled();
  await typeAndSend(form, "5555 5555 5555 4444");
  await expect(dialogs(page)).toHaveCount(0);
  expect(callsTo(sent, saveCall)).toHaveLength(2);
  expect(callsTo(sent, setupCall)).toHaveLength(1);
});

test("the new plan is shown although the user could not be read anew", async ({ signedInPage: page }) => {
  const form = await openPlan(page);
  await mockReply(page, checkCall, 500, {});
  await typeAndSend(form, goodCard);
  await expect(dialogs(page)).toHaveCount(0);
  await expect(subscriptionCard(page)).toContainText("Yearly");
  await expect(page.getByRole("button", { name: "Choose Yearly" })).toBeDisabled();
});

test("two quick clicks on a plan and on the button change the plan once", async ({ signedInPage: page }) => {
  const letThrough = await holdCall(page, changeCall);
  await page.goto(paths.settings);
  const sent = recordCalls(page);
  await page.getByRole("button", { name: "Choose Weekly" }).dblclick();
  const form = settingsForm(page, "Weekly");
  await form.fill(goodCard);
  await form.submit.dblclick();
  await expect(form.submit).toHaveAttribute("aria-busy", "true");
  await page.keyboard.press("Escape");
  await expect(form.root).toBeVisible();
  await letThrough();
  await expect(dialogs(page)).toHaveCount(0);
  const calls = sent.map(({ call }) => call).filter((call) => call.startsWith("POST /payment"));
  expect(calls).toEqual([setupCall, saveCall, changeCall]);
});

for (const call of [setupCall, saveCall, changeCall] as const) {
  test(`a 401 to ${call} leads to /login`, async ({ signedInPage: page }) => {
    await mockReply(page, call, 401, { error: "Session over" });
    const form = await openPlan(page);
    if (call !== setupCall) await typeAndSend(form, goodCard);
    await expect(page).toHaveURL(paths.signIn);
    await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  });
}
