import { callsTo, recordCalls, settle } from "./api-calls.ts";
import { replyToBank } from "./card-provider.ts";
import { expect, test } from "./fixtures.ts";
import { cardFields, choosePlan, expectToast, goodCard, typeCard, wizard } from "./screens.ts";
import { openCard, openPlan, subscriptionCard, typeAndSend } from "./settings-payment.ts";

const confirmCall = "POST /payment/confirm";

/** Cards that are refused, with the message. */
const refusals = [
  ["4000 0000 0000 0002", "Your card was declined."],
  ["4000 0000 0000 9995", "Your card has insufficient funds."],
  ["4000 0000 0000 0069", "Your card has expired."],
  ["4000 0000 0000 0127", "Your card’s security code is incorrect."],
  ["4000 0000 0000 0119", "An error occurred while processing your card. Try again in a little bit."],
] as const;

test.describe("without a subscription", { tag: "@release" }, () => {
  test.use({ stage: "unsubscribed" });

  test("PAY-17 PAY-21 PAY-23 each refused card is reported, and the same form then accepts a valid card", async ({
    signedInPage: page,
  }) => {
    const calls = recordCalls(page);
    await page.goto("/payment");
    const form = await choosePlan(page);
    const { submit } = cardFields(form);
    for (const [number, message] of refusals) {
      await typeCard(form, number);
      await submit.click();
      await expectToast(page, message);
      await expect(submit).toBeEnabled();
    }
    await settle(page);
    expect(callsTo(calls, confirmCall)).toEqual([]);
    await typeCard(form, goodCard);
    await submit.click();
    await expectToast(page, "You are subscribed. The first 3 days are free.");
    await expect(wizard(page)).toBeVisible();
    expect(callsTo(calls, confirmCall)).toHaveLength(1);
  });

  test("a reload during the payment and a second tab show the subscription, not the plans", async ({
    signedInPage: page,
    context,
  }) => {
    await page.goto("/payment");
    const second = await context.newPage();
    await second.goto("/payment");
    const stale = await choosePlan(second);
    await typeCard(stale, goodCard);

    // Leave the page before the reply arrives.
    const confirmed = Promise.withResolvers<void>();
    await page.route(/\/payment\/confirm/, async (route) => {
      await route.fetch();
      confirmed.resolve();
    });
    const form = await choosePlan(page);
    await typeCard(form, goodCard);
    await cardFields(form).submit.click();
    await confirmed.promise;
    await page.reload();
    await expect(page.getByRole("heading", { name: "You’re subscribed" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Choose/ })).toHaveCount(0);

    // The second tab doesn't know about the subscription yet.
    await cardFields(stale).submit.click();
    await expect(second.getByRole("heading", { name: "You’re subscribed" })).toBeVisible();
  });
});

test.describe("with a subscription", { tag: "@release" }, () => {
  test.use({ stage: "newcomer" });

  test("SET-07 SET-11 SET-12 another card replaces the saved one, even if the bank asks for confirmation", async ({
    signedInPage: page,
  }) => {
    const form = await openCard(page);
    await expect(subscriptionCard(page)).toContainText("Visa ending in 4242");
    await typeAndSend(form, "5555 5555 5555 4444");
    await expectToast(page, "Payment method updated successfully!");
    await expect(subscriptionCard(page)).toContainText("Mastercard ending in 4444");
    const again = await openCard(page);
    await typeAndSend(again, "4000 0025 0000 3155");
    await replyToBank(page, "approved");
    await expectToast(page, "Payment method updated successfully!");
    await expect(subscriptionCard(page)).toContainText("Visa ending in 3155");
  });

  test("SET-16 SET-17 SET-18 the dialog shows the amount due today, changes the plan once and closes", async ({
    signedInPage: page,
  }) => {
    const calls = recordCalls(page);
    const form = await openPlan(page);
    // The trial continues.
    await expect(form.root).toContainText(/Due today\s*\$0/);
    await typeAndSend(form, goodCard);
    await expectToast(page, "Plan updated successfully!");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(subscriptionCard(page)).toContainText("$96");
    await expect(page.getByRole("button", { name: "Choose Yearly" })).toBeDisabled();
    expect(callsTo(calls, "POST /payment/change-plan")).toHaveLength(1);
  });
});
