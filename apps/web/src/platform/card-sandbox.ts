/** The typed card. It never leaves the page: only an id derived from it is sent. */
export interface TypedCard {
  number: string;
  /** Month and year: 0430, or 04 / 30. */
  expiry: string;
  cvc: string;
}

/** Reasons why the sandbox rejects a card. The messages in the text files use the wording of Stripe. */
export type CardProblem =
  | "numberIncomplete"
  | "numberInvalid"
  | "expiryIncomplete"
  | "expiryMonthInvalid"
  | "expiryYearPast"
  | "expiryMonthPast"
  | "codeIncomplete"
  | "declined"
  | "insufficientFunds"
  | "expired"
  | "codeIncorrect"
  | "processing"
  | "tooManyTries"
  | "notATestCard";

/** Stripe’s test numbers that are declined, with the reason. The sandbox rejects numbers that are in neither table. */
const refusedCards: Readonly<Record<string, CardProblem>> = {
  "4000000000000002": "declined",
  "4000000000009995": "insufficientFunds",
  "4000000000009987": "declined",
  "4000000000009979": "declined",
  "4000000000000069": "expired",
  "4000000000000127": "codeIncorrect",
  "4000000000000119": "processing",
  "4000000000006975": "tooManyTries",
  "4100000000000019": "declined",
};

/** Test numbers that are accepted, with the name that the server’s sandbox reads from the payment method id. */
const acceptedCards: Readonly<Record<string, string>> = {
  "4242424242424242": "visa",
  "4000056655665556": "visaDebit",
  "5555555555554444": "mastercard",
  "2223003122003222": "mastercard3222",
  "5200828282828210": "mastercardDebit",
  "5105105105105100": "mastercardPrepaid",
  "378282246310005": "amex",
  "371449635398431": "amex8431",
  "6011111111111117": "discover",
  "6011000990139424": "discover9424",
  "3056930009020004": "diners",
  "36227206271667": "diners1667",
  "3566002020360505": "jcb",
  "6200000000000005": "unionpay",
  "4000000000000341": "chargeCustomerFail",
  "4000000000003220": "threeDSecure2Required",
  "4000002500003155": "authenticationRequiredOnSetup",
  "4000002760003184": "authenticationRequired",
  "4000008260003178": "authenticationRequiredChargeDeclinedInsufficientFunds",
};

export const testNumbers: readonly string[] = Object.keys({ ...acceptedCards, ...refusedCards });

/** Returns the number of digits in the card number and the security code, by brand. */
const lengths = (digits: string): { number: number; cvc: number } => {
  if (/^3[47]/.test(digits)) return { number: 15, cvc: 4 };
  if (digits.startsWith("36")) return { number: 14, cvc: 3 };
  return { number: 16, cvc: 3 };
};

const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");

/** Validates a card. Returns `null` if a payment method can be created; `now` decides what has expired. */
export function validateCard(typed: TypedCard, now: Date): CardProblem | null {
  const number = digitsOf(typed.number);
  const length = lengths(number);
  if (number.length < length.number) return "numberIncomplete";
  if (number.length > length.number || !passesLuhn(number)) return "numberInvalid";
  const expiry = validateExpiry(digitsOf(typed.expiry), now);
  if (expiry) return expiry;
  if (digitsOf(typed.cvc).length < length.cvc) return "codeIncomplete";
  return number in acceptedCards ? null : (refusedCards[number] ?? "notATestCard");
}

/** Returns the payment method id of a valid card: `pm_sandbox_<name>_<random>`. */
export const paymentMethodId = (typed: TypedCard, random: string): string =>
  `pm_sandbox_${acceptedCards[digitsOf(typed.number)]}_${random}`;

/** Returns the field a problem belongs to: the number if it concerns the whole card. */
export function fieldOf(problem: CardProblem): keyof TypedCard {
  if (problem.startsWith("expir")) return "expiry";
  return problem.startsWith("code") ? "cvc" : "number";
}

function validateExpiry(digits: string, now: Date): CardProblem | null {
  if (digits.length < 4) return "expiryIncomplete";
  const month = Number(digits.slice(0, 2));
  if (month < 1 || month > 12) return "expiryMonthInvalid";
  const year = 2000 + Number(digits.slice(2, 4));
  if (year < now.getFullYear()) return "expiryYearPast";
  return year === now.getFullYear() && month < now.getMonth() + 1 ? "expiryMonthPast" : null;
}

/** Verifies the check digit. */
function passesLuhn(digits: string): boolean {
  const sum = digits
    .split("")
    .toReversed()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}
