import { callsTo, holdCall, mockReply, recordCalls, settle } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";
import { cardFields, choosePlan, declinedCard, expectToast, goodCard, typeCard } from "./screens.ts";

const setupCall = "POST /payment/create-setup-intent";
const saveCall = "POST /payment/save-method";

test.use({ stage: "unsubscribed" });

test("PAY-10 PAY-11 PAY-14 PAY-15 choosing a plan opens its card form, enabled once the setup intent is created", async ({
  signedInPage: page,
}) => {
  const calls = recordCalls(page);
  await page.goto("/payment");
  // The whole card is clickable, not only its button.
  const cards = page.getByRole("list", { name: "Plans" }).locator("> li");
  await expect(cards).toHaveCount(3);
  await settle(page);
  expect(callsTo(calls, setupCall)).toEqual([]);
  await cards.filter({ hasText: "Yearly" }).click({ position: { x: 20, y: 20 } });
  await expect(page.getByRole("dialog", { name: "Payment details for Yearly" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto("/payment");

  calls.length = 0;
  const release = await holdCall(page, setupCall);
  const form = await choosePlan(page);
  const fields = cardFields(form);
  await expect(form.getByRole("button", { name: "Subscribe to Monthly - $12", exact: true })).toBeVisible();
  for (const part of Object.values(fields)) await expect(part).toBeDisabled();
  await release();
  for (const part of Object.values(fields)) await expect(part).toBeEnabled();
  await settle(page);
  expect(callsTo(calls, setupCall)).toEqual([{ call: setupCall, query: {}, body: undefined }]);
});

test("PAY-12 PAY-13 a failed setup shows the server's message in place, and Retry Setup repeats it", async ({
  signedInPage: page,
}) => {
  const calls = recordCalls(page);
  await page.goto("/payment");
  let restore = await mockReply(page, setupCall, 503, { error: "an error", message: "The bank sleeps." });
  const form = await choosePlan(page);
  const alert = form.getByRole("alert");
  await expect(alert).toContainText("Failed to setup payment");
  await expect(alert).toContainText("The bank sleeps.");
  await expect(cardFields(form).submit).toBeDisabled();
  await restore();
  restore = await mockReply(page, setupCall, 503, "<h1>Bad gateway</h1>");
  await form.getByRole("button", { name: "Retry Setup" }).click();
  await expect(alert).toContainText("Something went wrong on our side.");
  await restore();
  await form.getByRole("button", { name: "Retry Setup" }).click();
  await expect(cardFields(form).submit).toBeEnabled();
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Notifications" })).toHaveCount(0);
  await settle(page);
  expect(callsTo(calls, setupCall)).toHaveLength(3);
});

test("PAY-17 a rejected card is explained in a toast, is not saved and can be corrected", async ({
  signedInPage: page,
}) => {
  const calls = recordCalls(page);
  await page.goto("/payment");
  const form = await choosePlan(page);
  await typeCard(form, declinedCard);
  await cardFields(form).submit.click();
  await expectToast(page, "Your card was declined.");
  await expect(cardFields(form).number).toBeEnabled();
  await expect(cardFields(form).number).toBeFocused();
  await cardFields(form).number.fill("4242 4242");
  await page.keyboard.press("Enter");
  await expectToast(page, "Your card number is incomplete.");
  expect(callsTo(calls, saveCall)).toEqual([]);
  await cardFields(form).number.fill(goodCard);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
});
