import type { FrameLocator, Locator, Page } from "@playwright/test";

/** Whether cards are typed into Stripe's fields, not the sandbox's: see playwright.stripe.config.ts. */
export const isStripe = process.env["TRELLIS_E2E_CARDS"] === "stripe";

const frameTitles = {
  "Card number": "Secure card number input frame",
  "Expiry date": "Secure expiration date input frame",
  "Security code": "Secure CVC input frame",
} as const;

/** A field of a card form. Stripe's fields are in frames. */
export function cardField(form: Locator, name: keyof typeof frameTitles): Locator {
  const place: Locator | FrameLocator = isStripe
    ? form.getByRole("group", { name }).frameLocator(`iframe[title="${frameTitles[name]}"]`)
    : form;
  return isStripe ? place.getByRole("textbox") : place.getByRole("textbox", { name });
}

/** Fills in a whole card. */
export async function fillCard(form: Locator, number: string): Promise<void> {
  await cardField(form, "Card number").fill(number);
  await cardField(form, "Expiry date").fill("12 / 34");
  await cardField(form, "Security code").fill("123");
}

/** Approves or declines the payment when the bank asks the cardholder (3-D Secure). */
export async function replyToBank(page: Page, reply: "approved" | "declined"): Promise<void> {
  if (!isStripe) {
    const name = { approved: "Approve", declined: "Decline" }[reply];
    return page.getByRole("dialog").getByRole("button", { name }).click();
  }
  const name = { approved: "Complete", declined: "Fail" }[reply];
  const bank = page.locator('iframe[title="Confirm with your bank"]');
  const address = await bank.getAttribute("src");
  await bank.contentFrame().getByRole("button", { name }).click();
  // The bank may ask twice: first for the card, then for the payment.
  return page.locator(`iframe[src="${address}"]`).waitFor({ state: "detached" });
}
