import { expect, test } from "./fixtures.ts";
import { cardFields, cardForm, choosePlan, declinedCard, goodCard, subscribe, toast, typeCard } from "./screens.ts";
import { mockReply, holdCall, callsTo, recordCalls } from "./api-calls.ts";

const setupCall = "POST /payment/create-setup-intent";
const saveCall = "POST /payment/save-method";

test.use({ stage: "unsubscribed" });

test("PAY-10 opens the payment details of the plan whose card is clicked", async ({ signedInPage: page }) => {
  await page.goto("/payment");
  // Anywhere on the card, not only on its button.
  const cards = page.getByRole("list", { name: "Plans" }).locator("> li");
  await cards.filter({ hasText: "Yearly" }).click({ position: { x: 20, y: 20 } });
  await expect(page.getByRole("dialog", { name: "Payment details for Yearly" })).toBeVisible();
  await page.keyboard.press("Escape");
  await choosePlan(page, "Weekly");
});

test("PAY-11 creates a setup intent as the dialog opens, and sends nothing along", async ({ signedInPage: page }) => {
  const sent = recordCalls(page);
  await page.goto("/payment");
  await page.getByRole("button", { name: "Choose Monthly" }).waitFor();
  expect(callsTo(sent, setupCall)).toEqual([]);
  const form = await choosePlan(page);
  await expect(cardFields(form).submit).toBeEnabled();
  await expect.poll(() => callsTo(sent, setupCall)).toEqual([{ call: setupCall, query: {}, body: undefined }]);
});

test("PAY-12 says that the payment could not be set up, and sets it up again on demand", async ({
  signedInPage: page,
}) => {
  const sent = recordCalls(page);
  const restore = await mockReply(page, setupCall, 500, {});
  await page.goto("/payment");
  const form = await choosePlan(page);
  await expect(form.getByRole("alert")).toContainText("Failed to setup payment");
  await expect(cardFields(form).submit).toBeDisabled();
  await restore();
  await form.getByRole("button", { name: "Retry Setup" }).click();
  await expect(cardFields(form).submit).toBeEnabled();
  await expect(form.getByRole("alert")).toHaveCount(0);
  await expect.poll(() => callsTo(sent, setupCall)).toHaveLength(2);
});

test("PAY-13 tells the server's message in place, or else the error's, and never in a toast", async ({
  signedInPage: page,
}) => {
  let restore = await mockReply(page, setupCall, 503, { error: "an error", message: "The bank sleeps." });
  await page.goto("/payment");
  const form = await choosePlan(page);
  await expect(form.getByRole("alert")).toContainText("The bank sleeps.");
  await restore();
  restore = await mockReply(page, setupCall, 503, "<h1>Bad gateway</h1>");
  await form.getByRole("button", { name: "Retry Setup" }).click();
  await expect(form.getByRole("alert")).toContainText("Something went wrong on our side.");
  await restore();
  await expect(page.getByRole("region", { name: "Notifications" })).toHaveCount(0);
});

test("PAY-14 has a card form and a button that names the plan and its price", async ({ signedInPage: page }) => {
  await page.goto("/payment");
  const form = await choosePlan(page);
  const fields = cardFields(form);
  await expect(fields.number).toBeVisible();
  await expect(fields.expiry).toBeVisible();
  await expect(fields.code).toBeVisible();
  await expect(form.getByRole("button", { name: "Subscribe to Monthly - $12", exact: true })).toBeVisible();
});

test("PAY-15 keeps the form disabled until card provider and setup intent are ready", async ({
  signedInPage: page,
}) => {
  const letThrough = await holdCall(page, setupCall);
  await page.goto("/payment");
  const fields = cardFields(await choosePlan(page));
  for (const part of Object.values(fields)) await expect(part).toBeDisabled();
  await letThrough();
  for (const part of Object.values(fields)) await expect(part).toBeEnabled();
});

test("PAY-16 keeps the form disabled while submitting, and hears no second click", async ({ signedInPage: page }) => {
  const sent = recordCalls(page);
  const letThrough = await holdCall(page, saveCall);
  const fields = cardFields(await subscribe(page));
  for (const part of Object.values(fields)) await expect(part).toBeDisabled();
  await fields.submit.dispatchEvent("click");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(cardForm(page)).toBeVisible();
  await letThrough();
  await expect(page).toHaveURL("/");
  await expect.poll(() => callsTo(sent, saveCall)).toHaveLength(1);
  await expect.poll(() => callsTo(sent, "POST /payment/confirm")).toHaveLength(1);
});

test("PAY-17 says in a toast why the card was not taken, saves nothing and lets it be mended", async ({
  signedInPage: page,
}) => {
  const sent = recordCalls(page);
  await page.goto("/payment");
  const form = await choosePlan(page);
  await typeCard(form, declinedCard);
  await cardFields(form).submit.click();
  await expect(toast(page, "Your card was declined.")).toBeVisible();
  await expect(cardFields(form).number).toBeEnabled();
  await expect(cardFields(form).number).toBeFocused();
  await cardFields(form).number.fill("4242 4242");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Your card number is incomplete.")).toBeVisible();
  expect(callsTo(sent, saveCall)).toEqual([]);
  await cardFields(form).number.fill(goodCard);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
});

for (const [brand, number, code] of [
  ["visa", goodCard, "123"],
  ["amex", "3782 822463 10005", "1234"],
] as const) {
  const title =
    brand === "visa"
      ? "PAY-18 asks the card provider for a payment method of the card, and sends the card nowhere"
      : "a card of another brand and length becomes a payment method as well";
  test(title, async ({ signedInPage: page }) => {
    const sent = recordCalls(page);
    await page.goto("/payment");
    const form = await choosePlan(page);
    await typeCard(form, number);
    await cardFields(form).code.fill(code);
    await cardFields(form).submit.click();
    await expect(page).toHaveURL("/");
    const [save] = callsTo(sent, saveCall);
    expect(save?.body).toEqual({ paymentMethodId: expect.stringMatching(`^pm_sandbox_${brand}_`) as unknown });
    const digits = number.replaceAll(" ", "");
    expect(JSON.stringify(sent)).not.toContain(digits.slice(0, 8));
  });
}

test("two quick clicks on a plan and on the button make one subscription", async ({ signedInPage: page }) => {
  const sent = recordCalls(page);
  await page.goto("/payment");
  await page.getByRole("button", { name: "Choose Monthly" }).dblclick();
  const form = cardForm(page);
  await typeCard(form, goodCard);
  await cardFields(form).submit.dblclick();
  await expect(page).toHaveURL("/");
  await expect
    .poll(() => sent.map(({ call }) => call).filter((call) => call.startsWith("POST")))
    .toEqual([setupCall, saveCall, "POST /payment/confirm"]);
});
