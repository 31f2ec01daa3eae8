import type { Resets } from "@trellis/server-core/ports/resets";
import { and, eq, gt } from "drizzle-orm";
import type { Queries } from "./database.ts";
import { type PayerRow, toFormerPayer } from "./former-payer.ts";
import * as sql from "./resets.sql.ts";
import { rowsOf } from "./rows.ts";
import { resets } from "./schema-security.ts";

/** Stores codes and reset tokens. Each method is one statement, so each is atomic. */
export const createResets = ({ pool, tables }: Queries): Resets => ({
  async saveCode({ email, mac, expiresAt, browser }) {
    await rowsOf(pool, sql.saveCode, [email, mac, expiresAt, browser]);
  },

  async exchangeCode({ email, mac, tokenDigest, now, tokenExpiresAt, browser }) {
    const values = [email, mac, tokenDigest, now, tokenExpiresAt, browser];
    const [row] = await rowsOf<[isRight: boolean, isOver: boolean]>(pool, sql.exchangeCode, values);
    if (!row) return "wrong";
    return row[0] ? "exchanged" : row[1] ? "expired" : "wrong";
  },

  async emailOf(tokenDigest, now) {
    const { email, tokenExpiresAt } = resets;
    const isLive = and(eq(resets.tokenDigest, tokenDigest), gt(tokenExpiresAt, now));
    const [row] = await tables.select({ email }).from(resets).where(isLive);
    return row?.email ?? null;
  },

  async redeem(tokenDigest, passwordHash, now) {
    const values = [tokenDigest, passwordHash, now];
    const [row] = await rowsOf<[accountId: string, email: string, ...PayerRow]>(pool, sql.redeem, values);
    if (!row) return null;
    const [accountId, email, ...payer] = row;
    return { accountId, email, formerPayer: toFormerPayer(payer) };
  },
});
