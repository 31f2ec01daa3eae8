import * as v from "valibot";
import { defineCall } from "./call.ts";
import { messageReply } from "./fields.ts";
import { plan } from "./plan.ts";

const identifier = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255));

/** GET /payment/plans: lists the plans. */
export const listPlans = defineCall({
  name: "listPlans",
  method: "GET",
  path: "/payment/plans",
  access: "session",
  errorField: "message",
  reply: v.array(plan),
});

/** The data that the card provider's client needs. */
const setupIntent = v.looseObject({ id: v.optional(v.string()), clientSecret: v.optional(v.string()) });

/** POST /payment/create-setup-intent: creates a setup intent for a card that pays for a plan. */
export const createSetupIntent = defineCall({
  name: "createSetupIntent",
  method: "POST",
  path: "/payment/create-setup-intent",
  access: "session",
  errorField: "message",
  reply: setupIntent,
});

/** POST /payment/create-update-setup-intent: creates a setup intent for a card that replaces the saved one. */
export const createUpdateSetupIntent = defineCall({
  name: "createUpdateSetupIntent",
  method: "POST",
  path: "/payment/create-update-setup-intent",
  access: "session",
  errorField: "message",
  reply: setupIntent,
});

/** POST /payment/save-method: saves a payment method as the account's card. */
export const savePaymentMethod = defineCall({
  name: "savePaymentMethod",
  method: "POST",
  path: "/payment/save-method",
  access: "session",
  errorField: "error",
  body: v.object({ paymentMethodId: identifier }),
  reply: messageReply,
});

/** POST /payment/confirm: starts the subscription; idempotent for the same plan. */
export const confirmSubscription = defineCall({
  name: "confirmSubscription",
  method: "POST",
  path: "/payment/confirm",
  access: "session",
  errorField: "message",
  body: v.object({ planId: identifier }),
  reply: messageReply,
});

/** POST /payment/change-plan: switches to another plan, paid with the saved card; idempotent. */
export const changePlan = defineCall({
  name: "changePlan",
  method: "POST",
  path: "/payment/change-plan",
  access: "session",
  errorField: "message",
  body: v.object({ planId: identifier }),
  reply: messageReply,
});
