import { checkSession, logIn, logOut, register } from "./account.ts";
import type { Call } from "./call.ts";
import { saveOnboarding } from "./onboarding.ts";
import { generateRoadmap, updateTaskStatus } from "./roadmap.ts";
import { confirmSubscription, createSetupIntent, listPlans, savePaymentMethod } from "./subscription.ts";

/** Every call of the API by its name: for servers, documents and tests. Clients import the calls they make. */
export const calls = {
  register,
  logIn,
  checkSession,
  logOut,
  listPlans,
  createSetupIntent,
  savePaymentMethod,
  confirmSubscription,
  saveOnboarding,
  generateRoadmap,
  updateTaskStatus,
} satisfies Record<string, Call>;

/** Name of a call. */
export type CallName = keyof typeof calls;
