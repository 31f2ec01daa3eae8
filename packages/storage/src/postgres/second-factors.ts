import type { Passkey } from "@trellis/server-core/domain/second-factors";
import type { SecondFactors } from "@trellis/server-core/ports/second-factors";
import { and, asc, count, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { Queries } from "./database.ts";
import { rowsOf } from "./rows.ts";
import { accounts } from "./schema-accounts.ts";
import { authenticators, passkeys, recoveryCodes } from "./schema-second-factors.ts";

/** Replaces the secret unless the app is confirmed already. */
const startAuthenticator = {
  name: "authenticator-start",
  text: `insert into authenticators (account_id, locked_secret) values ($1, $2)
    on conflict (account_id) do update set locked_secret = excluded.locked_secret, last_step = 0
      where authenticators.confirmed_at is null
    returning true`,
};

/** Converts the `Buffer` that the driver returns, which is compared and serialized differently from a `Uint8Array`. */
const toPasskey = (row: Passkey): Passkey => ({ ...row, publicKey: new Uint8Array(row.publicKey) });

export const createSecondFactors = ({ pool, tables }: Queries): SecondFactors => ({
  async read(accountId) {
    const own = await tables
      .select()
      .from(passkeys)
      .where(eq(passkeys.accountId, accountId))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
    const { lockedSecret, confirmedAt } = authenticators;
    const [authenticator] = await tables
      .select({ lockedSecret, confirmedAt })
      .from(authenticators)
      .where(eq(authenticators.accountId, accountId));
    const [codes] = await tables
      .select({ left: count() })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.accountId, accountId));
    return { passkeys: own.map(toPasskey), authenticator: authenticator ?? null, recoveryCodes: codes?.left ?? 0 };
  },

  async passkey(id) {
    const [found] = await tables.select().from(passkeys).where(eq(passkeys.id, id));
    return found ? toPasskey(found) : null;
  },

  async addPasskey(passkey) {
    const added = await tables.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id });
    return added.length > 0;
  },

  async renamePasskey(accountId, id, name) {
    const own = and(eq(passkeys.accountId, accountId), eq(passkeys.id, id));
    return (await tables.update(passkeys).set({ name }).where(own).returning({ id: passkeys.id })).length > 0;
  },

  async removePasskey(accountId, id) {
    const own = and(eq(passkeys.accountId, accountId), eq(passkeys.id, id));
    return (await tables.delete(passkeys).where(own).returning({ id: passkeys.id })).length > 0;
  },

  async usePasskey(id, counter, now) {
    const goesUp = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
    const used = await tables
      .update(passkeys)
      .set({ counter, usedAt: now })
      .where(and(eq(passkeys.id, id), goesUp))
      .returning({ id: passkeys.id });
    return used.length > 0;
  },

  async startAuthenticator(accountId, lockedSecret) {
    return (await rowsOf(pool, startAuthenticator, [accountId, lockedSecret])).length > 0;
  },

  async confirmAuthenticator(accountId, lockedSecret, step, now) {
    const { accountId: owner, lockedSecret: secret, confirmedAt } = authenticators;
    const confirmed = await tables
      .update(authenticators)
      .set({ confirmedAt: now, lastStep: step })
      .where(and(eq(owner, accountId), eq(secret, lockedSecret), isNull(confirmedAt)))
      .returning({ owner });
    return confirmed.length > 0;
  },

  async useStep(accountId, step) {
    const { accountId: owner, confirmedAt, lastStep } = authenticators;
    const used = await tables
      .update(authenticators)
      .set({ lastStep: step })
      .where(and(eq(owner, accountId), isNotNull(confirmedAt), lt(lastStep, step)))
      .returning({ owner });
    return used.length > 0;
  },

  async removeAuthenticator(accountId) {
    const { accountId: owner, confirmedAt } = authenticators;
    const [removed] = await tables.delete(authenticators).where(eq(owner, accountId)).returning({ confirmedAt });
    return Boolean(removed?.confirmedAt);
  },

  async replaceRecoveryCodes(accountId, digests) {
    await tables.transaction(async (open) => {
      // The row lock serializes simultaneous replacements, so that only one set remains.
      await open.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for("update");
      await open.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
      if (digests.length > 0) await open.insert(recoveryCodes).values(digests.map((digest) => ({ accountId, digest })));
    });
  },

  async useRecoveryCode(accountId, digest) {
    const { accountId: owner, digest: stored } = recoveryCodes;
    const used = await tables
      .delete(recoveryCodes)
      .where(and(eq(owner, accountId), eq(stored, digest)))
      .returning({ stored });
    return used.length > 0;
  },
});
