import * as v from "valibot";
import { defineCall } from "./call.ts";
import { messageReply, replyMessage } from "./fields.ts";
import { maybe, moment } from "./tolerant.ts";

/** Days between the request to delete an account and its deletion. */
export const deletionDays = 7;

/**
 * GET /user/export: returns a ZIP archive of everything stored about the user. Requires a recent proof of identity. Use `download`
 * instead of `send`.
 */
export const exportAccount = defineCall({
  name: "exportAccount",
  method: "GET",
  path: "/user/export",
  isExtra: true,
  timeoutMs: 60_000,
  reply: v.blob(),
});

/**
 * POST /user/delete: schedules the deletion of the account, cancels its subscription and ends all other sessions.
 * Requires a recent proof of identity. Repeating the call does not change the date.
 */
export const deleteAccount = defineCall({
  name: "deleteAccount",
  method: "POST",
  path: "/user/delete",
  isExtra: true,
  reply: v.looseObject({
    message: replyMessage,
    /** When the account will be deleted, ISO 8601. */
    deletedFrom: maybe(moment),
  }),
});

/** POST /user/keep: cancels the scheduled deletion of the account. A canceled subscription stays canceled. */
export const keepAccount = defineCall({
  name: "keepAccount",
  method: "POST",
  path: "/user/keep",
  isExtra: true,
  reply: messageReply,
});
