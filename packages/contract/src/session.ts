import * as v from "valibot";
import { defineCall } from "./call.ts";
import { messageReply } from "./fields.ts";
import { user } from "./user.ts";

/** A session: the user and their bearer token. */
export interface Session {
  user: v.InferOutput<typeof user>;
  token: string;
  message: string | undefined;
}

const missing = "A session needs a user and a token.";

/** Session replies use two sets of names; both are accepted (spec §7). */
export const sessionReply = v.pipe(
  v.looseObject({
    userData: v.optional(user),
    user: v.optional(user),
    accessToken: v.optional(v.string()),
    token: v.optional(v.string()),
    message: v.optional(v.string()),
  }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): Session => {
    const signedInUser = value.userData ?? value.user;
    const token = value.accessToken ?? value.token;
    if (signedInUser && token) return { user: signedInUser, token, message: value.message };
    addIssue({ message: missing });
    return NEVER;
  }),
);

/** GET /jwt/check-session: returns the signed-in user and a token that replaces the stored one. */
export const checkSession = defineCall({
  name: "checkSession",
  method: "GET",
  path: "/jwt/check-session",
  access: "session",
  errorField: "error",
  reply: sessionReply,
});

/** POST /jwt/logout: ends this session on the server. */
export const logOut = defineCall({
  name: "logOut",
  method: "POST",
  path: "/jwt/logout",
  access: "session",
  errorField: "error",
  reply: messageReply,
});
