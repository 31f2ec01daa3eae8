import * as v from "valibot";
import { defineCall } from "./call.ts";
import { messageReply } from "./fields.ts";

/** Reasons for a cancellation, with the names that Stripe uses. */
export const cancellationReasons = [
  "too_expensive",
  "missing_features",
  "switched_service",
  "unused",
  "customer_service",
  "too_complex",
  "low_quality",
  "other",
] as const;
export type CancellationReason = (typeof cancellationReasons)[number];

/**
 * POST /payment/cancel: cancels the subscription at the end of its period, or at once if it is past due; idempotent. The
 * card provider stores the reason, if the user gives one.
 */
export const cancelSubscription = defineCall({
  name: "cancelSubscription",
  method: "POST",
  path: "/payment/cancel",
  errorField: "message",
  isExtra: true,
  query: v.object({ reason: v.optional(v.picklist(cancellationReasons)) }),
  reply: messageReply,
});

/** POST /payment/resume: withdraws a cancellation; idempotent. */
export const resumeSubscription = defineCall({
  name: "resumeSubscription",
  method: "POST",
  path: "/payment/resume",
  errorField: "message",
  isExtra: true,
  reply: messageReply,
});
