import { languages } from "@trellis/contract/fields";
import type { WrittenPlan } from "@trellis/server-core/domain/roadmap";
import { sql } from "drizzle-orm";
import { check, date, index, integer, json, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { accountId, bytes, moment } from "./schema-accounts.ts";

/** Sessions by token digest; the token itself is not stored. */
export const sessions = pgTable(
  "sessions",
  {
    tokenDigest: text("token_digest").primaryKey(),
    /** The id that clients use to refer to the session. */
    id: uuid()
      .notNull()
      .unique("sessions_id_key")
      .default(sql`gen_random_uuid()`),
    accountId: accountId(),
    openedAt: moment("opened_at").notNull(),
    seenAt: moment("seen_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    userAgent: text("user_agent"),
    /** When the user last proved who they are, by a password, a passkey or Google; null means at sign-in. */
    provedAt: moment("proved_at"),
  },
  (table) => [
    index("sessions_account_id_idx").on(table.accountId),
    index("sessions_expires_at_idx").on(table.expiresAt),
  ],
);

/** Three-week plans. A plan that is being written has a lease; a finished one has its content. */
export const roadmaps = pgTable(
  "roadmaps",
  {
    accountId: accountId(),
    revision: integer().notNull(),
    language: text({ enum: languages }).notNull(),
    /** JSON rather than JSONB: it is read as a whole and never queried. */
    plan: json().$type<WrittenPlan>(),
    finishedAt: moment("finished_at"),
    lease: uuid(),
    leaseUntil: moment("lease_until"),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.revision, table.language] }),
    check("roadmaps_written_or_leased", sql`(${table.plan} is null) <> (${table.lease} is null)`),
  ],
);

/** Completed tasks of a revision, shared by all languages. A row without a date marks a task that was unchecked. */
export const ticks = pgTable(
  "ticks",
  {
    accountId: accountId(),
    revision: integer().notNull(),
    week: integer().notNull(),
    dayIndex: integer("day_index").notNull(),
    completedAt: moment("completed_at"),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.revision, table.week, table.dayIndex] })],
);

/** Requests per key in a fixed window. */
export const limits = pgTable(
  "limits",
  {
    key: text().primaryKey(),
    taken: integer().notNull(),
    resetsAt: moment("resets_at").notNull(),
  },
  (table) => [index("limits_resets_at_idx").on(table.resetsAt)],
);

/** Tokens of AI models that an account has used or reserved on a day (UTC). */
export const tokenBudgets = pgTable(
  "token_budgets",
  {
    accountId: accountId(),
    day: date({ mode: "string" }).notNull(),
    tokens: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
);

/** Pending authorization requests (visits to YouTube's consent page), by the digest of their state. */
export const youtubeVisits = pgTable(
  "youtube_visits",
  {
    stateDigest: text("state_digest").primaryKey(),
    accountId: accountId(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("youtube_visits_expires_at_idx").on(table.expiresAt)],
);

/** Connected channels with their encrypted refresh tokens. */
export const youtubeChannels = pgTable("youtube_channels", {
  accountId: accountId().primaryKey(),
  lockedKey: text("locked_key").notNull(),
  connectedAt: moment("connected_at").notNull(),
});

/** Profile pictures. */
export const avatars = pgTable(
  "avatars",
  {
    accountId: accountId().primaryKey(),
    hash: text().notNull(),
    type: text().notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [index("avatars_hash_idx").on(table.hash)],
);
