import type { Account, Answers } from "@trellis/server-core/domain/account";
import type { PlanTerms, Subscription } from "@trellis/server-core/domain/subscription";

/** A row of `accountColumns`, in order. */
export type AccountRow = [
  id: string,
  fullname: string,
  email: string,
  avatar: string | null,
  signsInWith: Account["signsInWith"],
  answers: Answers | null,
  answersRevision: number,
  trialUsed: boolean,
  hasYoutube: boolean,
  emailVerified: boolean,
  hasPassword: boolean,
  hasSecondFactor: boolean,
  deletedFrom: Date | null,
  ...subscription: SubscriptionRow | [null, ...unknown[]],
];

/** A row of `subscriptionColumns`, in order. */
type SubscriptionRow = [
  id: string,
  providerId: string,
  plan: PlanTerms,
  startedAt: Date,
  trialEndsAt: Date | null,
  periodEndsAt: Date,
  isPastDue: boolean,
  nextTryAt: Date | null,
  cancelsAtPeriodEnd: boolean,
  changedWith: string | null,
  endedAt: Date | null,
];

const subscriptionColumns = `id, provider_id, plan, started_at, trial_ends_at, period_ends_at, past_due,
  next_try_at, cancels_at_period_end, changed_with, ended_at`;

/** Whether password sign-ins of an account `a` have a second step. */
export const hasSecondFactor = `(exists (select from passkeys k where k.account_id = a.id)
  or exists (select from authenticators t where t.account_id = a.id and t.confirmed_at is not null))`;

/** Columns of an account `a` with its running subscription, else the latest one, else nulls. */
export const accountColumns = `a.id, a.fullname, a.email, a.avatar, a.signs_in_with, a.answers, a.answers_revision,
  a.trial_used, exists (select from youtube_channels y where y.account_id = a.id), a.email_verified_at is not null,
  a.password_hash is not null, ${hasSecondFactor}, a.deleted_from, u.*`;
export const withSubscription = `left join lateral (
  select ${subscriptionColumns} from subscriptions where account_id = a.id order by ended_at desc nulls first limit 1
) u on true`;

const toSubscription = ([
  id,
  providerId,
  plan,
  startedAt,
  trialEndsAt,
  periodEndsAt,
  isPastDue,
  nextTryAt,
  cancelsAtPeriodEnd,
  changedWith,
  endedAt,
]: SubscriptionRow): Subscription => ({
  id,
  providerId,
  plan,
  startedAt,
  trialEndsAt,
  periodEndsAt,
  isPastDue,
  nextTryAt,
  cancelsAtPeriodEnd,
  changedWith,
  endedAt,
});

export function toAccount(row: AccountRow): Account {
  const [id, fullname, email, avatar, signsInWith, answers, answersRevision, trialUsed, hasYoutube, ...others] = row;
  const [emailVerified, hasPassword, isProtected, deletedFrom, ...rest] = others;
  const subscription = isSubscription(rest) ? toSubscription(rest) : null;
  const profile = { id, fullname, email, avatar, signsInWith, emailVerified, hasPassword, deletedFrom };
  return { ...profile, hasSecondFactor: isProtected, answers, answersRevision, trialUsed, hasYoutube, subscription };
}

const isSubscription = (row: SubscriptionRow | [null, ...unknown[]]): row is SubscriptionRow => row[0] !== null;
