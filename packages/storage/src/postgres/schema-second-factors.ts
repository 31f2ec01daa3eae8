import { bigint, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accountId, bytes, moment } from "./schema-accounts.ts";

/** Passkeys by their credential id in base64url. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: text().primaryKey(),
    accountId: accountId(),
    publicKey: bytes("public_key").notNull(),
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: moment("created_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [index("passkeys_account_id_idx").on(table.accountId)],
);

/** Authenticator apps: the encrypted secret and the last accepted time step, so that a code works once. */
export const authenticators = pgTable("authenticators", {
  accountId: accountId().primaryKey(),
  lockedSecret: text("locked_secret").notNull(),
  /** Null until the first code was entered. */
  confirmedAt: moment("confirmed_at"),
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
});

/** Recovery codes by digest; using one deletes it. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    accountId: accountId(),
    digest: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.digest] })],
);
