import * as v from "valibot";
import { defineCall } from "./call.ts";
import {
  confirmPassword,
  email,
  type FieldIssue,
  fullname,
  messageReply,
  nameMaximum,
  newPassword,
  password,
} from "./fields.ts";
import { checkReply, signInReply } from "./session.ts";

const differ: FieldIssue = "passwordsDiffer";
const tooLong: FieldIssue = "tooLong";

/** Fields of the sign-up form, validated by the form and the server. */
export const registration = v.pipe(
  v.object({ fullname, email, password: newPassword, confirmPassword }),
  v.forward(
    v.partialCheck([["password"], ["confirmPassword"]], (typed) => typed.password === typed.confirmPassword, differ),
    ["confirmPassword"],
  ),
);
export type Registration = v.InferOutput<typeof registration>;

/** Fields of the sign-in form. */
export const credentials = v.object({ email, password });
export type Credentials = v.InferOutput<typeof credentials>;

/** The user information from Google. Send the provider's token in `providerTokenHeader`. */
export const googleIdentity = v.object({
  email,
  /** The given name. */
  fullname: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(nameMaximum, tooLong)), ""),
  avatar: v.nullish(v.pipe(v.string(), v.maxLength(2048, tooLong))),
  authProvider: v.literal("google"),
});
export type GoogleIdentity = v.InferInput<typeof googleIdentity>;

/** The header that carries the provider's access token, with which the server fetches the user information itself. */
export const providerTokenHeader = "x-provider-token";

const isGoogleLogIn = (body: unknown): boolean =>
  typeof body === "object" && body !== null && "authProvider" in body && body.authProvider === "google";

/** The body of a sign-in with a password or with Google. */
const logInBody = v.lazy(
  (body): v.GenericSchema<Credentials | GoogleIdentity, Credentials | v.InferOutput<typeof googleIdentity>> =>
    isGoogleLogIn(body) ? googleIdentity : credentials,
);

/** POST /jwt/register: creates an account, without signing in. */
export const register = defineCall({
  name: "register",
  method: "POST",
  path: "/jwt/register",
  access: "public",
  body: registration,
  reply: messageReply,
});

/**
 * POST /jwt/login: signs in with a password or with Google. If the account has a second factor, `passSecondFactor`
 * completes the sign-in. Wrong credentials return a 400, so a 401 always means that the session is no longer valid.
 */
export const logIn = defineCall({
  name: "logIn",
  method: "POST",
  path: "/jwt/login",
  access: "public",
  body: logInBody,
  reply: signInReply,
});

/** GET /jwt/check-session: returns the signed-in user. If the reply has a token, it replaces the stored one. */
export const checkSession = defineCall({
  name: "checkSession",
  method: "GET",
  path: "/jwt/check-session",
  reply: checkReply,
});

/** POST /jwt/logout: ends this session on the server. */
export const logOut = defineCall({
  name: "logOut",
  method: "POST",
  path: "/jwt/logout",
  isExtra: true,
  reply: messageReply,
});
