import { deleteAccount, exportAccount, keepAccount } from "./account-data.ts";
import { logIn, register, checkSession, logOut } from "./account.ts";
import type { Call } from "./call.ts";
import { completeChat } from "./chat.ts";
import { generateContent } from "./content.ts";
import { changeEmail, resendVerification, verifyEmail } from "./email.ts";
import { findCountry } from "./geo.ts";
import { saveOnboarding, updateOnboarding } from "./onboarding.ts";
import { changePassword } from "./password.ts";
import { prove } from "./proof.ts";
import { forgotPassword, resetPassword, verifyCode } from "./password-reset.ts";
import { updateProfile } from "./profile.ts";
import { generateRoadmap, updateTaskStatus } from "./roadmap.ts";
import { passSecondFactor, secondFactorOptions } from "./second-factor.ts";
import { passkeySignInOptions, signInWithPasskey } from "./passkey-sign-in.ts";
import {
  addPasskey,
  passkeyCreationOptions,
  passkeyProofOptions,
  readSecurity,
  removePasskey,
  renamePasskey,
} from "./security.ts";
import { confirmAuthenticator, removeAuthenticator, renewRecoveryCodes, setUpAuthenticator } from "./authenticator.ts";
import { endSession, listSessions, signOutElsewhere } from "./sessions.ts";
import { signInProviders } from "./sign-in-providers.ts";
import { socialStatus } from "./social.ts";
import { previewPlanChange, readBilling } from "./billing.ts";
import { cancelSubscription, resumeSubscription } from "./cancellation.ts";
import { listInvoices } from "./invoices.ts";
import { changePlan, confirmSubscription } from "./subscription.ts";
import { listPlans } from "./plans.ts";
import { createSetupIntent, createUpdateSetupIntent, savePaymentMethod } from "./card-setup.ts";
import { disconnectYoutube, youtubeAnalytics, youtubeAuth } from "./youtube.ts";

/** All calls by name, for the server, documentation and tests. Clients import individual calls instead. */
export const calls = {
  register,
  logIn,
  passSecondFactor,
  secondFactorOptions,
  passkeySignInOptions,
  signInWithPasskey,
  checkSession,
  logOut,
  forgotPassword,
  verifyCode,
  resetPassword,
  changePassword,
  prove,
  passkeyProofOptions,
  readSecurity,
  passkeyCreationOptions,
  addPasskey,
  renamePasskey,
  removePasskey,
  setUpAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  verifyEmail,
  resendVerification,
  changeEmail,
  signInProviders,
  listSessions,
  endSession,
  signOutElsewhere,
  listPlans,
  createSetupIntent,
  createUpdateSetupIntent,
  savePaymentMethod,
  confirmSubscription,
  changePlan,
  readBilling,
  previewPlanChange,
  cancelSubscription,
  resumeSubscription,
  listInvoices,
  saveOnboarding,
  updateOnboarding,
  updateProfile,
  exportAccount,
  deleteAccount,
  keepAccount,
  socialStatus,
  youtubeAuth,
  disconnectYoutube,
  youtubeAnalytics,
  generateRoadmap,
  updateTaskStatus,
  generateContent,
  completeChat,
  findCountry,
} satisfies Record<string, Call>;

/** The name of a call. */
export type CallName = keyof typeof calls;
