import { eq } from "drizzle-orm";
import type { Sessions } from "../../ports.ts";
import { type AccountRow, toAccount } from "./account-row.ts";
import type { Database } from "./database.ts";
import { rowsOf } from "./rows.ts";
import { sessions } from "./schema.ts";
import { find } from "./sessions.sql.ts";

/** Sessions in PostgreSQL. */
export const createSessions = ({ pool, tables }: Database): Sessions => ({
  async open(session) {
    await tables.insert(sessions).values({ ...session, seenAt: session.openedAt });
  },

  async find(tokenDigest, now) {
    const [row] = await rowsOf<[seenAt: Date, expiresAt: Date, ...AccountRow]>(pool, find, [tokenDigest, now]);
    if (!row) return null;
    const [seenAt, expiresAt, ...account] = row;
    return { account: toAccount(account), seenAt, expiresAt };
  },

  async touch(tokenDigest, seenAt, expiresAt) {
    await tables.update(sessions).set({ seenAt, expiresAt }).where(eq(sessions.tokenDigest, tokenDigest));
  },

  async end(tokenDigest) {
    await tables.delete(sessions).where(eq(sessions.tokenDigest, tokenDigest));
  },
});
