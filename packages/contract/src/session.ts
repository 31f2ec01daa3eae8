import * as v from "valibot";
import { replyMessage } from "./fields.ts";
import { shown, shownText } from "./tolerant.ts";
import { shownList } from "./tolerant-list.ts";
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
  /** The accepted methods: `totp`, `passkey` or `recoveryCode`. */
  methods: shownList(v.string()),
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
const sessionOnWire = v.looseObject({
  userData: shown(user),
  user: shown(user),
  accessToken: shownText,
  token: shownText,
  message: replyMessage,
});

const toSession = (wire: v.InferOutput<typeof sessionOnWire>) => ({
  user: wire.userData ?? wire.user ?? undefined,
  token: wire.accessToken || wire.token || undefined,
  message: wire.message,
});

/** The reply to a completed sign-in: a user and a token. */
export const sessionReply = v.pipe(
  sessionOnWire,
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): Session => {
    const { user: signedInUser, token, message } = toSession(value);
    if (signedInUser && token) return { user: signedInUser, token, message };
    addIssue({ message: missing });
    return NEVER;
  }),
);

/** A session that the server has confirmed. Without a token, the current one stays valid. */
export type CheckedSession = Omit<Session, "token"> & { token: string | undefined };

/** The reply to a session check: it needs no token, because the request had one. */
export const checkReply = v.pipe(
  sessionOnWire,
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): CheckedSession => {
    const { user: signedInUser, token, message } = toSession(value);
    if (signedInUser) return { user: signedInUser, token, message };
    addIssue({ message: missing });
    return NEVER;
  }),
);

/** The reply to a sign-in: a session, or a sign-in that waits for its second step. */
export const signInReply = v.union([
  v.pipe(
    v.looseObject({ secondFactor, message: replyMessage }),
    v.transform(({ secondFactor: step, message }): PendingSignIn => ({ secondFactor: step, message })),
  ),
  sessionReply,
]);
