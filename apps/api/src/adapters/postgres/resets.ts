import type { Resets } from "../../ports/resets.ts";
import type { Database } from "./database.ts";
import * as sql from "./resets.sql.ts";
import { rowsOf } from "./rows.ts";

/** Stores codes and reset tokens. Each method is one statement, so each is atomic. */
export const createResets = ({ pool }: Database): Resets => ({
  async saveCode({ email, mac, expiresAt }) {
    await rowsOf(pool, sql.saveCode, [email, mac, expiresAt]);
  },

  async exchangeCode({ email, mac, tokenDigest, now, tokenExpiresAt }) {
    const values = [email, mac, tokenDigest, now, tokenExpiresAt];
    const [row] = await rowsOf<[isRight: boolean, isOver: boolean]>(pool, sql.exchangeCode, values);
    if (!row) return "wrong";
    return row[0] ? "exchanged" : row[1] ? "expired" : "wrong";
  },

  async redeem(tokenDigest, passwordHash, now) {
    const values = [tokenDigest, passwordHash, now];
    const [row] = await rowsOf<[accountId: string, email: string]>(pool, sql.redeem, values);
    return row ? { accountId: row[0], email: row[1] } : null;
  },
});
