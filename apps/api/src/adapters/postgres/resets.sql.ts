import { removeUnproven } from "./remove-unproven.sql.ts";

export const saveCode = {
  name: "reset-save-code",
  text: `insert into resets (email, mac, tries_left, expires_at) values (lower($1), $2, 5, $3)
    on conflict (email) do update set mac = excluded.mac, tries_left = excluded.tries_left,
      expires_at = excluded.expires_at, used_at = null, token_digest = null, token_expires_at = null`,
};

/** The update is atomic: of simultaneous attempts five are checked and one can succeed. The rest explains a failure. */
export const exchangeCode = {
  name: "reset-exchange-code",
  text: `with tried as (
      update resets set tries_left = tries_left - 1,
        used_at = case when mac = $2 then $4::timestamptz end,
        token_digest = case when mac = $2 then $3 end,
        token_expires_at = case when mac = $2 then $5::timestamptz end
      where email = lower($1) and used_at is null and tries_left > 0 and expires_at > $4
      returning mac = $2 as is_right
    )
    select is_right, false from tried
    union all
    select false, mac = $2 from resets where email = lower($1) and not exists (select from tried)`,
};

/** If the email was never verified, another person may have created the account, so what they set up goes too. */
export const redeem = {
  name: "reset-redeem",
  text: `with used as (
      delete from resets where token_digest = $1 and token_expires_at > $3::timestamptz returning email
    ), before as (
      select a.id, a.email_verified_at is null as unproven from accounts a join used u on lower(a.email) = u.email
      for update of a
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
