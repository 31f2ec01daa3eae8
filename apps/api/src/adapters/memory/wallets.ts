import type { Wallet } from "../../domain/subscription.ts";
import type { PaymentAttempts, Wallets } from "../../ports/wallets.ts";
import type { Users } from "./users.ts";

const empty: Wallet = { customerId: null, setupIntentId: null, paymentMethodId: null, card: null };

export function createWallets({ onDelete, onTakeover }: Users): Wallets {
  const wallets = new Map<string, Wallet>();
  onDelete.push((accountId) => wallets.delete(accountId));
  onTakeover.push((accountId) => wallets.set(accountId, { ...empty, customerId: read(accountId).customerId }));
  const read = (accountId: string): Wallet => ({ ...(wallets.get(accountId) ?? empty) });
  return {
    read: async (accountId) => read(accountId),
    keepSetup: async (accountId, setup) => {
      wallets.set(accountId, { ...read(accountId), ...setup });
    },
    keepMethod: async (accountId, setupIntentId, method) => {
      const wallet = read(accountId);
      if (wallet.setupIntentId !== setupIntentId) return false;
      wallets.set(accountId, { ...wallet, ...method, setupIntentId: null });
      return true;
    },
    ownerOf: async (customerId) => [...wallets].find(([, wallet]) => wallet.customerId === customerId)?.[0] ?? null,
  };
}

export function createPaymentAttempts(): PaymentAttempts {
  const attempts = new Map<string, { key: string; purpose: string; until: Date | null }>();
  return {
    begin: async (accountId, { newKey, purpose, now, until }) => {
      const last = attempts.get(accountId);
      if (last?.until && last.until > now && last.until <= until) return null;
      const key = last?.purpose === purpose ? last.key : newKey;
      attempts.set(accountId, { key, purpose, until });
      return { key, isRepeat: key !== newKey };
    },
    end: async (accountId, key, isKnown) => {
      const last = attempts.get(accountId);
      if (last?.key !== key) return;
      if (isKnown) attempts.delete(accountId);
      else last.until = null;
    },
  };
}
