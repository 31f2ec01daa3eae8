import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./fixtures.ts";
import { declinedCard, goodCard, toast } from "./screens.ts";
import { openCard, subscriptionCard, typeAndSend } from "./settings-payment.ts";
import { mockReply, holdCall, callsTo, recordCalls } from "./api-calls.ts";

const setupCall = "POST /payment/create-update-setup-intent";
const saveCall = "POST /payment/save-method";
const checkCall = "GET /jwt/check-session";

const dialogs = (page: Page) => page.getByRole("dialog");

test("SET-11 Update Card opens a dialog, and the focus comes back to it", async ({ signedInPage: page }) => {
  const form = await openCard(page);
  await expect(form.root).toBeVisible();
  await expect(form.number).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialogs(page)).toHaveCount(0);
  await expect(subscriptionCard(page).getByRole("button", { name: "Update Card" })).toBeFocused();
});

test("SET-12 saves another card, says so, reads the user anew and closes; nothing is confirmed", async ({
  signedInPage: page,
}) => {
  const sent = recordCalls(page);
  const form = await openCard(page);
  await typeAndSend(form, goodCard);
  await expect(toast(page, "Payment method updated successfully!")).toBeVisible();
  await expect(dialogs(page)).toHaveCount(0);
  await expect(page).toHaveURL(paths.settings);
  const paymentMethodId = expect.stringMatching(/^pm_sandbox_visa_[\w-]+$/) as unknown;
  await expect
    .poll(() => sent.slice(sent.findIndex(({ call }) => call === saveCall)))
    .toEqual([
      { call: saveCall, query: {}, body: { paymentMethodId } },
      { call: checkCall, query: {}, body: undefined },
    ]);
  await expect(subscriptionCard(page)).toContainText("Monthly");
});

test("SET-13 says in place that the update could not be set up, and sets it up again on demand", async ({
  signedInPage: page,
}) => {
  const restore = await mockReply(page, setupCall, 503, { error: "an error", message: "The bank sleeps." });
  const sent = recordCalls(page);
  const form = await openCard(page);
  const notice = form.root.getByRole("alert");
  await expect(notice).toContainText("Failed to setup payment update");
  await expect(notice).toContainText("The bank sleeps.");
  await expect(form.submit).toBeDisabled();
  await expect(page.getByRole("region", { name: "Notifications" })).toHaveCount(0);
  await restore();
  await form.root.getByRole("button", { name: "Retry Setup" }).click();
  await expect(form.submit).toBeEnabled();
  await expect(notice).toHaveCount(0);
  await expect.poll(() => callsTo(sent, setupCall)).toHaveLength(2);
});

test("SET-14 has a sentence for what nobody expected, and keeps the form", async ({ signedInPage: page }) => {
  await page.addInitScript(() => {
    crypto.randomUUID = () => {
      throw new Error("no more numbers");
    };
  });
  const form = await openCard(page);
  await typeAndSend(form, goodCard);
  await expect(toast(page, "An error occurred while updating payment method")).toBeVisible();
  await expect(form.submit).toBeEnabled();
  await expect(form.number).toHaveValue(goodCard);
});

test("a bank without words is told in ours, and one with words in its own", async ({ signedInPage: page }) => {
  let restore = await mockReply(page, saveCall, 500, {});
  const form = await openCard(page);
  await typeAndSend(form, goodCard);
  await expect(toast(page, "An error occurred while updating payment method")).toBeVisible();
  await restore();
  restore = await mockReply(page, saveCall, 402, { error: "Not this card.", message: "a message" });
  await form.submit.click();
  await expect(toast(page, "Not this card.")).toBeVisible();
  await expect(form.number).toHaveValue(goodCard);
  await restore();
  await form.submit.click();
  await expect(dialogs(page)).toHaveCount(0);
});

test("a declined card is told at its field and saves nothing", async ({ signedInPage: page }) => {
  const form = await openCard(page);
  const sent = recordCalls(page);
  await typeAndSend(form, declinedCard);
  await expect(toast(page, "Your card was declined.")).toBeVisible();
  await expect(form.number).toHaveAccessibleDescription("Your card was declined.");
  await expect(form.number).toBeFocused();
  expect(callsTo(sent, saveCall)).toEqual([]);
});

test("two quick clicks save one card, and nothing leads out of the dialog meanwhile", async ({
  signedInPage: page,
}) => {
  const letThrough = await holdCall(page, saveCall);
  const form = await openCard(page);
  const sent = recordCalls(page);
  await form.fill(goodCard);
  await form.submit.dblclick();
  await expect(form.submit).toHaveAttribute("aria-busy", "true");
  await page.keyboard.press("Escape");
  await expect(form.root).toBeVisible();
  await letThrough();
  await expect(dialogs(page)).toHaveCount(0);
  expect(callsTo(sent, saveCall)).toHaveLength(1);
});

for (const call of [setupCall, saveCall] as const) {
  test(`a 401 to ${call} leads to /login`, async ({ signedInPage: page }) => {
    await mockReply(page, call, 401, { error: "Session over" });
    const form = await openCard(page);
    if (call === saveCall) await typeAndSend(form, goodCard);
    await expect(page).toHaveURL(paths.signIn);
    await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  });
}
