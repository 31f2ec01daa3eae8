import { holdCall } from "../e2e/api-calls.ts";
import { replyToBank } from "../e2e/card-provider.ts";
import { expect, signInAs, test } from "../e2e/fixtures.ts";
import { cardFields, choosePlan, expectToast, goodCard, typeCard, wizard } from "../e2e/screens.ts";
import { openCard, openPlan, subscriptionCard, typeAndSend } from "../e2e/settings-payment.ts";
import { createSubscriber } from "../e2e/users.ts";
import { breakStripe, passDays, reportOf } from "./control.ts";

test.describe("with a subscription", () => {
  test.use({ stage: "newcomer" });

  test("a canceled subscription can be resumed, and otherwise ends with its period", async ({
    signedInPage: page,
    user,
  }) => {
    await page.goto("/settings");
    const card = subscriptionCard(page);
    const dialog = page.getByRole("alertdialog");
    const cancel = async () => {
      await card.getByRole("button", { name: "Cancel subscription" }).click();
      await dialog.getByRole("button", { name: "Cancel subscription" }).click();
      await expect(card).toContainText("Canceled");
    };
    await cancel();
    await card.getByRole("button", { name: "Resume subscription" }).click();
    await dialog.getByRole("button", { name: "Resume subscription" }).click();
    await expect(card).not.toContainText("Canceled");
    await cancel();
    await passDays(user, 4);
    await page.goto("/");
    await expect(page).toHaveURL("/payment");
    expect(await reportOf(user)).toEqual({ subscriptions: ["canceled"], charges: [], violations: [] });
  });

  test("deleting the account cancels the subscription without a charge, and keeping the account does not resume it", async ({
    signedInPage: page,
    user,
  }) => {
    await page.goto("/settings");
    await page.getByRole("button", { name: "Delete account" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete account" }).click();
    const banner = page.getByRole("main").getByRole("complementary", { name: "Delete account" });
    await expect(banner).toContainText(/Your account will be deleted on/);
    await expect(subscriptionCard(page)).toContainText("Canceled");
    await banner.getByRole("button", { name: "Keep my account" }).click();
    await expect(banner).toHaveCount(0);
    await expect(subscriptionCard(page)).toContainText("Canceled");
    await passDays(user, 4);
    await page.goto("/");
    await expect(page).toHaveURL("/payment");
    expect(await reportOf(user)).toEqual({ subscriptions: ["canceled"], charges: [], violations: [] });
  });

  test("the trial is followed by a charge, and a plan change then charges the difference", async ({
    signedInPage: page,
    user,
  }) => {
    await passDays(user, 4);
    const form = await openPlan(page);
    const receipts = page.getByRole("region", { name: "Receipts" });
    await expect(receipts.getByRole("listitem").filter({ hasText: "$12" })).toContainText("Paid");
    await expect(form.root).toContainText(/Due today\s*\$84\.\d\d/);
    await expect(form.root).toContainText(/Credit for the rest of your current plan\s*.\$11\.\d\d/);
    await typeAndSend(form, goodCard);
    await expectToast(page, "Plan updated successfully!");
    await expect(subscriptionCard(page)).toContainText("Yearly");
    await expect(receipts.getByRole("listitem")).toHaveCount(2);
    const { charges, violations } = await reportOf(user);
    expect(charges).toEqual([1200, expect.closeTo(8440, -2)]);
    expect(violations).toEqual([]);
  });
});

test.describe("with a paid subscription", () => {
  test.use({ stage: "newcomer" });

  test("a plan change is only made once the owner of the card has confirmed its payment", async ({
    signedInPage: page,
    user,
  }) => {
    await passDays(user, 4);
    const form = await openPlan(page);
    await typeAndSend(form, "4000 0027 6000 3184");
    await replyToBank(page, "approved");
    // The card is saved; the bank asks again before it is charged.
    expect((await reportOf(user)).charges).toEqual([1200]);
    await replyToBank(page, "approved");
    await expectToast(page, "Plan updated successfully!");
    expect((await reportOf(user)).charges).toEqual([1200, expect.closeTo(8440, -2)]);
  });
});

test("after a failed charge the user enters another card, which is charged at once", async ({ page }) => {
  const user = await createSubscriber("chargeCustomerFail");
  await signInAs(page, user);
  await page.goto("/settings");
  const card = subscriptionCard(page);
  await expect(card).toContainText("Free trial");
  // Stripe's webhooks tell the server that the charge failed.
  await passDays(user, 4);
  await page.reload();
  await expect(card).toContainText("Your last payment failed");
  await expect(card).toContainText("We’ll try your card again on");
  const receipts = page.getByRole("region", { name: "Receipts" });
  await expect(receipts).toContainText("Unpaid");
  const form = await openCard(page, card.getByRole("alert"));
  await expect(form.root).toContainText("The payment that failed is charged to this card right away.");
  await typeAndSend(form, goodCard);
  await expectToast(page, "Payment method updated successfully!");
  await expect(card).not.toContainText("Your last payment failed");
  await expect(receipts).toContainText("Paid");
  expect(await reportOf(user)).toEqual({ subscriptions: ["active"], charges: [1200], violations: [] });
});

test("PAY-29 after the last failed attempt to charge a card, the subscription ends, and plans are offered without a trial", async ({
  page,
}) => {
  const user = await createSubscriber("chargeCustomerFail");
  await signInAs(page, user);
  for (const days of [4, 1, 3, 5]) await passDays(user, days);
  await page.goto("/");
  await expect(page).toHaveURL("/payment");
  await expect(page.getByText(/You’ve used your free trial/)).toBeVisible();
  expect((await reportOf(user)).subscriptions).toEqual(["canceled"]);

  // The bank asks twice: before the card is saved and before it is charged.
  const form = await choosePlan(page);
  await typeCard(form, "4000 0027 6000 3184");
  await cardFields(form).submit.click();
  await replyToBank(page, "approved");
  await replyToBank(page, "approved");
  await expectToast(page, "You are subscribed. The free trial was used before, so your card has been charged.");
  expect(await reportOf(user)).toEqual({ subscriptions: ["canceled", "active"], charges: [1200], violations: [] });
});

test.describe("while Stripe does not respond", () => {
  test.use({ stage: "unsubscribed" });

  test("PAY-12 PAY-13 PAY-24 ERR-04 ERR-07 the payment form reports the outage, and works once Stripe is back", async ({
    signedInPage: page,
    user,
  }) => {
    const repairSetup = await breakStripe(user, "server error", "POST customers", "POST setup_intents");
    await page.goto("/payment");
    const form = await choosePlan(page);
    await expect(form).toContainText("The card provider isn’t responding. Try again in a moment.");
    await repairSetup();
    await form.getByRole("button", { name: "Retry Setup" }).click();
    await typeCard(form, goodCard);
    const repair = await breakStripe(user, "server error", "POST subscriptions");
    await cardFields(form).submit.click();
    await expectToast(page, "The card provider isn’t responding. Try again in a moment.");
    await expect(form).toContainText("the subscription has not started");
    await repair();
    await cardFields(form).submit.click();
    await expect(wizard(page)).toBeVisible();
    expect(await reportOf(user)).toEqual({ subscriptions: ["trialing"], charges: [], violations: [] });
  });

  test("the page says that the outcome is unknown until Stripe responds", async ({ signedInPage: page, user }) => {
    await page.goto("/payment");
    const form = await choosePlan(page);
    await typeCard(form, goodCard);
    // The card is saved before Stripe stops responding.
    const release = await holdCall(page, "POST /payment/confirm");
    const asked = page.waitForRequest(/\/payment\/confirm/);
    await cardFields(form).submit.click();
    await asked;
    const repair = await breakStripe(user, "server error", "GET subscriptions", "POST subscriptions");
    await release();
    const unknown = form.getByText("We don’t know yet whether your subscription has started");
    // The server repeats each request to Stripe, and the page asks the server twice.
    await unknown.waitFor({ timeout: 25_000 });
    await repair();
    await form.getByRole("button", { name: "Check again" }).click();
    await expect(form).toContainText("the subscription has not started");
    await cardFields(form).submit.click();
    await expect(wizard(page)).toBeVisible();
    expect((await reportOf(user)).subscriptions).toEqual(["trialing"]);
  });

  test("a subscription is not started twice when Stripe’s reply is lost", async ({ signedInPage: page, user }) => {
    await page.goto("/payment");
    const form = await choosePlan(page);
    await typeCard(form, goodCard);
    const repair = await breakStripe(user, "lost reply", "POST subscriptions");
    await cardFields(form).submit.click();
    await expect(wizard(page)).toBeVisible();
    await repair();
    expect((await reportOf(user)).subscriptions).toEqual(["trialing"]);
  });
});
