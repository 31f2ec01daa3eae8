import { proofKinds } from "@trellis/server-core/domain/proof-kind";
import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { accounts, moment } from "./schema-accounts.ts";

/** The latest one-time code that a browser requested for an email, and the reset token it was exchanged for, as digests. */
export const resets = pgTable(
  "resets",
  {
    /** In lower case; an account need not exist. */
    email: text().notNull(),
    /** A digest of the browser's id; empty for codes that an earlier version sent. */
    browser: text().notNull().default(""),
    mac: text().notNull(),
    /** Remaining attempts of other browsers. */
    triesLeft: integer("tries_left").notNull(),
    /** Remaining attempts of the browser that requested the code, which other browsers can't use up. */
    ownTriesLeft: integer("own_tries_left").notNull().default(5),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
    tokenDigest: text("token_digest").unique("resets_token_digest_key"),
    tokenExpiresAt: moment("token_expires_at"),
  },
  (table) => [primaryKey({ columns: [table.email, table.browser] })],
);

/**
 * Short-lived secrets that can be used once: links in emails, challenges of passkeys, and sign-ins that wait for a second
 * factor. By digest; the secret itself is not stored.
 */
export const proofs = pgTable(
  "proofs",
  {
    digest: text().primaryKey(),
    kind: text({ enum: proofKinds }).notNull(),
    /** Null for a sign-in by passkey, whose account is not yet known. */
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "cascade" }),
    /** What the secret proves or is compared with, such as a new email or a challenge. */
    data: text().notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("proofs_expires_at_idx").on(table.expiresAt),
    index("proofs_account_id_idx").on(table.accountId, table.kind),
  ],
);
