import { expect, test } from "./fixtures.ts";
import { cardFields, cardForm, choosePlan, goodCard, subscribe, toast, typeCard, wizard } from "./screens.ts";
import { mockReply, dropConnection, callsTo, changeReply, recordCalls } from "./api-calls.ts";

const saveCall = "POST /payment/save-method";
const confirmCall = "POST /payment/confirm";
const checkCall = "GET /jwt/check-session";

test.use({ stage: "unsubscribed" });

test("PAY-19 saves the payment method, and sends nothing but its id", async ({ signedInPage: page }) => {
  const sent = recordCalls(page);
  await subscribe(page);
  await expect(page).toHaveURL("/");
  const paymentMethodId = expect.stringMatching(/^pm_sandbox_visa_[\w-]+$/) as unknown;
  await expect.poll(() => callsTo(sent, saveCall)).toEqual([{ call: saveCall, query: {}, body: { paymentMethodId } }]);
});

test("PAY-20 confirms with the plan's _id after the card is saved", async ({ signedInPage: page }) => {
  const sent = recordCalls(page);
  await subscribe(page);
  await expect(page).toHaveURL("/");
  await expect
    .poll(() => callsTo(sent, confirmCall))
    .toEqual([{ call: confirmCall, query: {}, body: { planId: "plan_monthly" } }]);
  const calls = sent.map(({ call }) => call);
  expect(calls.indexOf(confirmCall)).toBeGreaterThan(calls.indexOf(saveCall));
});

test("PAY-21 does not confirm when the card was not saved", async ({ signedInPage: page }) => {
  const sent = recordCalls(page);
  await mockReply(page, saveCall, 402, { error: "No." });
  const form = await subscribe(page);
  await expect(toast(page, "No.")).toBeVisible();
  await expect(cardFields(form).submit).toBeEnabled();
  expect(callsTo(sent, confirmCall)).toEqual([]);
});

test("PAY-22 says what the server said, reads the user anew, forgets the payment and goes home", async ({
  signedInPage: page,
}) => {
  const sent = recordCalls(page);
  await subscribe(page);
  await expect(toast(page, "You are subscribed. The first 3 days are free.")).toBeVisible();
  await expect(page).toHaveURL("/");
  const calls = sent.map(({ call }) => call);
  expect(calls.lastIndexOf(checkCall)).toBeGreaterThan(calls.indexOf(confirmCall));
  await page.goBack();
  await page.goto("/yourplan");
  await expect(page.getByRole("button", { name: "Choose Monthly" })).toBeDisabled();
  await expect(cardForm(page)).toBeHidden();
});

test("PAY-23 says the error of a card that could not be saved, and lets go", async ({ signedInPage: page }) => {
  const restore = await mockReply(page, saveCall, 500, { error: "The card was lost.", message: "a message" });
  const form = await subscribe(page);
  await expect(toast(page, "The card was lost.")).toBeVisible();
  const fields = cardFields(form);
  await expect(fields.submit).toBeEnabled();
  await expect(fields.number).toHaveValue("4242 4242 4242 4242");
  await restore();
  await fields.submit.click();
  await expect(page).toHaveURL("/");
});

test("PAY-24 says the message of a failed confirmation, and trying again only confirms", async ({
  signedInPage: page,
}) => {
  const sent = recordCalls(page);
  const restore = await mockReply(page, confirmCall, 500, { error: "an error", message: "The bank is away." });
  const form = await subscribe(page);
  await expect(toast(page, "The bank is away.")).toBeVisible();
  await expect(cardFields(form).submit).toBeEnabled();
  await restore();
  await cardFields(form).submit.click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => callsTo(sent, saveCall)).toHaveLength(1);
  await expect.poll(() => callsTo(sent, confirmCall)).toHaveLength(2);
});

test("PAY-25 has a sentence for what nobody expected", async ({ signedInPage: page }) => {
  await page.addInitScript(() => {
    crypto.randomUUID = () => {
      throw new Error("no more numbers");
    };
  });
  const form = await subscribe(page);
  await expect(toast(page, "An error occurred while processing payment")).toBeVisible();
  await expect(cardFields(form).submit).toBeEnabled();
});

test("PAY-27 is not led back to the plans after the payment", async ({ signedInPage: page }) => {
  await subscribe(page);
  await expect(page).toHaveURL("/");
  for (const path of ["/roadmap", "/settings", "/"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test("ENT-09 knows a plan by its _id, whatever else it carries", async ({ signedInPage: page }) => {
  const sent = recordCalls(page);
  await changeReply(page, "GET /payment/plans", (plans: object[]) =>
    plans.map((plan, index) => ({
      ...plan,
      id: `other-${index}`,
      planId: `another-${index}`,
      stripePriceId: "price_1",
    })),
  );
  await subscribe(page);
  await expect(page).toHaveURL("/");
  expect(callsTo(sent, confirmCall)[0]?.body).toEqual({ planId: "plan_monthly" });
});

test("a line that drops at each step loses nothing that was typed", async ({ signedInPage: page }) => {
  const mends = [await dropConnection(page, saveCall), await dropConnection(page, confirmCall)];
  const form = await subscribe(page);
  const fields = cardFields(form);
  for (const restore of mends) {
    await expect(toast(page, /can’t be reached/).first()).toBeVisible();
    await expect(fields.submit).toBeEnabled();
    await expect(fields.number).toHaveValue("4242 4242 4242 4242");
    // Gone by itself, so that the next one seen is the next failure's.
    await expect(toast(page, /can’t be reached/)).toHaveCount(0);
    await restore();
    await fields.submit.click();
  }
  await expect(page).toHaveURL("/");
});

test("a lost answer to the confirmation is made good by trying again", async ({ signedInPage: page }) => {
  let isFirst = true;
  await page.route("**/payment/confirm", async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    return route.abort("connectionreset");
  });
  const form = await subscribe(page);
  await expect(toast(page, /can’t be reached/)).toBeVisible();
  await cardFields(form).submit.click();
  await expect(page).toHaveURL("/");
});

test("a user who can't be read anew after the payment is let in all the same", async ({ signedInPage: page }) => {
  await page.goto("/payment");
  const form = await choosePlan(page);
  await typeCard(form, goodCard);
  await mockReply(page, checkCall, 500, {});
  await cardFields(form).submit.click();
  await expect(page).toHaveURL("/");
  await expect(wizard(page)).toBeVisible();
});

test("odd answers to the confirmation are read as one sentence each", async ({ signedInPage: page }) => {
  const oddities = ["<h1>502 Bad Gateway</h1>", "", [], { error: { code: 7 } }, { error: "", message: null }];
  await page.goto("/payment");
  const form = await choosePlan(page);
  await typeCard(form, goodCard);
  for (const body of oddities) {
    const restore = await mockReply(page, confirmCall, 500, body);
    await cardFields(form).submit.click();
    const news = toast(page, /Something went wrong on our side/);
    await expect(news).toBeVisible();
    await form.getByRole("button", { name: "Close" }).last().click();
    await expect(news).toBeHidden();
    await restore();
  }
});
