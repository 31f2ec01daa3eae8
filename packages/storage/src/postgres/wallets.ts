import type { Wallet } from "@trellis/server-core/domain/wallet";
import type { Wallets } from "@trellis/server-core/ports/wallets";
import type { PaymentAttempts } from "@trellis/server-core/ports/payment-attempts";
import { and, eq, gt, isNotNull, lte } from "drizzle-orm";
import type { Database } from "./database.ts";
import { rowsOf } from "./rows.ts";
import { wallets } from "./schema-billing.ts";

const empty: Wallet = { customerId: null, setupIntentId: null, paymentMethodId: null, card: null };

export const createWallets = ({ tables }: Database): Wallets => ({
  async read(accountId) {
    const { customerId, setupIntentId, paymentMethodId, card } = wallets;
    const columns = { customerId, setupIntentId, paymentMethodId, card };
    const [wallet] = await tables.select(columns).from(wallets).where(eq(wallets.accountId, accountId));
    return wallet ?? { ...empty };
  },

  async keepSetup(accountId, setup) {
    await tables
      .insert(wallets)
      .values({ accountId, ...setup })
      .onConflictDoUpdate({ target: wallets.accountId, set: setup });
  },

  async keepMethod(accountId, setupIntentId, method) {
    const { rowCount } = await tables
      .update(wallets)
      .set({ ...method, setupIntentId: null })
      .where(and(eq(wallets.accountId, accountId), eq(wallets.setupIntentId, setupIntentId)));
    return rowCount === 1;
  },

  async replaceMethod(accountId, before, method) {
    const { rowCount } = await tables
      .update(wallets)
      .set(method)
      .where(and(eq(wallets.accountId, accountId), eq(wallets.paymentMethodId, before)));
    return rowCount === 1;
  },

  async ownerOf(customerId) {
    const columns = { accountId: wallets.accountId };
    const [owner] = await tables.select(columns).from(wallets).where(eq(wallets.customerId, customerId));
    return owner?.accountId ?? null;
  },
});

/**
 * Returns the latest end of a valid lease: a lease that ends later was taken before the clock jumped back. Twice the
 * normal length allows for small differences between the clocks of processes.
 */
const longestUntil = ({ now, until }: { now: Date; until: Date }) =>
  new Date(until.getTime() + (until.getTime() - now.getTime()));

const begin = {
  name: "payment-attempt-begin",
  text: `insert into wallets as w (account_id, attempt_key, attempt_purpose, attempt_until) values ($1, $2, $3, $5)
    on conflict (account_id) do update set
      attempt_key = case when w.attempt_purpose = $3 then w.attempt_key else $2 end,
      attempt_purpose = $3,
      attempt_until = $5
    where w.attempt_until is null or w.attempt_until <= $4 or w.attempt_until > $6
    returning attempt_key`,
};

export const createPaymentAttempts = ({ pool, tables }: Database): PaymentAttempts => ({
  async begin(accountId, { newKey, purpose, now, until }) {
    const values = [accountId, newKey, purpose, now, until, longestUntil({ now, until })];
    const [row] = await rowsOf<[key: string]>(pool, begin, values);
    return row ? { key: row[0], isRepeat: row[0] !== newKey } : null;
  },
  async renew(accountId, key, attemptUntil) {
    await tables
      .update(wallets)
      .set({ attemptUntil })
      .where(and(eq(wallets.accountId, accountId), eq(wallets.attemptKey, key), isNotNull(wallets.attemptUntil)));
  },
  async isInProgress(accountId, at) {
    const { attemptUntil } = wallets;
    const isOpen = and(gt(attemptUntil, at.now), lte(attemptUntil, longestUntil(at)));
    const found = await tables
      .select({ attemptUntil })
      .from(wallets)
      .where(and(eq(wallets.accountId, accountId), isOpen));
    return found.length > 0;
  },
  async end(accountId, key, isKnown) {
    const over = isKnown ? { attemptKey: null, attemptPurpose: null } : {};
    await tables
      .update(wallets)
      .set({ ...over, attemptUntil: null })
      .where(and(eq(wallets.accountId, accountId), eq(wallets.attemptKey, key)));
  },
});
