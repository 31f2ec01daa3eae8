import { passwordMaximum, passwordMinimum } from "@trellis/contract/fields";

/** Every sentence the server says, in English; the other languages have the same keys. */
export const en = {
  unexpected: "Something went wrong on our side. Try again in a moment.",
  unknownAddress: "There is nothing at this address.",
  wrongMethod: "This address does not answer that kind of request.",
  sessionOver: "Your session has ended. Log in again.",
  notJson: "The request could not be read. Send it as valid JSON.",
  wrongType: "Send the request as JSON, with the content type application/json.",
  tooLarge: "The request is too large. Shorten it and try again.",
  tooMany: (seconds: number) =>
    seconds > 90
      ? `Too many tries. Try again in ${Math.ceil(seconds / 60)} minutes.`
      : `Too many tries. Try again in ${seconds} seconds.`,

  fieldWrong: (field: string) => `“${field}” has the wrong form. Correct it and try again.`,
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
    termsRequired: () => "Accept the terms to go on.",
  },

  registered: "Account created. You can log in now.",
  emailTaken: "There is already an account with this email. Log in instead.",
  loggedIn: "You are logged in.",
  wrongCredentials: "The email or the password is wrong. Check both and try again.",
  googleUnproven: "Google could not confirm that this is you. Try again.",
  sessionAlive: "You are still logged in.",
  loggedOut: "You are logged out.",

  methodSaved: "Your card is saved.",
  noSetup: "The card form has run out. Open it again and enter your card.",
  noMethod: "Save a card first, then subscribe.",
  noPlan: "This plan is not on offer. Choose another one.",
  otherPlan: "You already have a subscription. Change its plan in Settings.",
  trialStarted: "You are subscribed. The first 3 days are free.",
  subscribed: "You are subscribed.",
  cardsAway: "The card provider does not answer. Try again in a moment.",

  answersSaved: "Your answers are saved.",
  noAnswers: "Answer the five questions first: your roadmap is made from them.",
  roadmapFailed: "Your roadmap could not be written. Try again.",
  roadmapBusy: "Your roadmap is still being written. Try again in a moment.",
  noTask: "This task is not in your roadmap. Reload the page and try again.",
  taskUpdated: "Task status updated successfully!",
};

/** The server's sentences in one language; a missing one does not compile. */
export type Text = typeof en;
