/**
 * Returns CTEs that remove what an earlier holder of an unverified account has set up: the channel, the second factors,
 * the payment details and the running subscription. They must follow a CTE `before (id, unproven)`. `now` is the
 * placeholder for the current time. The CTE `payer` has the columns of `FormerPayer`.
 */
export const removeUnproven = (now: `$${number}`): string => `disconnected as (
      delete from youtube_channels y using before b where y.account_id = b.id and b.unproven
    ), unlocked as (
      delete from authenticators f using before b where f.account_id = b.id and b.unproven
    ), untied as (
      delete from passkeys k using before b where k.account_id = b.id and b.unproven
    ), voided as (
      delete from recovery_codes r using before b where r.account_id = b.id and b.unproven
    ), held as (
      select w.account_id, w.customer_id from wallets w join before b on w.account_id = b.id
      where b.unproven and w.customer_id is not null for update of w
    ), emptied as (
      update wallets w set customer_id = null, setup_intent_id = null, payment_method_id = null, card = null,
        attempt_key = null, attempt_purpose = null
      from held h where w.account_id = h.account_id
    ), stopped as (
      update subscriptions s set ended_at = ${now}::timestamptz, past_due = false, next_try_at = null,
        cancels_at_period_end = false, fetched = nextval('subscription_fetches')
      from before b where s.account_id = b.id and b.unproven and s.ended_at is null returning s.plan->>'name' as plan
    ), payer as (
      select h.customer_id, (select plan from stopped) as plan from held h
    )`;
