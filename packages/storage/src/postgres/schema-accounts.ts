import { languages } from "@trellis/contract/fields";
import type { Answers } from "@trellis/server-core/domain/account";
import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

export const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Buffer }>({ dataType: () => "bytea" });

export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

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
    /** When the user first proved that they own the email, by a link, a code or Google. */
    emailVerifiedAt: moment("email_verified_at"),
    /** The language of emails that the server sends on its own: the language in which the app was last used. */
    language: text({ enum: languages }).notNull().default("en"),
    /** When the account will be deleted; null unless its owner requested that. */
    deletedFrom: moment("deleted_from"),
  },
  (table) => [
    uniqueIndex("accounts_email_key").on(sql`lower(${table.email})`),
    index("accounts_deleted_from_idx")
      .on(table.deletedFrom)
      .where(sql`${table.deletedFrom} is not null`),
  ],
);

/** The column that links a row to its account; the row is deleted with the account. */
export const accountId = () =>
  uuid("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });
