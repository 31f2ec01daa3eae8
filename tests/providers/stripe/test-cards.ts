/** Stripe's reason for declining a card. */
export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
}

/** The behavior of a test card. */
export interface TestCard {
  brand: string;
  last4: string;
  onSave?: Decline;
  onCharge?: Decline;
  /** When the owner confirms with their bank: to save the card, or for each payment too. */
  confirms?: "saving" | "always";
}

const declined = (decline_code: string, message: string): Decline => ({ code: "card_declined", decline_code, message });
const generic = declined("generic_decline", "Your card was declined.");
const insufficientFunds = declined("insufficient_funds", "Your card has insufficient funds.");
const visa = (last4: string, more: Partial<TestCard> = {}): TestCard => ({ brand: "visa", last4, ...more });

/** Stripe's documented test cards by lowercase name: `pm_card_visa` is "visa". */
const cards: ReadonlyMap<string, TestCard> = new Map([
  ["visa", visa("4242")],
  ["mastercard", { brand: "mastercard", last4: "4444" }],
  ["amex", { brand: "amex", last4: "8431" }],
  ["chargecustomerfail", visa("0341", { onCharge: generic })],
  ["chargedeclined", visa("0002", { onSave: generic })],
  ["chargedeclinedinsufficientfunds", visa("9995", { onSave: insufficientFunds })],
  ["chargedeclinedexpiredcard", visa("0069", { onSave: { code: "expired_card", message: "Your card has expired." } })],
  [
    "chargedeclinedincorrectcvc",
    visa("0127", { onSave: { code: "incorrect_cvc", message: "Your card's security code is incorrect." } }),
  ],
  [
    "chargedeclinedprocessingerror",
    visa("0119", {
      onSave: {
        code: "processing_error",
        message: "An error occurred while processing your card. Try again in a little bit.",
      },
    }),
  ],
  ["authenticationrequiredonsetup", visa("3155", { confirms: "saving" })],
  ["authenticationrequired", visa("3184", { confirms: "always" })],
  ["authenticationrequiredalways", visa("3184", { confirms: "always" })],
  [
    "authenticationrequiredchargedeclinedinsufficientfunds",
    visa("8260", { confirms: "saving", onCharge: insufficientFunds }),
  ],
]);

const form = /^pm_(?:card|sandbox)_([a-z]+)_([\w-]+)$/i;

/** Returns the test card in an id such as `pm_card_visa_1`, which stands for a payment method that a browser created. */
export const testCard = (id: string): TestCard | undefined => cards.get(form.exec(id)?.[1]?.toLowerCase() ?? "");

/** Returns the fingerprint of a card: the end of its id, up to the first hyphen, stands for the number. */
export const fingerprintOf = (id: string): string => form.exec(id)?.[2]?.split("-", 1)[0] ?? id;
