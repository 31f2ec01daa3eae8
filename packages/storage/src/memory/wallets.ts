import type { Wallet } from "@trellis/server-core/domain/wallet";
import type { Wallets } from "@trellis/server-core/ports/wallets";
import type { PaymentAttempts } from "@trellis/server-core/ports/payment-attempts";
import { tableOf } from "./tables.ts";
import type { Users } from "./users.ts";

const empty: Wallet = { customerId: null, setupIntentId: null, paymentMethodId: null, card: null };

export function createWallets({ onDelete, onTakeover, tables }: Users): Wallets {
  const wallets = tableOf<string, Wallet>(tables, "wallets");
  onDelete.push((accountId) => wallets.delete(accountId));
  onTakeover.push((accountId) => {
    const { customerId } = read(accountId);
    wallets.delete(accountId);
    return customerId === null ? {} : { customerId };
  });
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
    replaceMethod: async (accountId, before, method) => {
      const wallet = read(accountId);
      if (wallet.paymentMethodId !== before) return false;
      wallets.set(accountId, { ...wallet, ...method });
      return true;
    },
    ownerOf: async (customerId) => [...wallets].find(([, wallet]) => wallet.customerId === customerId)?.[0] ?? null,
  };
}

export function createPaymentAttempts({ onTakeover, tables }: Users): PaymentAttempts {
  const attempts = tableOf<string, { key: string; purpose: string; until: Date | null }>(tables, "paymentAttempts");
  onTakeover.push((accountId) => {
    const last = attempts.get(accountId);
    if (last) attempts.set(accountId, { ...last, key: "", purpose: "" });
    return {};
  });
  /** Whether an attempt is in progress. If more than twice its duration is left, the clock has jumped back; less may come from differing clocks. */
  const isInProgress = (accountId: string, { now, until }: { now: Date; until: Date }): boolean => {
    const left = (attempts.get(accountId)?.until?.getTime() ?? 0) - now.getTime();
    return left > 0 && left <= 2 * (until.getTime() - now.getTime());
  };
  return {
    begin: async (accountId, { newKey, purpose, now, until }) => {
      if (isInProgress(accountId, { now, until })) return null;
      const last = attempts.get(accountId);
      const key = last?.purpose === purpose ? last.key : newKey;
      attempts.set(accountId, { key, purpose, until });
      return { key, isRepeat: key !== newKey };
    },
    renew: async (accountId, key, until) => {
      const last = attempts.get(accountId);
      if (last?.key === key && last.until) last.until = until;
    },
    isInProgress: async (accountId, at) => isInProgress(accountId, at),
    end: async (accountId, key, isKnown) => {
      const last = attempts.get(accountId);
      if (last?.key !== key) return;
      if (isKnown) attempts.delete(accountId);
      else last.until = null;
    },
  };
}
