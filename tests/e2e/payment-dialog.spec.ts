import { callsTo, holdCall, recordCalls, settle } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";
import { cardFields, choosePlan } from "./screens.ts";

const setupCall = "POST /payment/create-setup-intent";

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
