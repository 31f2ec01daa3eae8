import * as v from "valibot";
import { defineCall } from "./call.ts";
import { messageReply } from "./fields.ts";

/** What a session's browser said of itself, as far as it is understood. */
const device = v.object({
  kind: v.picklist(["computer", "phone", "tablet", "unknown"]),
  /** Such as "Firefox"; null when unknown. */
  browser: v.nullable(v.string()),
  /** Such as "Windows"; null when unknown. */
  system: v.nullable(v.string()),
});
export type Device = v.InferOutput<typeof device>;

const openSession = v.object({
  id: v.string(),
  /** ISO 8601. */
  createdAt: v.string(),
  /** ISO 8601, to the hour or better. */
  lastSeenAt: v.string(),
  device,
  /** Whether it is the session that asks. */
  isCurrent: v.boolean(),
});
export type OpenSession = v.InferOutput<typeof openSession>;

/** GET /jwt/sessions: where the account is signed in, this session first, then the latest seen. */
export const listSessions = defineCall({
  name: "listSessions",
  method: "GET",
  path: "/jwt/sessions",
  access: "session",
  refusal: "error",
  reply: v.object({ sessions: v.array(openSession) }),
});

/** DELETE /jwt/sessions?id={id}: signs out one of one's own sessions; fine when it is gone already. */
export const endSession = defineCall({
  name: "endSession",
  method: "DELETE",
  path: "/jwt/sessions",
  access: "session",
  refusal: "error",
  query: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  reply: messageReply,
});

/** POST /jwt/sign-out-elsewhere: ends every session of the account but the one that asks. */
export const signOutElsewhere = defineCall({
  name: "signOutElsewhere",
  method: "POST",
  path: "/jwt/sign-out-elsewhere",
  access: "session",
  refusal: "error",
  reply: v.looseObject({ message: v.optional(v.string()), ended: v.number() }),
});
