import { accountColumns, withSubscription } from "./account-row.ts";

/** Runs on every authenticated request: the session with its account and subscription. */
export const find = {
  name: "session-find",
  text: `select s.seen_at, s.expires_at, ${accountColumns}
    from sessions s join accounts a on a.id = s.account_id ${withSubscription}
    where s.token_digest = $1 and s.expires_at > $2`,
};
