import type { Cards } from "../../ports.ts";
import { kindOf } from "./kinds.ts";

/** A card provider that takes no money: Stripe's test cards, by the names that the web app's sandbox gives them. */
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
