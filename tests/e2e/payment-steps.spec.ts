import type { Route } from "@playwright/test";
import { callsTo, changeReply, holdCall, mockReply, recordCalls, settle } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";
import { cardFields, cardForm, choosePlan, expectToast, goodCard, typeCard, wizard } from "./screens.ts";

const setupCall = "POST /payment/create-setup-intent";
const saveCall = "POST /payment/save-method";
const confirmCall = "POST /payment/confirm";
const checkCall = "GET /jwt/check-session";

test.use({ stage: "unsubscribed" });

test("PAY-16 PAY-18 PAY-19 PAY-20 PAY-22 PAY-27 ENT-09 double clicks create one subscription, which opens the app", async ({
  signedInPage: page,
}) => {
  const calls = recordCalls(page);
  await changeReply(page, "GET /payment/plans", (plans: object[]) =>
    plans.map((plan, index) => ({
      ...plan,
      id: `other-${index}`,
      planId: `another-${index}`,
      stripePriceId: "price_1",
    })),
  );
  const release = await holdCall(page, saveCall);
  await page.goto("/payment");
  await page.getByRole("button", { name: "Choose Monthly" }).dblclick();
  const form = cardForm(page);
  const fields = cardFields(form);
  await typeCard(form, goodCard);
  const saving = page.waitForRequest(/\/payment\/save-method/);
  await fields.submit.dblclick();
  // Until the card provider has replied, the form can still be closed.
  await saving;
  for (const part of Object.values(fields)) await expect(part).toBeDisabled();
  await fields.submit.dispatchEvent("click");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(form).toBeVisible();
  await release();
  await expectToast(page, "You are subscribed. The first 3 days are free.");
  await expect(page).toHaveURL("/");
  await expect(wizard(page)).toBeVisible();
  await settle(page);
  const paymentMethodId = expect.stringMatching(/^pm_(card|sandbox)_visa_[\w-]+$/) as unknown;
  expect(calls.filter(({ call }) => call.startsWith("POST"))).toEqual([
    { call: setupCall, query: {}, body: undefined },
    { call: saveCall, query: {}, body: { paymentMethodId } },
    { call: confirmCall, query: { expectsTrial: "true" }, body: { planId: "plan_monthly" } },
  ]);
  const names = calls.map(({ call }) => call);
  expect(names.lastIndexOf(checkCall)).toBeGreaterThan(names.indexOf(confirmCall));
  expect(JSON.stringify(calls)).not.toContain(goodCard.replaceAll(" ", "").slice(0, 8));

  for (const path of ["/settings", "/"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  await page.goto("/yourplan");
  await expect(page.getByRole("heading", { name: "You’re subscribed" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Choose/ })).toHaveCount(0);
  await expect(form).toBeHidden();
});

test("after a lost reply, the page asks the server before it reports the outcome of the payment", async ({
  signedInPage: page,
}) => {
  const calls = recordCalls(page);
  await page.route(/\/payment\/confirm/, async (route) => {
    await route.fetch();
    return route.abort("connectionreset");
  });
  await page.goto("/payment");
  await page.getByRole("button", { name: "Choose Monthly" }).click();
  const restores = [
    await mockReply(page, checkCall, 500, {}),
    await mockReply(page, "GET /payment/subscription", 500, {}),
  ];
  const form = cardForm(page);
  await typeCard(form, goodCard);
  await cardFields(form).submit.click();
  await expect(form).toContainText("We don’t know yet whether your subscription has started");
  for (const restore of restores) await restore();
  await form.getByRole("button", { name: "Check again" }).click();
  await expect(page).toHaveURL("/");
  await expect(wizard(page)).toBeVisible();
  expect(callsTo(calls, confirmCall)).toHaveLength(1);
});

/** Ways in which the app gets no usable reply to the confirm call. */
const lostReplies: Record<string, (route: Route) => Promise<unknown>> = {
  "is dropped": (route) => route.abort("connectionreset"),
  "times out": () => Promise.resolve(),
  "is malformed": (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<p>Welcome</p>" }),
  "is a 500": (route) => route.fulfill({ status: 500, contentType: "text/html", body: "<p>Error</p>" }),
};

/** Runs in the page: ends calls at their timeout by the page's clock, which tests control. */
function useClockForTimeouts(): void {
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), milliseconds);
    return controller.signal;
  };
}

for (const [name, reply] of Object.entries(lostReplies)) {
  test(`when the reply to the confirm call ${name}, the page checks the session before it says whether the subscription has started`, async ({
    signedInPage: page,
  }) => {
    const isTimeout = name === "times out";
    await page.clock.install();
    await page.addInitScript(useClockForTimeouts);
    const calls = recordCalls(page);
    await page.goto("/payment");
    const form = await choosePlan(page);
    await typeCard(form, goodCard);
    const outcome = form.getByText(/has not started|don’t know yet/);
    let arrives = false;
    await page.route(/\/payment\/confirm/, async (route) => {
      if (arrives) await route.fetch();
      await reply(route);
    });
    const pay = async () => {
      const release = await holdCall(page, checkCall);
      const confirmed = page.waitForRequest(/\/payment\/confirm/);
      const checked = page.waitForRequest(/\/jwt\/check-session/);
      await cardFields(form).submit.click();
      await confirmed;
      if (isTimeout) await page.clock.fastForward(20_000);
      await checked;
      await expect(form).toContainText("We’re checking whether your payment went through");
      await expect(outcome).toHaveCount(0);
      expect(await page.evaluate(() => window.shownToasts)).toEqual([]);
      await release();
    };

    await pay();
    // Without any reply, the page waits and asks again, because the call may still arrive.
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(outcome).toContainText("the subscription has not started", { timeout: 200 });
    }).toPass();
    await expectToast(page, /./);
    arrives = true;
    await pay();
    await expect(wizard(page)).toBeVisible();
    expect(callsTo(calls, confirmCall)).toHaveLength(2);
  });
}
