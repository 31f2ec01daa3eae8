import { languages } from "@trellis/contract/fields";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Answers, WrittenPlan } from "../../domain.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const accounts = pgTable(
  "accounts",
  {
    id: uuid().primaryKey(),
    fullname: text().notNull(),
    email: text().notNull(),
    /** Null for accounts without a password, which sign in with Google. */
    passwordHash: text("password_hash"),
    avatar: text(),
    signsInWith: text("signs_in_with", { enum: ["password", "google"] }).notNull(),
    answers: jsonb().$type<Answers>(),
    /** Incremented when the answers change; a roadmap belongs to one revision. */
    answersRevision: integer("answers_revision").notNull().default(0),
    trialUsed: boolean("trial_used").notNull().default(false),
    createdAt: moment("created_at").notNull(),
    /** Google's id of the user, once they have signed in with Google. */
    googleSubject: text("google_subject").unique("accounts_google_subject_key"),
    /** When the user first proved that they own the email, by a code or through Google. */
    emailVerifiedAt: moment("email_verified_at"),
  },
  (table) => [uniqueIndex("accounts_email_key").on(sql`lower(${table.email})`)],
);

const accountId = () =>
  uuid("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });

/** Sessions by token digest; the token itself is not stored. */
export const sessions = pgTable(
  "sessions",
  {
    tokenDigest: text("token_digest").primaryKey(),
    /** The id clients refer to the session by. */
    id: uuid()
      .notNull()
      .unique("sessions_id_key")
      .default(sql`gen_random_uuid()`),
    accountId: accountId(),
    openedAt: moment("opened_at").notNull(),
    seenAt: moment("seen_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    userAgent: text("user_agent"),
  },
  (table) => [
    index("sessions_account_id_idx").on(table.accountId),
    index("sessions_expires_at_idx").on(table.expiresAt),
  ],
);

/** Payment details, as ids of the card provider. */
export const wallets = pgTable("wallets", {
  accountId: accountId().primaryKey(),
  customerId: text("customer_id"),
  setupIntentId: text("setup_intent_id"),
  paymentMethodId: text("payment_method_id"),
});

/** Running and past subscriptions. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: uuid().primaryKey(),
    accountId: accountId(),
    planId: text("plan_id").notNull(),
    startedAt: moment("started_at").notNull(),
    trialEndsAt: moment("trial_ends_at"),
    periodEndsAt: moment("period_ends_at").notNull(),
    changedWith: text("changed_with"),
    endedAt: moment("ended_at"),
  },
  (table) => [
    uniqueIndex("subscriptions_one_running_key")
      .on(table.accountId)
      .where(sql`${table.endedAt} is null`),
    index("subscriptions_latest_idx").on(table.accountId, table.endedAt.desc().nullsFirst()),
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

/** The latest one-time code for an email and the reset token it was exchanged for, as digests. */
export const resets = pgTable("resets", {
  /** In lower case; an account need not exist. */
  email: text().primaryKey(),
  mac: text().notNull(),
  triesLeft: integer("tries_left").notNull(),
  expiresAt: moment("expires_at").notNull(),
  usedAt: moment("used_at"),
  tokenDigest: text("token_digest").unique("resets_token_digest_key"),
  tokenExpiresAt: moment("token_expires_at"),
});

/** Emails to be sent. */
export const mailQueue = pgTable(
  "mail_queue",
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ["resetCode", "passwordChanged", "googleJoined"] }).notNull(),
    email: text().notNull(),
    language: text({ enum: languages }).notNull(),
    createdAt: moment("created_at").notNull(),
    dueAt: moment("due_at").notNull(),
    tries: integer().notNull().default(0),
  },
  (table) => [index("mail_queue_due_at_idx").on(table.dueAt)],
);

/** Pending visits to YouTube's consent page, by the digest of their state. */
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

const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Buffer }>({ dataType: () => "bytea" });

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
