import * as v from "valibot";
import { defineCall } from "./call.ts";
import { messageReply, replyMessage } from "./fields.ts";
import { device } from "./device.ts";
import { shownMoment, shownNumber } from "./tolerant.ts";
import { readable } from "./tolerant-list.ts";

const openSession = v.object({
  id: v.string(),
  /** ISO 8601. */
  createdAt: shownMoment,
  /** ISO 8601, accurate to the hour or better. */
  lastSeenAt: shownMoment,
  device,
  /** Whether this is the session of the request. */
  isCurrent: v.fallback(v.nullish(v.boolean(), false), false),
});
export type OpenSession = v.InferOutput<typeof openSession>;

/** GET /jwt/sessions: lists the account's sessions, the current one first, then by last use. */
export const listSessions = defineCall({
  name: "listSessions",
  method: "GET",
  path: "/jwt/sessions",
  isExtra: true,
  reply: v.object({ sessions: readable(openSession) }),
});

/** DELETE /jwt/sessions?id={id}: ends one of the account's sessions; succeeds if it has already ended. */
export const endSession = defineCall({
  name: "endSession",
  method: "DELETE",
  path: "/jwt/sessions",
  isExtra: true,
  query: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  reply: messageReply,
});

/** POST /jwt/sign-out-elsewhere: ends all other sessions of the account. */
export const signOutElsewhere = defineCall({
  name: "signOutElsewhere",
  method: "POST",
  path: "/jwt/sign-out-elsewhere",
  isExtra: true,
  reply: v.looseObject({ message: replyMessage, ended: shownNumber }),
});
