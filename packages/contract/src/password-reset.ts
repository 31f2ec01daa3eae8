import * as v from "valibot";
import { defineCall } from "./call.ts";
import { email, messageReply, replyMessage } from "./fields.ts";
import { chosenPassword, forgottenPassword, oneTimeCode } from "./password-reset-fields.ts";

/** POST /jwt/forgot-password: emails a code in the language of the request. The reply does not reveal whether the account exists. */
export const forgotPassword = defineCall({
  name: "forgotPassword",
  method: "POST",
  path: "/jwt/forgot-password",
  access: "public",
  body: forgottenPassword,
  reply: messageReply,
});

/** POST /jwt/verify-otp: exchanges a code for a reset token; a wrong or expired code returns a 400. */
export const verifyCode = defineCall({
  name: "verifyCode",
  method: "POST",
  path: "/jwt/verify-otp",
  access: "public",
  body: v.object({ otp: oneTimeCode, email }),
  reply: v.looseObject({ message: replyMessage, resetToken: v.pipe(v.string(), v.nonEmpty()) }),
});

/** POST /jwt/reset-password: sets the password and ends all sessions. The token can be used once. */
export const resetPassword = defineCall({
  name: "resetPassword",
  method: "POST",
  path: "/jwt/reset-password",
  access: "public",
  body: v.intersect([v.object({ resetToken: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }), chosenPassword]),
  reply: messageReply,
});
