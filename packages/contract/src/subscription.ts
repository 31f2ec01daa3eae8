import * as v from "valibot";
import { defineCall } from "./call.ts";
import { messageReply } from "./fields.ts";
import { plan } from "./plan.ts";

const identifier = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255));

/** GET /payment/plans: the plans on offer. */
export const listPlans = defineCall({
  name: "listPlans",
  method: "GET",
  path: "/payment/plans",
  access: "session",
  refusal: "message",
  reply: v.array(plan),
});

/** What the card provider's client may need of a setup intent. */
const setupIntent = v.looseObject({ id: v.optional(v.string()), clientSecret: v.optional(v.string()) });

/** POST /payment/create-setup-intent: allows a card to be entered, to pay for a plan with. */
export const createSetupIntent = defineCall({
  name: "createSetupIntent",
  method: "POST",
  path: "/payment/create-setup-intent",
  access: "session",
  refusal: "message",
  reply: setupIntent,
});

/** POST /payment/create-update-setup-intent: allows another card to be entered, for the plan one has. */
export const createUpdateSetupIntent = defineCall({
  name: "createUpdateSetupIntent",
  method: "POST",
  path: "/payment/create-update-setup-intent",
  access: "session",
  refusal: "message",
  reply: setupIntent,
});

/** POST /payment/save-method: keeps the card that the provider made a payment method of. */
export const savePaymentMethod = defineCall({
  name: "savePaymentMethod",
  method: "POST",
  path: "/payment/save-method",
  access: "session",
  refusal: "error",
  body: v.object({ paymentMethodId: identifier }),
  reply: messageReply,
});

/** POST /payment/confirm: starts the subscription; safe to repeat for the same plan. */
export const confirmSubscription = defineCall({
  name: "confirmSubscription",
  method: "POST",
  path: "/payment/confirm",
  access: "session",
  refusal: "message",
  body: v.object({ planId: identifier }),
  reply: messageReply,
});

/** POST /payment/change-plan: goes on with another plan, on the card saved before; safe to repeat. */
export const changePlan = defineCall({
  name: "changePlan",
  method: "POST",
  path: "/payment/change-plan",
  access: "session",
  refusal: "message",
  body: v.object({ planId: identifier }),
  reply: messageReply,
});
