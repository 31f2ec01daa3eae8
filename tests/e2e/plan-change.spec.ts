import { paths } from "../../apps/web/src/paths.ts";
import { callsTo, holdCall, mockReply, recordCalls, settle } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";
import { declinedCard, expectToast, goodCard } from "./screens.ts";
import { choose, openPlan, settingsForm, subscriptionCard, typeAndSend } from "./settings-payment.ts";

const setupCall = "POST /payment/create-setup-intent";
const saveCall = "POST /payment/save-method";
const changeCall = "POST /payment/change-plan";
const checkCall = "GET /jwt/check-session";
const updated = "Plan updated successfully!";

test("SET-17 SET-18 double clicks change the plan once, and the settings show it after a session check", async ({
  signedInPage: page,
}) => {
  const release = await holdCall(page, changeCall);
  await page.goto(paths.settings);
  await expect(page.getByRole("button", { name: "Choose Yearly" })).toBeEnabled();
  const calls = recordCalls(page);
  await page.getByRole("button", { name: "Choose Yearly" }).dblclick();
  const form = settingsForm(page, "Yearly");
  await form.fill(goodCard);
  await form.submit.dblclick();
  await expect(form.submit).toHaveAttribute("aria-busy", "true");
  await page.keyboard.press("Escape");
  await expect(form.root).toBeVisible();
  await release();
  await expectToast(page, updated);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(paths.settings);
  await settle(page);
  const paymentMethodId = expect.stringMatching(/^pm_sandbox_visa_[\w-]+$/) as unknown;
  expect(calls.filter(({ call }) => call.startsWith("POST /payment") || call === checkCall)).toEqual([
    { call: setupCall, query: {}, body: undefined },
    { call: saveCall, query: {}, body: { paymentMethodId } },
    { call: changeCall, query: {}, body: { planId: "plan_yearly" } },
    { call: checkCall, query: {}, body: undefined },
  ]);

  await expect(subscriptionCard(page)).toContainText("Yearly");
  await expect(subscriptionCard(page)).toContainText("$96 per year");
  await expect(page.getByRole("button", { name: "Choose Yearly" })).toBeDisabled();
  // The button that had the focus is disabled now.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const next = await choose(page, "Monthly");
  await expect(next.submit).toBeEnabled();
  await expect(next.number).toHaveValue("");
});

test("SET-30 a failing step shows its error and keeps the dialog open with what was typed", async ({
  signedInPage: page,
}) => {
  const restoreSetup = await mockReply(page, setupCall, 500, {});
  const form = await openPlan(page);
  await expect(form.root.getByRole("alert")).toContainText("Failed to setup payment");
  await restoreSetup();
  await form.root.getByRole("button", { name: "Retry Setup" }).click();
  await expect(form.submit).toBeEnabled();
  await typeAndSend(form, declinedCard);
  await expectToast(page, "Your card was declined.");
  await expect(form.submit).toBeEnabled();
  await form.number.fill(goodCard);
  for (const [call, sentence] of [
    [saveCall, "The card was lost."],
    [changeCall, "The bank is away."],
  ] as const) {
    const restore = await mockReply(page, call, 500, { error: sentence, message: sentence });
    await form.submit.click();
    await expectToast(page, sentence);
    await expect(form.root).toBeVisible();
    await expect(form.submit).toBeEnabled();
    await expect(form.submit).not.toHaveAttribute("aria-busy", "true");
    await expect(form.number).toHaveValue(goodCard);
    await restore();
  }
  await form.submit.click();
  await expectToast(page, updated);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a plan change whose reply was lost can be repeated without saving the card again", async ({
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
  const calls = recordCalls(page);
  await typeAndSend(form, goodCard);
  await expectToast(page, /can’t be reached/);
  await expect(form.root).toContainText("your plan has not changed");
  await form.submit.click();
  await expectToast(page, updated);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(callsTo(calls, saveCall)).toHaveLength(1);
  await expect(subscriptionCard(page)).toContainText("Yearly");
});

test("another card can be used after a failed change", async ({ signedInPage: page }) => {
  const restore = await mockReply(page, changeCall, 402, { message: "Not this card." });
  const form = await openPlan(page);
  const calls = recordCalls(page);
  await typeAndSend(form, goodCard);
  await expectToast(page, "Not this card.");
  await restore();
  await form.root.getByRole("button", { name: "Use another card" }).click();
  await expect(form.number).toBeEnabled();
  await typeAndSend(form, "5555 5555 5555 4444");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(callsTo(calls, saveCall)).toHaveLength(2);
  expect(callsTo(calls, setupCall)).toHaveLength(1);
});

test("the new plan is shown even when the session check fails", async ({ signedInPage: page }) => {
  const form = await openPlan(page);
  await mockReply(page, checkCall, 500, {});
  await typeAndSend(form, goodCard);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(subscriptionCard(page)).toContainText("Yearly");
  await expect(page.getByRole("button", { name: "Choose Yearly" })).toBeDisabled();
});
