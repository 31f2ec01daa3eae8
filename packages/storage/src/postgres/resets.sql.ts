import { removeUnproven } from "./remove-unproven.sql.ts";

export const saveCode = {
  name: "reset-save-code",
  text: `insert into resets (email, browser, mac, tries_left, own_tries_left, expires_at)
    values (lower($1), $4, $2, 5, 5, $3)
    on conflict (email, browser) do update set mac = excluded.mac, tries_left = excluded.tries_left,
      own_tries_left = excluded.own_tries_left, expires_at = excluded.expires_at, used_at = null, token_digest = null, token_expires_at = null`,
};

/**
 * Tries the code that this browser requested, else the latest one of the email. The update is atomic, so at most five
 * simultaneous attempts are checked and at most one succeeds. The final `select` only explains a failure.
 */
export const exchangeCode = {
  name: "reset-exchange-code",
  text: `with target as (
      select r.browser, r.browser = $6 and r.expires_at > $4 as own from resets r where r.email = lower($1)
      order by own desc, r.expires_at desc limit 1
    ), tried as (
      update resets r set
        tries_left = r.tries_left - case when t.own then 0 else 1 end,
        own_tries_left = r.own_tries_left - case when t.own then 1 else 0 end,
        used_at = case when r.mac = $2 then $4::timestamptz end,
        token_digest = case when r.mac = $2 then $3 end,
        token_expires_at = case when r.mac = $2 then $5::timestamptz end
      from target t where r.email = lower($1) and r.browser = t.browser and r.used_at is null and r.expires_at > $4
        and case when t.own then r.own_tries_left else r.tries_left end > 0
      returning r.mac = $2 as is_right
    )
    select is_right, false from tried
    union all
    select false, r.mac = $2 from resets r join target t on r.browser = t.browser
    where r.email = lower($1) and not exists (select from tried)`,
};

/** If the email was never verified, another person may have created the account, so what they set up is removed too. */
export const redeem = {
  name: "reset-redeem",
  text: `with used as (
      delete from resets r using resets o
      where o.token_digest = $1 and o.token_expires_at > $3::timestamptz and r.email = o.email
      returning r.email, r.token_digest
    ), before as (
      select a.id, a.email_verified_at is null as unproven from accounts a
      join used u on lower(a.email) = u.email and u.token_digest = $1 for update of a
    ), changed as (
      update accounts a set password_hash = $2, email_verified_at = coalesce(email_verified_at, $3::timestamptz)
      from before b where a.id = b.id returning a.id, a.email
    ), ended as (
      delete from sessions s using before b where s.account_id = b.id
    ), ${removeUnproven("$3")}, revoked as (
      delete from proofs p using before b where p.account_id = b.id and (b.unproven or p.kind = 'changeEmail')
    )
    select id, email, payer.* from changed left join payer on true`,
};
