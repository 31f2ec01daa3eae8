import * as v from "valibot";
import { defineCall } from "./call.ts";
import { email, messageReply, replyMessage } from "./fields.ts";
import { maybe } from "./tolerant.ts";

/** The token of a link in an email. */
const linkToken = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));

/** Fields of the form for a new email address. */
export const newEmail = v.object({ email });
export type NewEmail = v.InferOutput<typeof newEmail>;

/**
 * POST /jwt/verify-email: confirms the address that a link was sent to, and completes a change of email. An unknown,
 * used or expired token returns a 400.
 */
export const verifyEmail = defineCall({
  name: "verifyEmail",
  method: "POST",
  path: "/jwt/verify-email",
  access: "public",
  isExtra: true,
  body: v.object({ token: linkToken }),
  reply: v.looseObject({
    message: replyMessage,
    /** The confirmed address. */
    email: maybe(v.string()),
    /** Whether the confirmed address replaced another one. */
    isChange: v.fallback(v.nullish(v.boolean(), false), false),
  }),
});

/** POST /jwt/resend-verification: emails another link to the account's address, unless the address is confirmed. */
export const resendVerification = defineCall({
  name: "resendVerification",
  method: "POST",
  path: "/jwt/resend-verification",
  isExtra: true,
  reply: messageReply,
});

/**
 * POST /jwt/change-email: emails a link to the new address; the account's address changes only when the link is opened.
 * Requires a recent proof of identity. The reply does not reveal whether another account has the address.
 */
export const changeEmail = defineCall({
  name: "changeEmail",
  method: "POST",
  path: "/jwt/change-email",
  isExtra: true,
  body: newEmail,
  reply: messageReply,
});
