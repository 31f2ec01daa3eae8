import type { GoogleSignInResult } from "@trellis/server-core/domain/google-sign-in";
import type { Accounts } from "@trellis/server-core/ports/accounts";
import { type AccountRow, accountColumns, hasSecondFactor, toAccount, withSubscription } from "./account-row.ts";
import type { Queries } from "./database.ts";
import { type PayerRow, toFormerPayer } from "./former-payer.ts";
import { removeUnproven } from "./remove-unproven.sql.ts";
import { rowsOf } from "./rows.ts";

type Profile = Parameters<Accounts["signInWithGoogle"]>[0];

const bySubject = {
  name: "account-by-google-subject",
  text: `select ${accountColumns} from accounts a ${withSubscription} where a.google_subject = $1`,
};

/**
 * Links Google to the account with this email, unless another Google account is linked or a second factor protects it.
 * Removes the credentials of an unverified account in the same statement.
 */
const join = {
  name: "account-join-google",
  text: `with before as (
      select a.id, a.email_verified_at is null as unproven from accounts a
      where lower(a.email) = lower($2) and a.google_subject is null
        and (a.email_verified_at is null or not ${hasSecondFactor}) for update
    ), joined as (
      update accounts a set google_subject = $1, email_verified_at = coalesce(email_verified_at, $4::timestamptz),
        avatar = coalesce(avatar, $3), password_hash = case when b.unproven then null else password_hash end,
        signs_in_with = case when b.unproven then 'google' else signs_in_with end
      from before b where a.id = b.id returning a.id
    ), ended as (
      delete from sessions s using before b where s.account_id = b.id and b.unproven
    ), ${removeUnproven("$4")}, revoked as (
      delete from proofs p using before b where p.account_id = b.id and b.unproven
    )
    select unproven, payer.* from before left join payer on true where exists (select from joined)`,
};

const open = {
  name: "account-open-by-google",
  text: `insert into accounts (id, fullname, email, avatar, signs_in_with, created_at, google_subject, email_verified_at)
    values ($1, $2, $3, $4, 'google', $5, $6, $5) on conflict do nothing returning true`,
};

/**
 * Implements `Accounts.signInWithGoogle`. Each step is one statement; retries if a simultaneous sign-in completed a
 * step first.
 */
export async function signInWithGoogle(
  pool: Queries["pool"],
  profile: Profile,
  turn = 0,
): Promise<GoogleSignInResult | null> {
  const find = async () => {
    const [row] = await rowsOf<AccountRow>(pool, bySubject, [profile.subject]);
    return row ? toAccount(row) : null;
  };
  const known = await find();
  if (known) return { account: known, outcome: "found", formerPayer: null };
  const { id, subject, email, fullname, avatar, now } = profile;
  const [joined] = await rowsOf<[unproven: boolean, ...PayerRow]>(pool, join, [subject, email, avatar, now]);
  const [opened] = joined ? [] : await rowsOf(pool, open, [id, fullname, email, avatar, now, subject]);
  if (!joined && !opened) return turn < 2 ? signInWithGoogle(pool, profile, turn + 1) : null;
  const account = await find();
  if (!account) throw new Error("the account of this Google sign-in no longer exists");
  if (!joined) return { account, outcome: "opened", formerPayer: null };
  const [unproven, ...payer] = joined;
  return { account, outcome: unproven ? "takenOver" : "joined", formerPayer: toFormerPayer(payer) };
}
