import type { AccountRecords, RecordRow } from "@trellis/server-core/ports/account-records";
import { eq } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";
import { accounts } from "./schema-accounts.ts";
import { subscriptions, wallets } from "./schema-billing.ts";
import { authenticators, passkeys } from "./schema-second-factors.ts";
import { roadmaps, sessions, ticks, tokenBudgets, youtubeChannels } from "./schema.ts";

/** A table of the export. `omits`: columns with secrets or internal bookkeeping. */
interface Exported {
  table: PgTable;
  owner: AnyPgColumn;
  omits: readonly string[];
}

const exported = (table: PgTable & { accountId: AnyPgColumn }, ...omits: string[]): Exported => ({
  table,
  owner: table.accountId,
  omits: ["accountId", ...omits],
});

/** The tables by section of the export. */
export const exportedTables: { [Section in keyof Awaited<ReturnType<AccountRecords["read"]>>]: Exported } = {
  account: { table: accounts, owner: accounts.id, omits: ["passwordHash"] },
  sessions: exported(sessions, "tokenDigest"),
  subscriptions: exported(subscriptions, "fetched"),
  cards: exported(wallets, "setupIntentId", "attemptKey", "attemptPurpose", "attemptUntil"),
  roadmaps: exported(roadmaps, "lease", "leaseUntil"),
  completedTasks: exported(ticks),
  aiUsage: exported(tokenBudgets),
  youtube: exported(youtubeChannels, "lockedKey"),
  passkeys: exported(passkeys, "publicKey", "counter"),
  authenticators: exported(authenticators, "lockedSecret", "lastStep"),
};

/** Tables that belong to an account and are not exported as rows, with the reason. */
export const tablesNotExported: Readonly<Record<string, string>> = {
  avatars: "The archive contains the picture itself.",
  proofs: "Digests of secrets that expire within a day.",
  recovery_codes: "Digests of secrets.",
  youtube_visits: "Digests of secrets that expire within minutes.",
};

export const createAccountRecords = ({ tables }: Database): AccountRecords => {
  const rowsOf = async (accountId: string, { table, owner, omits }: Exported): Promise<RecordRow[]> => {
    const rows = await tables.select().from(table).where(eq(owner, accountId));
    return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !omits.includes(name))));
  };
  return {
    async read(accountId) {
      const read = (section: keyof typeof exportedTables) => rowsOf(accountId, exportedTables[section]);
      return {
        account: await read("account"),
        sessions: await read("sessions"),
        subscriptions: await read("subscriptions"),
        cards: await read("cards"),
        roadmaps: await read("roadmaps"),
        completedTasks: await read("completedTasks"),
        aiUsage: await read("aiUsage"),
        youtube: await read("youtube"),
        passkeys: await read("passkeys"),
        authenticators: await read("authenticators"),
      };
    },
  };
};
