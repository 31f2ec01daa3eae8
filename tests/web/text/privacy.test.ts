import * as otherTables from "@trellis/storage/postgres/schema";
import * as accountTables from "@trellis/storage/postgres/schema-accounts";
import * as billingTables from "@trellis/storage/postgres/schema-billing";
import * as securityTables from "@trellis/storage/postgres/schema-security";
import * as secondFactorTables from "@trellis/storage/postgres/schema-second-factors";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { text } from "../../../apps/web/src/text/en/legal.ts";

/** The words of the policy about each table; `null` if the table contains no personal data. */
const tables: Record<string, string | null> = {
  accounts: "Your name, email and profile picture",
  avatars: "profile picture",
  sessions: "For each device you’re signed in on",
  limits: "counts requests per account, email and network address for up to a day",
  token_budgets: "how much of it you use each day",
  roadmaps: "the plans written from them",
  ticks: "the tasks you have completed and when",
  youtube_channels: "an encrypted key for access to your channel, and when you connected it",
  wallets: "the payment provider’s ids",
  subscriptions: "the dates and state of your subscription",
  used_trials: "keyed hashes of the card and the confirmed email",
  // The sandbox stores in this table what a real payment provider stores on its own servers.
  sandbox_customers: "which also receives your name, email, language and account id, and keeps your invoices",
  passkeys: "the public keys and names of your passkeys",
  authenticators: "the encrypted secret of your authenticator app",
  recovery_codes: "one-way hashes of your recovery codes",
  resets: "Codes expire after 10 minutes",
  proofs: "links after 24 hours",
  // These two tables contain only digests and ids of single visits and webhooks.
  youtube_visits: null,
  webhook_events: null,
};

const accountColumns: Record<string, string | null> = {
  id: null,
  fullname: "Your name",
  email: "email",
  passwordHash: "a one-way hash of your password",
  avatar: "profile picture",
  signsInWith: "If you sign in with Google",
  answers: "Your onboarding answers",
  answersRevision: null,
  trialUsed: "nobody uses the free trial twice",
  createdAt: "when you signed up",
  googleSubject: "your Google account’s id",
  emailVerifiedAt: "whether your email is confirmed",
  language: "the language of your emails",
  deletedFrom: "Seven days after you ask us to delete your account",
};

/** The words of the policy about each entry of the browser’s storage. */
const entries: Record<string, string> = {
  token: "Your session",
  i18nextLng: "language",
  theme: "display",
  fonts: "display",
  singleKeys: "keyboard settings",
  recentCommands: "recently used commands",
  "trellis.reply-drafts": "drafts of replies",
  usesPasskeys: "whether you have used a passkey here",
  onboardingAnswers: "unsaved onboarding answers",
  confirmEmailDismissed: "the banners you dismissed",
  pendingEmail: "the new email you entered",
};

const { device, ...server } = text.privacy;
const policy = Object.values(server)
  .map((section) => (typeof section === "object" && "text" in section ? section.text : ""))
  .join("\n");

it("the privacy policy describes every table and every field of an account", () => {
  const all = { ...accountTables, ...billingTables, ...securityTables, ...secondFactorTables, ...otherTables };
  const stored = Object.values(all).filter((each) => is(each, PgTable));
  expect(Object.keys(tables).toSorted()).toEqual(stored.map(getTableName).toSorted());
  expect(Object.keys(accountColumns)).toEqual(Object.keys(getTableColumns(accountTables.accounts)));
  for (const words of [...Object.values(tables), ...Object.values(accountColumns)])
    expect(policy).toContain(words ?? "");
});

it("the privacy policy describes everything that the app stores in the browser", () => {
  const sources = import.meta.glob<string>(
    ["../../../apps/web/src/**/*.{ts,tsx}", "../../../apps/web/first-load-script.ts"],
    { query: "?raw", import: "default", eager: true },
  );
  const keys = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/(?:remembered|setItem)\(\s*"([^"]+)"/g)].map(([, key = ""]) => key),
  );
  expect(keys.toSorted()).toEqual(Object.keys(entries).toSorted());
  for (const words of Object.values(entries)) expect(device.text).toContain(words);
});
