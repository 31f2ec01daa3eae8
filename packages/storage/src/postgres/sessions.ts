import type { Sessions } from "@trellis/server-core/ports/sessions";
import { sessionMaximum } from "@trellis/server-core/session";
import { and, desc, eq, gt, ne } from "drizzle-orm";
import { type AccountRow, toAccount } from "./account-row.ts";
import type { Database } from "./database.ts";
import { rowsOf } from "./rows.ts";
import { sessions } from "./schema.ts";
import { find, open, touch, trim } from "./sessions.sql.ts";

type Times = [openedAt: Date, provedAt: Date, seenAt: Date, expiresAt: Date];

export const createSessions = ({ pool, tables }: Database): Sessions => ({
  async open(session) {
    const { tokenDigest, accountId, id, openedAt, expiresAt, userAgent, language } = session;
    await rowsOf(pool, open, [tokenDigest, accountId, id, openedAt, expiresAt, userAgent, language]);
    await rowsOf(pool, trim, [accountId, tokenDigest, sessionMaximum - 1]);
  },

  async find(tokenDigest, now) {
    const [row] = await rowsOf<[...Times, ...AccountRow]>(pool, find, [tokenDigest, now]);
    if (!row) return null;
    const [openedAt, provedAt, seenAt, expiresAt, ...account] = row;
    return { account: toAccount(account), openedAt, provedAt, seenAt, expiresAt };
  },

  async touch(tokenDigest, { seenAt, expiresAt, language }) {
    await rowsOf(pool, touch, [tokenDigest, seenAt, expiresAt, language]);
  },

  async prove(tokenDigest, provedAt) {
    await tables.update(sessions).set({ provedAt }).where(eq(sessions.tokenDigest, tokenDigest));
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
