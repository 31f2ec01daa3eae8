import * as v from "valibot";
import { defineCall } from "./call.ts";
import { cardReply } from "./card-reply.ts";
import { plan } from "./plan.ts";
import { asList } from "./tolerant.ts";

export const identifier = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255));

/** The plans that can be parsed. Fails if all plans are unreadable, so that the list doesn't count as empty. */
const plans = v.pipe(
  v.array(asList(plan)),
  v.check((sent) => sent.length === 0 || sent.some((parsed) => parsed.length > 0)),
  v.transform((sent) => sent.flatMap((parsed) => parsed)),
);

/** The plan that a call is about. */
export const planIdBody = v.object({ planId: identifier });

/** GET /payment/plans: lists the plans. */
export const listPlans = defineCall({
  name: "listPlans",
  method: "GET",
  path: "/payment/plans",
  errorField: "message",
  reply: plans,
});

/**
 * POST /payment/confirm: starts the subscription; idempotent for the same plan. With `expectsTrial`, the call
 * replies 409 `trialLost` instead of charging the card when there is no free trial.
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
 * `prorationDate` of the preview; without a recent one, the call replies 409 `previewOld`.
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
