import { accountColumns, withSubscription } from "./account-row.ts";

/** Runs on every authenticated request: the session with its account and subscription. */
export const find = {
  name: "session-find",
  text: `select s.opened_at, coalesce(s.proved_at, s.opened_at), s.seen_at, s.expires_at, ${accountColumns}
    from sessions s join accounts a on a.id = s.account_id ${withSubscription}
    where s.token_digest = $1 and s.expires_at > $2`,
};

export const open = {
  name: "session-open",
  text: `with owner as (
      update accounts set language = $7 where id = $2 and language <> $7
    )
    insert into sessions (token_digest, account_id, id, opened_at, seen_at, expires_at, user_agent)
    values ($1, $2, $3, $4, $4, $5, $6)`,
};

export const touch = {
  name: "session-touch",
  text: `with used as (
      update sessions set seen_at = $2, expires_at = $3 where token_digest = $1 returning account_id
    )
    update accounts a set language = $4 from used u where a.id = u.account_id and a.language <> $4`,
};

/**
 * Runs after the session was inserted, so that the last of several simultaneous sign-ins sees all their sessions. It
 * skips locked rows: another statement is already deleting them, and waiting for it could deadlock.
 */
export const trim = {
  name: "session-trim",
  text: `delete from sessions where token_digest in (
      select token_digest from sessions where token_digest in (
        select token_digest from sessions where account_id = $1 and token_digest <> $2
        order by seen_at desc, opened_at desc, id offset $3
      ) for update skip locked
    )`,
};
