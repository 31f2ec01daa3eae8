import type { Wallet } from "../../domain/subscription.ts";
import type { Wallets } from "../../ports/subscriptions.ts";

const empty: Wallet = { customerId: null, setupIntentId: null, paymentMethodId: null };

export function createWallets(): Wallets {
  const wallets = new Map<string, Wallet>();
  const read = (accountId: string): Wallet => ({ ...(wallets.get(accountId) ?? empty) });
  return {
    read: async (accountId) => read(accountId),
    keepSetup: async (accountId, setup) => {
      wallets.set(accountId, { ...read(accountId), ...setup });
    },
    keepMethod: async (accountId, setupIntentId, paymentMethodId) => {
      const wallet = read(accountId);
      if (wallet.setupIntentId !== setupIntentId) return false;
      wallets.set(accountId, { ...wallet, setupIntentId: null, paymentMethodId });
      return true;
    },
  };
}
