import * as v from "valibot";
import { planFields } from "./plan.ts";
import { onboardingOnWire } from "./onboarding-answers.ts";
import { connectionFields } from "./platforms.ts";
import { shown, shownFlag, shownMoment, shownText } from "./tolerant.ts";

export const planOnWire = v.looseObject({
  _id: shownText,
  name: shownText,
  price: shown(planFields.price),
  durationDays: shown(planFields.durationDays),
  stripePriceId: planFields.stripePriceId,
});

export const userOnWire = v.looseObject({
  _id: shownText,
  fullname: shownText,
  name: shownText,
  email: shownText,
  avatar: shownText,
  authProvider: shownText,
  onBoarding: shown(v.union([v.boolean(), onboardingOnWire])),
  isSubscribed: shownFlag,
  /** Some servers send only the plan's id. */
  subscriptionPlan: shown(v.union([planOnWire, v.string()])),
  trialUsed: shownFlag,
  trialEndsAt: shownMoment,
  emailVerified: shownFlag,
  hasPassword: shownFlag,
  hasSecondFactor: shownFlag,
  /** When the account will be deleted, ISO 8601; absent if no deletion is scheduled. */
  deletedFrom: shownMoment,
  ...connectionFields,
  /** Name of the AI model that answers chats, or `builtInModel`; absent if unknown. */
  assistantModel: shownText,
});
export type UserOnWire = v.InferInput<typeof userOnWire>;
