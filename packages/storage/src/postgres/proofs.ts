import type { Proofs } from "@trellis/server-core/ports/proofs";
import { and, eq, gt } from "drizzle-orm";
import type { Database } from "./database.ts";
import { rowsOf } from "./rows.ts";
import { proofs } from "./schema-security.ts";

/** The row lock on the account serializes simultaneous replacements, so that only one secret remains. */
const replace = {
  name: "proof-replace",
  text: `with owner as (
      select id from accounts where id = $3 for update
    ), replaced as (
      delete from proofs p using owner o where p.account_id = o.id and p.kind = $2
    )
    insert into proofs (digest, kind, account_id, data, expires_at) values ($1, $2, $3, $4, $5)`,
};

export const createProofs = ({ pool, tables }: Database): Proofs => ({
  async save({ replacesOthers, ...proof }) {
    if (replacesOthers) {
      const { digest, kind, accountId, data, expiresAt } = proof;
      await rowsOf(pool, replace, [digest, kind, accountId, data, expiresAt]);
    } else {
      await tables.insert(proofs).values(proof);
    }
  },

  async find(digest, kind, now) {
    const { accountId, expiresAt } = proofs;
    const [proof] = await tables
      .select({ accountId })
      .from(proofs)
      .where(and(eq(proofs.digest, digest), eq(proofs.kind, kind), gt(expiresAt, now)));
    return proof ?? null;
  },

  async redeem(digest, kind, now) {
    const { accountId, data, expiresAt } = proofs;
    const [proof] = await tables
      .delete(proofs)
      .where(and(eq(proofs.digest, digest), eq(proofs.kind, kind)))
      .returning({ accountId, data, expiresAt });
    return proof && proof.expiresAt > now ? { accountId: proof.accountId, data: proof.data } : null;
  },
});
