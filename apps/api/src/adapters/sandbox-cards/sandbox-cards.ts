import type { Cards } from "../../ports/cards.ts";
import { kindOf } from "./kinds.ts";

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
