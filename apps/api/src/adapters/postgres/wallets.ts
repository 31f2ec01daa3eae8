import { and, eq } from "drizzle-orm";
import type { Wallet } from "../../domain/subscription.ts";
import type { Wallets } from "../../ports/subscriptions.ts";
import type { Database } from "./database.ts";
import { wallets } from "./schema-billing.ts";

const empty: Wallet = { customerId: null, setupIntentId: null, paymentMethodId: null };

export const createWallets = ({ tables }: Database): Wallets => ({
  async read(accountId) {
    const { customerId, setupIntentId, paymentMethodId } = wallets;
    const columns = { customerId, setupIntentId, paymentMethodId };
    const [wallet] = await tables.select(columns).from(wallets).where(eq(wallets.accountId, accountId));
    return wallet ?? { ...empty };
  },

  async keepSetup(accountId, setup) {
    await tables
      .insert(wallets)
      .values({ accountId, ...setup })
      .onConflictDoUpdate({ target: wallets.accountId, set: setup });
  },

  async keepMethod(accountId, setupIntentId, paymentMethodId) {
    const { rowCount } = await tables
      .update(wallets)
      .set({ paymentMethodId, setupIntentId: null })
      .where(and(eq(wallets.accountId, accountId), eq(wallets.setupIntentId, setupIntentId)));
    return rowCount === 1;
  },
});
