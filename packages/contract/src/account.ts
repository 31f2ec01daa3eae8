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
import { user } from "./user.ts";

const differ: FieldIssue = "passwordsDiffer";
const tooLong: FieldIssue = "tooLong";

/** What is typed to open an account; the same schema serves the form and the call. */
export const registration = v.pipe(
  v.object({ fullname, email, password: newPassword, confirmPassword }),
  v.forward(
    v.partialCheck([["password"], ["confirmPassword"]], (typed) => typed.password === typed.confirmPassword, differ),
    ["confirmPassword"],
  ),
);
export type Registration = v.InferOutput<typeof registration>;

/** What is typed to sign in. */
export const credentials = v.object({ email, password });
export type Credentials = v.InferOutput<typeof credentials>;

/** What Google's user information says of a person; the provider's own token travels beside it, see `providerTokenHeader`. */
export const googleIdentity = v.object({
  email,
  /** The given name. */
  fullname: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(nameMaximum, tooLong)), ""),
  avatar: v.nullish(v.pipe(v.string(), v.maxLength(2048, tooLong))),
  authProvider: v.literal("google"),
});
export type GoogleIdentity = v.InferInput<typeof googleIdentity>;

/** The header with the provider's access token, by which the server asks the provider who it is. */
export const providerTokenHeader = "x-provider-token";

const isOfGoogle = (typed: unknown): boolean =>
  typeof typed === "object" && typed !== null && "authProvider" in typed && typed.authProvider === "google";

/** Either way of signing in. */
const logInBody = v.lazy(
  (typed): v.GenericSchema<Credentials | GoogleIdentity, Credentials | v.InferOutput<typeof googleIdentity>> =>
    isOfGoogle(typed) ? googleIdentity : credentials,
);

/** A live session: who, and the bearer token that proves it. */
export interface Session {
  user: v.InferOutput<typeof user>;
  token: string;
  message: string | undefined;
}

const missing = "a session needs a user and a token";

/** Session replies name their parts in two ways; both are read (spec §7). */
export const sessionReply = v.pipe(
  v.looseObject({
    userData: v.optional(user),
    user: v.optional(user),
    accessToken: v.optional(v.string()),
    token: v.optional(v.string()),
    message: v.optional(v.string()),
  }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): Session => {
    const who = value.userData ?? value.user;
    const token = value.accessToken ?? value.token;
    if (who && token) return { user: who, token, message: value.message };
    addIssue({ message: missing });
    return NEVER;
  }),
);

/** POST /jwt/register: opens an account; does not sign in. */
export const register = defineCall({
  name: "register",
  method: "POST",
  path: "/jwt/register",
  access: "public",
  refusal: "error",
  body: registration,
  reply: messageReply,
});

/** POST /jwt/login, by password or by Google: wrong credentials are a 400, so that a 401 always means a dead session. */
export const logIn = defineCall({
  name: "logIn",
  method: "POST",
  path: "/jwt/login",
  access: "public",
  refusal: "error",
  body: logInBody,
  reply: sessionReply,
});

/** GET /jwt/check-session: the user behind the stored token; the answered token replaces it. */
export const checkSession = defineCall({
  name: "checkSession",
  method: "GET",
  path: "/jwt/check-session",
  access: "session",
  refusal: "error",
  reply: sessionReply,
});

/** POST /jwt/logout: ends this session on the server. */
export const logOut = defineCall({
  name: "logOut",
  method: "POST",
  path: "/jwt/logout",
  access: "session",
  refusal: "error",
  reply: messageReply,
});
