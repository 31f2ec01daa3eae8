import { paths } from "../../apps/web/src/paths.ts";
import { callsTo, holdCall, mockReply, recordCalls, settle } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";
import { declinedCard, expectToast, goodCard } from "./screens.ts";
import { openCard, subscriptionCard, typeAndSend } from "./settings-payment.ts";

const setupCall = "POST /payment/create-update-setup-intent";
const saveCall = "POST /payment/save-method";
const checkCall = "GET /jwt/check-session";

test("SET-11 SET-13 Update Card opens a dialog whose failed setup can be retried, and returns the focus", async ({
  signedInPage: page,
}) => {
  const restore = await mockReply(page, setupCall, 503, { error: "an error", message: "The bank sleeps." });
  const calls = recordCalls(page);
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
  await settle(page);
  expect(callsTo(calls, setupCall)).toHaveLength(2);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const button = subscriptionCard(page).getByRole("button", { name: "Update Card" });
  await expect(button).toBeFocused();
  await button.click();
  await expect(form.number).toBeFocused();
});

test("SET-12 a double click saves one card, checks the session and closes the dialog without confirming", async ({
  signedInPage: page,
}) => {
  const release = await holdCall(page, saveCall);
  const form = await openCard(page);
  const calls = recordCalls(page);
  await form.fill(goodCard);
  await form.submit.dblclick();
  await expect(form.submit).toHaveAttribute("aria-busy", "true");
  await page.keyboard.press("Escape");
  await expect(form.root).toBeVisible();
  await release();
  await expectToast(page, "Payment method updated successfully!");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(paths.settings);
  await expect(subscriptionCard(page)).toContainText("Monthly");
  await settle(page);
  const paymentMethodId = expect.stringMatching(/^pm_sandbox_visa_[\w-]+$/) as unknown;
  expect(calls.slice(calls.findIndex(({ call }) => call === saveCall))).toEqual([
    { call: saveCall, query: {}, body: { paymentMethodId } },
    { call: checkCall, query: {}, body: undefined },
  ]);
});

test("SET-14 a declined card and failed saves are explained, and the form is kept for another try", async ({
  signedInPage: page,
}) => {
  const calls = recordCalls(page);
  const form = await openCard(page);
  await typeAndSend(form, declinedCard);
  await expectToast(page, "Your card was declined.");
  await expect(form.number).toHaveAccessibleDescription("Your card was declined.");
  await expect(form.number).toBeFocused();
  await settle(page);
  expect(callsTo(calls, saveCall)).toEqual([]);

  let restore = await mockReply(page, saveCall, 500, {});
  await typeAndSend(form, goodCard);
  await expectToast(page, "An error occurred while updating payment method");
  await restore();
  restore = await mockReply(page, saveCall, 402, { error: "Not this card.", message: "a message" });
  await form.submit.click();
  await expectToast(page, "Not this card.");
  await expect(form.number).toHaveValue(goodCard);
  await restore();
  await form.submit.click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
