/**
 * Removes what an earlier holder of an unverified account has set up: the channel, the second factors and the card. Parts
 * of a `with` clause; they follow a part `before (id, unproven)`.
 */
export const removeUnproven = `disconnected as (
      delete from youtube_channels y using before b where y.account_id = b.id and b.unproven
    ), unlocked as (
      delete from authenticators f using before b where f.account_id = b.id and b.unproven
    ), untied as (
      delete from passkeys k using before b where k.account_id = b.id and b.unproven
    ), voided as (
      delete from recovery_codes r using before b where r.account_id = b.id and b.unproven
    ), emptied as (
      update wallets w set setup_intent_id = null, payment_method_id = null, card = null
      from before b where w.account_id = b.id and b.unproven
    )`;
