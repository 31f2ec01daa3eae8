import { accountColumns, withSubscription } from "./account-row.ts";

/** Runs for every signed-in request: the session, its account and its subscription in one. */
export const find = {
  name: "session-find",
  text: `select s.seen_at, s.expires_at, ${accountColumns}
    from sessions s join accounts a on a.id = s.account_id ${withSubscription}
    where s.token_digest = $1 and s.expires_at > $2`,
};
