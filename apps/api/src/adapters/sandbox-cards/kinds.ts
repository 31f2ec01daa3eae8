/** How a test card behaves: the provider's sentence where it is refused. */
export interface CardKind {
  onAttach?: string;
  onCharge?: string;
}

const declined = "Your card was declined.";
const works: CardKind = {};
const chargeFails: CardKind = { onCharge: declined };
const insufficientFunds: CardKind = { onAttach: "Your card has insufficient funds." };
const expired: CardKind = { onAttach: "Your card has expired." };
const codeIncorrect: CardKind = { onAttach: "Your card’s security code is incorrect." };
const processing: CardKind = {
  onAttach: "An error occurred while processing your card. Try again in a little bit.",
};

/** Stripe's test cards, in lower case, by the endings of Stripe's own `pm_card_…` names and by shorter ones. */
const kinds: ReadonlyMap<string, CardKind> = new Map([
  ["visa", works],
  ["mastercard", works],
  ["amex", works],
  ["discover", works],
  ["diners", works],
  ["jcb", works],
  ["unionpay", works],
  ["chargecustomerfail", chargeFails],
  ["chargefails", chargeFails],
  ["chargedeclined", { onAttach: declined }],
  ["declined", { onAttach: declined }],
  ["chargedeclinedinsufficientfunds", insufficientFunds],
  ["insufficientfunds", insufficientFunds],
  ["chargedeclinedexpiredcard", expired],
  ["expired", expired],
  ["chargedeclinedincorrectcvc", codeIncorrect],
  ["codeincorrect", codeIncorrect],
  ["chargedeclinedprocessingerror", processing],
  ["processing", processing],
]);

/** The kind that `pm_sandbox_<kind>_<random>` names; undefined when the sandbox never made such an id. */
export const kindOf = (paymentMethodId: string): CardKind | undefined =>
  kinds.get((/^pm_sandbox_([a-z]+)_[\w-]{4,64}$/i.exec(paymentMethodId)?.[1] ?? "").toLowerCase());
