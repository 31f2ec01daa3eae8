import * as v from "valibot";
import { defineCall } from "./call.ts";
import { cardReply } from "./card-reply.ts";

export const identifier = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255));

/** The plan that a call is about. */
export const planIdBody = v.object({ planId: identifier });

/**
 * POST /payment/confirm: starts the subscription; idempotent for the same plan. With `expectsTrial`, the call
 * replies with 409 `trialLost` instead of charging the card when there is no free trial.
 */
export const confirmSubscription = defineCall({
  name: "confirmSubscription",
  method: "POST",
  path: "/payment/confirm",
  errorField: "message",
  body: planIdBody,
  query: v.object({ expectsTrial: v.optional(v.picklist(["true", "false"])) }),
  reply: cardReply,
});

/**
 * POST /payment/change-plan: switches to another plan immediately and charges the difference; idempotent. Send the
 * `prorationDate` of the preview; without a recent one, the call replies with 409 `previewOld`.
 */
export const changePlan = defineCall({
  name: "changePlan",
  method: "POST",
  path: "/payment/change-plan",
  errorField: "message",
  isExtra: true,
  body: v.object({ ...planIdBody.entries, prorationDate: v.optional(v.pipe(v.string(), v.isoTimestamp())) }),
  reply: cardReply,
});
