import * as v from "valibot";
import { defineCall } from "./call.ts";
import { cardReply } from "./card-reply.ts";
import { identifier } from "./subscription.ts";
import { shownText } from "./tolerant.ts";

/** The data that the card provider's client needs. */
const setupIntent = v.looseObject({ id: shownText, clientSecret: shownText });

/** POST /payment/create-setup-intent: creates a setup intent for a card that pays for a plan. */
export const createSetupIntent = defineCall({
  name: "createSetupIntent",
  method: "POST",
  path: "/payment/create-setup-intent",
  errorField: "message",
  reply: setupIntent,
});

/** POST /payment/create-update-setup-intent: creates a setup intent for a card that replaces the saved one. */
export const createUpdateSetupIntent = defineCall({
  name: "createUpdateSetupIntent",
  method: "POST",
  path: "/payment/create-update-setup-intent",
  errorField: "message",
  isExtra: true,
  reply: setupIntent,
});

/** POST /payment/save-method: saves a payment method as the account's card. */
export const savePaymentMethod = defineCall({
  name: "savePaymentMethod",
  method: "POST",
  path: "/payment/save-method",
  body: v.object({ paymentMethodId: identifier }),
  reply: cardReply,
});
