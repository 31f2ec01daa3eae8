import * as v from "valibot";
import { replyMessage } from "./fields.ts";

/**
 * A reply to a call that may require the bank's confirmation (3-D Secure). With `requiresAction`, nothing has happened yet:
 * the card provider's client asks the user to confirm, and then the same call is repeated.
 */
export const cardReply = v.looseObject({
  message: replyMessage,
  // Not tolerant: an unreadable request for confirmation must not count as a payment.
  requiresAction: v.nullish(v.object({ clientSecret: v.pipe(v.string(), v.nonEmpty()) })),
});
