import { changeReply } from "../e2e/api-calls.ts";
import { expect, signInAs, test } from "../e2e/fixtures.ts";
import { cardFields, choosePlan, expectToast, goodCard, typeCard, wizard } from "../e2e/screens.ts";
import { subscriptionCard } from "../e2e/settings-payment.ts";
import { createSubscriber } from "../e2e/users.ts";
import { passDays, reportOf } from "./control.ts";
import { failCardEntry } from "./serve-stripe.ts";

test.use({ stage: "unsubscribed" });

const plansCall = "GET /payment/plans";

test("PAY-25 ERR-12 an unexpected error from Stripe shows the app’s own message, and the form works again", async ({
  signedInPage: page,
  user,
}) => {
  await page.goto("/payment");
  const form = await choosePlan(page);
  await typeCard(form, goodCard);
  const restore = await failCardEntry(page);
  await cardFields(form).submit.click();
  await expectToast(page, "An error occurred while processing payment");
  await restore();
  await cardFields(form).submit.click();
  await expect(wizard(page)).toBeVisible();
  expect(await reportOf(user)).toEqual({ subscriptions: ["trialing"], charges: [], violations: [] });
});

test("PAY-28 PAY-30 the first subscription is free for three days", async ({ signedInPage: page, user }) => {
  await page.goto("/payment");
  const form = await choosePlan(page);
  await expect(form).toContainText("Nothing today.");
  await typeCard(form, goodCard);
  await cardFields(form).submit.click();
  await expect(wizard(page)).toBeVisible();
  await page.goto("/settings");
  await expect(subscriptionCard(page)).toContainText("3 days left.");
  await passDays(user, 2);
  await page.reload();
  await expect(subscriptionCard(page)).toContainText("1 day left.");
  await passDays(user, 2);
  await page.reload();
  await expect(subscriptionCard(page)).toContainText("Active");
  expect((await reportOf(user)).charges).toEqual([1200]);
});

test("ERR-01 ERR-02 a session that expires during the payment leads to the sign-in page, and nothing is charged", async ({
  signedInPage: page,
  user,
}) => {
  await page.goto("/payment");
  const form = await choosePlan(page);
  await typeCard(form, goodCard);
  await page.request.post("/api/v1/jwt/logout", { headers: { authorization: `Bearer ${user.token}` } });
  await cardFields(form).submit.click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  expect((await reportOf(user)).subscriptions).toEqual([]);
});

test("PAY-24 a plan that is no longer offered is refused, and nothing is charged", async ({
  signedInPage: page,
  user,
}) => {
  await changeReply(page, plansCall, (plans: object[]) => [...plans, { ...plans[1], _id: "plan_gone", name: "Gone" }]);
  await page.goto("/payment");
  const form = await choosePlan(page, "Gone");
  await typeCard(form, goodCard);
  await cardFields(form).submit.click();
  await expectToast(page, "This plan isn’t available. Choose another one.");
  await expect(form).toContainText("the subscription has not started");
  expect((await reportOf(user)).subscriptions).toEqual([]);
});

test("PAY-29 if the page shows a trial by mistake, nothing is charged before the user agrees", async ({ page }) => {
  const user = await createSubscriber("chargeCustomerFail");
  await signInAs(page, user);
  for (const days of [4, 1, 3, 5]) await passDays(user, days);
  const promiseTrial = (body: object) =>
    JSON.parse(
      JSON.stringify(body)
        .replace('"trialUsed":true', '"trialUsed":false')
        .replace('"hasTrial":false', '"hasTrial":true'),
    ) as unknown;
  await changeReply(page, "GET /jwt/check-session", promiseTrial);
  await changeReply(page, "GET /payment/subscription", promiseTrial);
  await page.goto("/payment");
  const form = await choosePlan(page);
  await expect(form).toContainText("Nothing today.");
  await typeCard(form, goodCard);
  await cardFields(form).submit.click();
  await expect(form).toContainText("No free trial with this card");
  await expect(form).toContainText("$12 today, then every month.");
  await expect(form).not.toContainText("Nothing today.");
  expect((await reportOf(user)).charges).toEqual([]);
  await cardFields(form).submit.click();
  await expectToast(page, "You are subscribed. The free trial was used before, so your card has been charged.");
  expect(await reportOf(user)).toEqual({ subscriptions: ["canceled", "active"], charges: [1200], violations: [] });
});
