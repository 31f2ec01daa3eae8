import * as v from "valibot";
import { user } from "./user.ts";

/** A session: the user and their bearer token. */
export interface Session {
  user: v.InferOutput<typeof user>;
  token: string;
  message: string | undefined;
  secondFactor?: undefined;
}

const secondFactor = v.looseObject({
  token: v.string(),
  /** How it can be passed: `totp`, `passkey` or `recoveryCode`. */
  methods: v.array(v.string()),
});

/** A sign-in that waits for its second step. */
export interface PendingSignIn {
  secondFactor: v.InferOutput<typeof secondFactor>;
  message: string | undefined;
  user?: undefined;
  token?: undefined;
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

/** The reply to a sign-in: a session, or what its second step needs. */
export const signInReply = v.union([
  v.pipe(
    v.looseObject({ secondFactor, message: v.optional(v.string()) }),
    v.transform(({ secondFactor: step, message }): PendingSignIn => ({ secondFactor: step, message })),
  ),
  sessionReply,
]);
