import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { Sessions } from "../../ports/sessions.ts";
import { type AccountRow, toAccount } from "./account-row.ts";
import type { Database } from "./database.ts";
import { rowsOf } from "./rows.ts";
import { sessions } from "./schema.ts";
import { find } from "./sessions.sql.ts";

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

  list: async (accountId, now) => {
    const { id, tokenDigest, openedAt, seenAt, userAgent } = sessions;
    return tables
      .select({ id, tokenDigest, openedAt, seenAt, userAgent })
      .from(sessions)
      .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)))
      .orderBy(desc(seenAt), desc(openedAt), id);
  },

  async endOne(accountId, id) {
    await tables.delete(sessions).where(and(eq(sessions.accountId, accountId), eq(sessions.id, id)));
  },

  async endOthers(accountId, keptDigest, now) {
    const others = and(eq(sessions.accountId, accountId), ne(sessions.tokenDigest, keptDigest));
    const ended = await tables.delete(sessions).where(others).returning({ expiresAt: sessions.expiresAt });
    return ended.filter(({ expiresAt }) => expiresAt > now).length;
  },
});
