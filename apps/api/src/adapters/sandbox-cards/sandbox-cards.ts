import type { Cards } from "../../ports/cards.ts";

/** The behavior of a test card: the error message if attaching or charging it is declined. */
interface CardKind {
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

/** Stripe's test cards by lowercase name: the end of Stripe's `pm_card_…` name, or a shorter one. */
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

/** Returns the kind in `pm_sandbox_<kind>_<random>`; undefined for ids of another form. */
const kindOf = (paymentMethodId: string): CardKind | undefined =>
  kinds.get((/^pm_sandbox_([a-z]+)_[\w-]{4,64}$/i.exec(paymentMethodId)?.[1] ?? "").toLowerCase());

/** Creates a card provider with Stripe's test cards that charges no money. */
export function createSandboxCards(newId: () => string): Cards {
  return {
    createSetup: async ({ accountId, customerId }) => {
      const id = `seti_sandbox_${newId()}`;
      return { id, clientSecret: `${id}_secret_${newId()}`, customerId: customerId ?? `cus_sandbox_${accountId}` };
    },
    attach: async ({ paymentMethodId }) => {
      const kind = kindOf(paymentMethodId);
      return { refused: kind ? (kind.onAttach ?? null) : `No such PaymentMethod: '${paymentMethodId}'` };
    },
    charge: async ({ paymentMethodId }) => {
      const kind = kindOf(paymentMethodId);
      return {
        refused: kind ? (kind.onCharge ?? kind.onAttach ?? null) : `No such PaymentMethod: '${paymentMethodId}'`,
      };
    },
  };
}
