import { passkeyMaximum } from "@trellis/contract/security";
import { passwordMaximum, passwordMinimum } from "@trellis/contract/fields";
import { dateOf } from "./date-of.ts";
import { fieldName } from "./field-names.ts";

/** Messages of the server in English; the other languages have the same keys. */
export const en = {
  unexpected: "Something went wrong on our side. Try again in a moment.",
  unknownAddress: "There is nothing at this address.",
  wrongMethod: "This address doesn’t support that method.",
  sessionOver: "Your session has ended. Sign in again.",
  notJson: "The request isn’t valid JSON.",
  wrongType: "Send the request with the content type application/json.",
  notForm: "The form couldn’t be read. Send it again.",
  wrongFormType: "Send the request with the content type multipart/form-data.",
  tooLarge: "The request is too large. Shorten it and try again.",
  tooMany: (seconds: number) =>
    seconds > 90
      ? `Too many attempts. Try again in ${Math.ceil(seconds / 60)} minutes.`
      : `Too many attempts. Try again in ${seconds} seconds.`,

  fieldName: (path: string) => fieldName("en", path),
  fieldWrong: (field: string) => `“${field}” is invalid. Correct it and try again.`,
  fields: {
    required: (field: string) => `“${field}” is required.`,
    fullnameRequired: () => "Full name is required",
    emailRequired: () => "Email is required",
    emailInvalid: () => "Please enter a valid email address",
    passwordRequired: () => "Password is required",
    passwordTooShort: () => `Password must be at least ${passwordMinimum} characters`,
    passwordTooLong: () => `Password must be no more than ${passwordMaximum} characters`,
    confirmRequired: () => "Confirm password is required",
    passwordsDiffer: () => "Passwords do not match",
    tooLong: (field: string) => `“${field}” is too long. Shorten it and try again.`,
    codeSixDigits: () => "Code must be 6 digits",
    pictureTooLarge: () => "The picture is larger than 5 MB. Choose a smaller one.",
    termsRequired: () => "Accept the terms to continue.",
  },

  registered: "Your account is ready. Sign in to start growing.",
  emailTaken: "There is already an account with this email. Sign in instead.",
  loggedIn: "You are signed in.",
  wrongCredentials: "The email or the password is wrong. Check both and try again.",
  googleUnproven: "Google couldn’t confirm that it’s you. Try again.",
  otherGoogle: "This email is linked to another Google account. Sign in with that one.",
  googleOff: "Google sign-in is not set up here. Sign in with your email and password.",
  googleAway: "Google isn’t responding. Try again in a moment.",
  sessionAlive: "You are still signed in.",
  loggedOut: "You are signed out.",

  sessionEnded: "That device is signed out.",
  signedOutElsewhere: "You are signed out everywhere else.",

  codeSent: "If there is an account with this email, we’ve sent a code to it.",
  mailAway: "We can’t send email right now. Try again in a moment.",
  codeExpired: "Code expired. Please request a new one",
  codeWrong: "Invalid verification code",
  codeRight: "Code verified. Choose a new password.",
  resetOver: "Your code has expired. Request a new one.",
  passwordReset: "Your password has been changed. Sign in with the new one.",

  passwordCommon: "This password is on lists of common or leaked passwords. Choose another one.",
  passwordPersonal: "This password is too close to your name, your email or “Trellis”. Choose another one.",

  secondFactorNeeded: "One more step: confirm that it’s you.",
  secondFactorWrong: "This code is wrong or has already been used. Check it and try again.",
  signInOver: "This sign-in has expired. Sign in again.",
  passkeyRefused: "This passkey couldn’t be checked. Try again or use another way.",
  passkeyAdded: "Your passkey has been added.",
  passkeyExists: "This passkey has already been added.",
  passkeysFull: `You can have up to ${passkeyMaximum} passkeys. Remove one first.`,
  passkeyRenamed: "The passkey has been renamed.",
  passkeyRemoved: "The passkey has been removed.",
  passkeyGone: "This passkey has been removed. Reload the page.",
  authenticatorOn: "Your authenticator app is on.",
  authenticatorOff: "Your authenticator app is off.",
  authenticatorExists: "An authenticator app is already on. Turn it off first.",
  authenticatorWrong: "This code is wrong. Check that your phone’s time is right, and enter the current code.",
  authenticatorGone: "This setup has been replaced. Start again.",
  recoveryCodesRenewed: "You have new recovery codes. The old ones no longer work.",
  noSecondFactor: "Add a passkey or an authenticator app first.",

  proofRequired: "Confirm that it’s you before you continue.",
  proved: "Thanks, we’ve confirmed that it’s you.",
  wrongPassword: "The password is wrong. Check it and try again.",
  noPassword: "Your account has no password. To set one, choose “Forgot password?” on the sign-in page.",
  passwordChanged: "Your password has been changed. All other devices are signed out.",
  emailVerified: "Your email is confirmed.",
  emailChanged: "Your email has been changed.",
  verificationSent: "We’ve sent a link to your email.",
  changeLinkSent: "We’ve sent a link to the new address. Open it to complete the change.",
  sameEmail: "This is already the email of your account. Enter another one.",
  linkOver: "This link has expired or has already been used. Request a new one in Settings.",
  deletionScheduled: (at: Date) =>
    `Your account will be deleted on ${dateOf(at, "en-US")}. Until then you can keep it.`,
  loggedInBeforeDeletion: (at: Date) =>
    `You are signed in. Your account will be deleted on ${dateOf(at, "en-US")} unless you keep it.`,
  accountKept: "Your account won’t be deleted.",
  accountKeptCanceled:
    "Your account won’t be deleted. Your subscription stays canceled: resume it in Settings if you want to go on.",
  accountDeleted: "This account has been deleted.",

  profileSaved: "Profile saved.",
  nothingToSave: "Send a name, a picture, or both.",
  noPicture: "This file is not a picture we can use. Choose a PNG, JPEG, WebP or GIF.",

  methodSaved: "Card saved.",
  noSetup: "The card form has expired. Open it again and enter your card.",
  keepFirst: "Your account will be deleted. Keep it first, then pay.",
  noMethod: "Save a card first, then subscribe.",
  noPlan: "This plan isn’t available. Choose another one.",
  otherPlan: "You already have a subscription. Change its plan in Settings.",
  noSubscription: "You have no subscription. Choose a plan first.",
  cardFirst: "Save a card first, then change your plan.",
  samePlan: "You already have this plan. Choose another one.",
  planChanged: "Plan updated successfully!",
  trialLost: "There is no free trial with this card or email address. Nothing has been charged.",
  previewOld: "The price may have changed since you saw it. Nothing has been charged.",
  trialStarted: "You are subscribed. The first 3 days are free.",
  subscribed: "You are subscribed.",
  subscribedAndCharged: "You are subscribed. The free trial was used before, so your card has been charged.",
  canceled: "Your subscription is canceled. You keep access until the end of the period, and nothing more is charged.",
  canceledNow: "Your subscription has ended. Nothing more is charged.",
  resumed: "Your subscription goes on as before.",
  paymentBusy: "Another payment is still in progress. Try again in a moment.",
  webhookUnsigned: "The signature of this webhook is missing, wrong or too old.",
  cardRefused: {
    card_declined: "Your card was declined.",
    insufficient_funds: "Your card has insufficient funds.",
    expired_card: "Your card has expired.",
    incorrect_cvc: "Your card’s security code is incorrect.",
    processing_error: "An error occurred while processing your card. Try again in a little bit.",
    authentication_required: "Your bank wants you to confirm this payment. Save your card again to do so.",
    setup_intent_authentication_failure: "Your bank couldn’t confirm that it’s you. Try again or use another card.",
  },
  subscriptionRequired: "This needs a subscription. Choose a plan first.",
  databaseAway: "We can’t reach our database right now. Try again in a moment.",
  cardsAway: "The card provider isn’t responding. Try again in a moment.",

  youtubeDisconnected: "YouTube disconnected successfully",
  youtubeNotConnected: "YouTube isn’t connected. Connect it in Settings.",
  youtubeOver: "YouTube access has expired. Connect it again in Settings.",
  youtubeOff: "YouTube isn’t available.",
  youtubeAway: "YouTube isn’t responding. Try again in a moment.",

  answersSaved: "Your answers are saved.",
  preferencesSaved: "Your preferences are saved.",
  noAnswers: "Answer the five questions first. Your roadmap is based on them.",
  roadmapFailed: "We couldn’t write your roadmap. Try again.",
  roadmapBusy: "Your roadmap is still being written. Try again in a moment.",
  noTask: "This task isn’t in your roadmap. Reload the page and try again.",
  taskUpdated: "Task status updated successfully!",
  contentFailed: "We couldn’t write your content. Try again.",

  assistantAway: "The assistant isn’t responding. Try again in a moment.",
};

/** Messages of the server in one language. */
export type Messages = typeof en;
