import { changeReply, mockReply } from "../e2e/api-calls.ts";
import { replyToBank } from "../e2e/card-provider.ts";
import { expect, test } from "../e2e/fixtures.ts";
import { expectToast, goodCard } from "../e2e/screens.ts";
import { openCard, openPlan, subscriptionCard, typeAndSend } from "../e2e/settings-payment.ts";
import { breakStripe, passDays, reportOf } from "./control.ts";
import { failCardEntry } from "./serve-stripe.ts";

test.use({ stage: "newcomer" });

const previewCall = "GET /payment/plan-change-preview";
const confirmedCard = "4000 0027 6000 3184";
const charged = [1200, expect.closeTo(8440, -2)] as unknown;

test("SET-13 SET-14 a card update that fails can be repeated", async ({ signedInPage: page, user }) => {
  const repair = await breakStripe(user, "server error", "POST setup_intents");
  const form = await openCard(page);
  await expect(form.root).toContainText("Failed to setup payment update");
  await repair();
  await form.root.getByRole("button", { name: "Retry Setup" }).click();
  await form.fill("5555 5555 5555 4444");
  const restore = await failCardEntry(page);
  await form.submit.click();
  await expectToast(page, "An error occurred while updating payment method");
  await restore();
  await form.submit.click();
  await expectToast(page, "Payment method updated successfully!");
  await expect(subscriptionCard(page)).toContainText("Mastercard ending in 4444");
});

test("SET-30 a declined plan change keeps its dialog open, and another card pays", async ({
  signedInPage: page,
  user,
}) => {
  await passDays(user, 4);
  const form = await openPlan(page);
  await typeAndSend(form, "4000 0000 0000 0341");
  await expectToast(page, "Your card was declined.");
  await expect(form.root).toContainText("your plan has not changed");
  expect((await reportOf(user)).charges).toEqual([1200]);
  await form.root.getByRole("button", { name: "Use another card" }).click();
  await typeAndSend(form, goodCard);
  await expectToast(page, "Plan updated successfully!");
  expect(await reportOf(user)).toEqual({ subscriptions: ["active"], charges: charged, violations: [] });
});

test("SET-30 after the bank has declined a plan change, the next attempt asks the bank again", async ({
  signedInPage: page,
  user,
}) => {
  await passDays(user, 4);
  const form = await openPlan(page);
  await typeAndSend(form, confirmedCard);
  await replyToBank(page, "approved");
  await replyToBank(page, "declined");
  await expectToast(page, /unable to authenticate/);
  await expect(form.root).toContainText("your plan has not changed");
  await form.submit.click();
  await replyToBank(page, "approved");
  await expectToast(page, "Plan updated successfully!");
  expect(await reportOf(user)).toEqual({ subscriptions: ["active"], charges: charged, violations: [] });
});

test("SET-17 a plan can only be changed for an amount that was shown and is still current", async ({
  signedInPage: page,
  user,
}) => {
  await passDays(user, 4);
  const restoreFailure = await mockReply(page, previewCall, 400, { message: "No price." });
  const form = await openPlan(page);
  await form.fill(goodCard);
  await expect(form.root).toContainText("The price of this change could not be loaded");
  await expect(form.submit).toBeDisabled();
  await restoreFailure();
  const restoreOld = await changeReply(page, previewCall, (preview: object) => ({
    ...preview,
    dueToday: 1,
    prorationDate: new Date(Date.now() - 3_600_000).toISOString(),
  }));
  await form.root.getByRole("button", { name: "Retry" }).click();
  await expect(form.root).toContainText(/Due today\s*\$1/);
  await restoreOld();
  await form.submit.click();
  await expect(form.root).toContainText("We’ve recalculated the price");
  await expect(form.root).toContainText(/Due today\s*\$84\.\d\d/);
  expect((await reportOf(user)).charges).toEqual([1200]);
  await form.submit.click();
  await expectToast(page, "Plan updated successfully!");
  expect(await reportOf(user)).toEqual({ subscriptions: ["active"], charges: charged, violations: [] });
});

test("a subscription canceled during its renewal is charged once and ends with the new period", async ({
  signedInPage: page,
  user,
}) => {
  await page.goto("/settings");
  const card = subscriptionCard(page);
  await card.getByRole("button", { name: "Cancel subscription" }).click();
  await passDays(user, 3);
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel subscription" }).click();
  await expect(card).toContainText("Canceled");
  expect(await reportOf(user)).toEqual({ subscriptions: ["active"], charges: [1200], violations: [] });
  await passDays(user, 32);
  await page.goto("/");
  await expect(page).toHaveURL("/payment");
  expect(await reportOf(user)).toEqual({ subscriptions: ["canceled"], charges: [1200], violations: [] });
});
