import type { CardRefused } from "@trellis/server-core/ports/payments";

type Refusal = Omit<CardRefused, "is">;

/** The behavior of a test card. */
export interface TestCard {
  brand: string;
  last4: string;
  /** Refuses to save the card. */
  onSave?: Refusal;
  /** Refuses every charge. */
  onCharge?: Refusal;
  /** When the owner must confirm with their bank (3-D Secure): to save the card, or for each payment as well. */
  confirms?: "saving" | "always";
}

const declined: Refusal = { code: "card_declined", message: "Your card was declined." };
const visa = (last4: string, more: Partial<TestCard> = {}): TestCard => ({ brand: "visa", last4, ...more });

export const authenticationRequired: Refusal = {
  code: "authentication_required",
  message: "Your bank wants you to confirm this payment. Save your card again to do so.",
};
export const authenticationFailed: Refusal = {
  code: "setup_intent_authentication_failure",
  message: "Your bank couldn’t confirm that it’s you. Try again or use another card.",
};

const chargeFails = visa("0341", { onCharge: declined });
const refused = visa("0002", { onSave: declined });
const insufficientFunds = visa("9995", {
  onSave: { code: "insufficient_funds", message: "Your card has insufficient funds." },
});
const expired = visa("0069", { onSave: { code: "expired_card", message: "Your card has expired." } });
const codeIncorrect = visa("0127", {
  onSave: { code: "incorrect_cvc", message: "Your card’s security code is incorrect." },
});
const processing = visa("0119", {
  onSave: {
    code: "processing_error",
    message: "An error occurred while processing your card. Try again in a little bit.",
  },
});

/** Stripe's test cards by lowercase name: the end of Stripe's `pm_card_…` name, or a shorter alias. */
const cards: ReadonlyMap<string, TestCard> = new Map([
  ["visa", visa("4242")],
  ["mastercard", { brand: "mastercard", last4: "4444" }],
  ["amex", { brand: "amex", last4: "0005" }],
  ["discover", { brand: "discover", last4: "1117" }],
  ["diners", { brand: "diners", last4: "0004" }],
  ["jcb", { brand: "jcb", last4: "0505" }],
  ["unionpay", { brand: "unionpay", last4: "0005" }],
  ["chargecustomerfail", chargeFails],
  ["chargefails", chargeFails],
  ["chargedeclined", refused],
  ["declined", refused],
  ["chargedeclinedinsufficientfunds", insufficientFunds],
  ["insufficientfunds", insufficientFunds],
  ["chargedeclinedexpiredcard", expired],
  ["expired", expired],
  ["chargedeclinedincorrectcvc", codeIncorrect],
  ["codeincorrect", codeIncorrect],
  ["chargedeclinedprocessingerror", processing],
  ["processing", processing],
  ["authenticationrequired", visa("3155", { confirms: "saving" })],
  ["authenticationrequiredonsetup", visa("3155", { confirms: "saving" })],
  ["authenticationrequiredalways", visa("3184", { confirms: "always" })],
  ["authenticationrequiredchargedeclinedinsufficientfunds", visa("8260", { confirms: "saving", onCharge: declined })],
]);

const idFormat = /^pm_sandbox_([a-z]+)_([\w-]{4,64})$/i;

/** Returns the test card in `pm_sandbox_<kind>_<random>`; undefined for ids in another format. */
export const testCard = (paymentMethodId: string): TestCard | undefined =>
  cards.get((idFormat.exec(paymentMethodId)?.[1] ?? "").toLowerCase());

/**
 * Returns the fingerprint of a test card. The browser sends no card number, so the random part of the id, up to its
 * first hyphen, identifies the card.
 */
export const fingerprintOf = (paymentMethodId: string): string =>
  `sandbox_${idFormat.exec(paymentMethodId)?.[2]?.split("-", 1)[0] ?? ""}`;
