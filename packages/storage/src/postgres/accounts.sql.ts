import { accountColumns, withSubscription } from "./account-row.ts";

export const byId = {
  name: "account-by-id",
  text: `select ${accountColumns} from accounts a ${withSubscription} where a.id = $1`,
};

export const byEmail = {
  name: "account-by-email",
  text: `select a.password_hash, ${accountColumns} from accounts a ${withSubscription}
    where lower(a.email) = lower($1) and a.password_hash is not null`,
};

export const recipient = {
  name: "account-recipient",
  text: "select id, fullname, email from accounts where lower(email) = lower($1)",
};

export const saveAnswers = {
  name: "save-answers",
  text: `update accounts set answers = $2::jsonb,
      answers_revision = answers_revision + (answers is distinct from $2::jsonb)::int
    where id = $1 returning answers_revision`,
};

export const changePassword = {
  name: "account-change-password",
  text: `with changed as (
      update accounts set password_hash = $2 where id = $1 returning id
    ), ended as (
      delete from sessions s using changed c where s.account_id = c.id and s.token_digest <> $3
    ), revoked as (
      delete from proofs p using changed c where p.account_id = c.id and p.kind = 'changeEmail'
    )
    update sessions s set proved_at = $4 from changed c where s.account_id = c.id and s.token_digest = $3`,
};

export const verifyEmail = {
  name: "account-verify-email",
  text: `update accounts set email_verified_at = coalesce(email_verified_at, $3::timestamptz)
    where id = $1 and lower(email) = lower($2) returning true`,
};

/** The unique index decides between simultaneous changes to the same address. */
export const changeEmail = {
  name: "account-change-email",
  text: `update accounts a set email = $2, email_verified_at = $3 from accounts before
    where a.id = $1 and before.id = a.id returning before.email`,
};

export const scheduleDeletion = {
  name: "account-schedule-deletion",
  text: "update accounts set deleted_from = coalesce(deleted_from, $2::timestamptz) where id = $1 returning deleted_from",
};

export const keep = {
  name: "account-keep",
  text: `update accounts set deleted_from = null
    where id = $1 and (deleted_from is null or deleted_from > $2) returning true`,
};

/** Rows that reference the account are deleted with it; reset codes are stored by email, so this statement deletes them. */
export const deleteAccount = {
  name: "account-delete",
  text: `with deleted as (
      delete from accounts where id = $1 and deleted_from <= $2 returning email
    ), forgotten as (
      delete from resets r using deleted d where r.email = lower(d.email)
    )
    select true from deleted`,
};
