import type { CardRefused } from "@trellis/server-core/ports/payments";
import { refused } from "../stripe/failures.ts";

/** Stripe's details about a card that it declines. */
export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
}

/** The behavior of a test card. */
export interface TestCard {
  number: string;
  brand: string;
  last4: string;
  /** The reason why the card can’t be saved, if any. */
  onSave?: Decline;
  /** The reason why every charge is refused, if any. */
  onCharge?: Decline;
  /** When the owner must confirm with their bank (3-D Secure): to save the card, or for each payment as well. */
  confirms?: "saving" | "always";
}

const card = (brand: string, number: string, more: Partial<TestCard> = {}): TestCard => ({
  number,
  brand,
  last4: number.slice(-4),
  ...more,
});
const visa = (number: string, more: Partial<TestCard> = {}): TestCard => card("visa", number, more);
const declined = (decline_code: string, message = "Your card was declined."): Decline => ({
  code: "card_declined",
  decline_code,
  message,
});

const insufficientFunds = declined("insufficient_funds", "Your card has insufficient funds.");
const velocityExceeded = declined(
  "card_velocity_exceeded",
  "Your card was declined for making repeated attempts too frequently or exceeding its amount limit.",
);
const expired: Decline = { code: "expired_card", message: "Your card has expired." };
const codeIncorrect: Decline = { code: "incorrect_cvc", message: "Your card's security code is incorrect." };
const processingError: Decline = {
  code: "processing_error",
  message: "An error occurred while processing your card. Try again in a little bit.",
};

/**
 * Stripe's documented test cards (https://docs.stripe.com/testing) by the end of Stripe's `pm_card_…` name. A second
 * number of a brand, for which Stripe has no name, is named after its last digits.
 */
export const testCards: Readonly<Record<string, TestCard>> = {
  visa: visa("4242424242424242"),
  visaDebit: visa("4000056655665556"),
  mastercard: card("mastercard", "5555555555554444"),
  mastercard3222: card("mastercard", "2223003122003222"),
  mastercardDebit: card("mastercard", "5200828282828210"),
  mastercardPrepaid: card("mastercard", "5105105105105100"),
  amex: card("amex", "378282246310005"),
  amex8431: card("amex", "371449635398431"),
  discover: card("discover", "6011111111111117"),
  discover9424: card("discover", "6011000990139424"),
  diners: card("diners", "3056930009020004"),
  diners1667: card("diners", "36227206271667"),
  jcb: card("jcb", "3566002020360505"),
  unionpay: card("unionpay", "6200000000000005"),
  chargeCustomerFail: visa("4000000000000341", { onCharge: declined("generic_decline") }),
  chargeDeclined: visa("4000000000000002", { onSave: declined("generic_decline") }),
  chargeDeclinedInsufficientFunds: visa("4000000000009995", { onSave: insufficientFunds }),
  chargeDeclinedLostCard: visa("4000000000009987", { onSave: declined("lost_card") }),
  chargeDeclinedStolenCard: visa("4000000000009979", { onSave: declined("stolen_card") }),
  chargeDeclinedExpiredCard: visa("4000000000000069", { onSave: expired }),
  chargeDeclinedIncorrectCvc: visa("4000000000000127", { onSave: codeIncorrect }),
  chargeDeclinedProcessingError: visa("4000000000000119", { onSave: processingError }),
  chargeDeclinedVelocityLimitExceeded: visa("4000000000006975", { onSave: velocityExceeded }),
  radarBlock: visa("4100000000000019", { onSave: declined("fraudulent") }),
  threeDSecure2Required: visa("4000000000003220", { confirms: "saving" }),
  authenticationRequiredOnSetup: visa("4000002500003155", { confirms: "saving" }),
  authenticationRequired: visa("4000002760003184", { confirms: "always" }),
  authenticationRequiredChargeDeclinedInsufficientFunds: visa("4000008260003178", {
    confirms: "saving",
    onCharge: insufficientFunds,
  }),
};

const byLowercaseName = new Map(Object.entries(testCards).map(([name, each]) => [name.toLowerCase(), each]));
const idFormat = /^pm_(?:card|sandbox)_([a-z\d]+)_([\w-]{4,64})$/i;

/** Returns the test card in an id such as `pm_sandbox_visa_a1b2`; undefined for ids in another format. */
export const testCard = (paymentMethodId: string): TestCard | undefined =>
  byLowercaseName.get((idFormat.exec(paymentMethodId)?.[1] ?? "").toLowerCase());

/**
 * Returns the fingerprint of a test card. The browser sends no card number, so the random part of the id, up to its
 * first hyphen, identifies the card.
 */
export const fingerprintOf = (paymentMethodId: string): string =>
  `sandbox_${idFormat.exec(paymentMethodId)?.[2]?.split("-", 1)[0] ?? ""}`;

export const authenticationRequired: CardRefused = refused({
  code: "authentication_required",
  message: "Your bank wants you to confirm this payment. Save your card again to do so.",
});
export const authenticationFailed: CardRefused = refused({
  code: "setup_intent_authentication_failure",
  message: "Your bank couldn’t confirm that it’s you. Try again or use another card.",
});
