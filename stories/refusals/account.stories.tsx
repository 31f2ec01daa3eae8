import type { Meta, StoryObj } from "@storybook/react-vite";
import i18next from "i18next";
import { App } from "../../apps/web/src/app/app.tsx";
import { places, refused } from "./refused.ts";

/** Errors that the server returns during sign-up, sign-in and password reset. Each story is named after its message. */
const meta = {
  title: "Product/Refusals/Account",
  component: App,
  tags: ["!autodocs", "!test"],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof App>;
export default meta;

export const WrongCredentials: StoryObj = {
  name: "The email or the password is wrong. Check both and try again.",
  ...refused("wrongCredentials", places.signIn, 400),
};
export const TooMany: StoryObj = {
  name: "Too many attempts. Try again in 30 seconds.",
  ...refused("tooMany", places.signIn, 429),
};
export const AccountDeleted: StoryObj = {
  name: "This account has been deleted.",
  ...refused("accountDeleted", places.signIn, 403),
};
export const DatabaseAway: StoryObj = {
  name: "We can’t reach our database right now. Try again in a moment.",
  ...refused("databaseAway", places.signIn, 503),
};
export const Unexpected: StoryObj = {
  name: "Something went wrong on our side. Try again in a moment.",
  ...refused("unexpected", places.signIn, 500),
};
export const UnknownAddress: StoryObj = {
  name: "There is nothing at this address.",
  ...refused("unknownAddress", places.signIn, 404),
};
export const WrongMethod: StoryObj = {
  name: "This address doesn’t support that method.",
  ...refused("wrongMethod", places.signIn, 405),
};
export const NotJson: StoryObj = {
  name: "The request isn’t valid JSON.",
  ...refused("notJson", places.signIn, 400),
};
export const WrongType: StoryObj = {
  name: "Send the request with the content type application/json.",
  ...refused("wrongType", places.signIn, 415),
};
export const TooLarge: StoryObj = {
  name: "The request is too large. Shorten it and try again.",
  ...refused("tooLarge", places.signIn, 413),
};
export const SessionOver: StoryObj = {
  name: "Your session has ended. Sign in again.",
  ...refused("sessionOver", places.session, 401),
};
export const GoogleUnproven: StoryObj = {
  name: "Google couldn’t confirm that it’s you. Try again.",
  ...refused("googleUnproven", places.google, 403),
};
export const OtherGoogle: StoryObj = {
  name: "This email is linked to another Google account. Sign in with that account.",
  ...refused("otherGoogle", places.google, 409),
};
export const GoogleOff: StoryObj = {
  name: "Google sign-in is not set up here. Sign in with your email and password.",
  ...refused("googleOff", places.google, 403),
};
export const GoogleAway: StoryObj = {
  name: "Google isn’t responding. Try again in a moment.",
  ...refused("googleAway", places.google, 502),
};
export const SecondFactorWrong: StoryObj = {
  name: "This code is wrong or has already been used. Check it and try again.",
  ...refused("secondFactorWrong", places.secondStep, 400, { code: "secondFactorWrong", field: "code" }),
};
export const SignInOver: StoryObj = {
  name: "This sign-in has expired. Sign in again.",
  ...refused("signInOver", places.secondStep, 400, { code: "signInOver" }),
};
export const EmailTaken: StoryObj = {
  name: "There is already an account with this email. Sign in instead.",
  ...refused("emailTaken", places.signUp, 409),
};
export const PasswordCommon: StoryObj = {
  name: "This password is on lists of common or leaked passwords. Choose another one.",
  ...refused("passwordCommon", places.signUp, 400, {
    code: "passwordCommon",
    field: "password",
    instead: () => i18next.t("account:issue.passwordCommon"),
  }),
};
export const PasswordPersonal: StoryObj = {
  name: "This password is too close to your name, your email or “Trellis”. Choose another one.",
  ...refused("passwordPersonal", places.signUp, 400, {
    code: "passwordPersonal",
    field: "password",
    instead: () => i18next.t("account:issue.passwordPersonal"),
  }),
};
export const FullnameRequired: StoryObj = {
  name: "Full name is required",
  ...refused("fields.fullnameRequired", places.signUp, 400),
};
export const EmailRequired: StoryObj = {
  name: "Email is required",
  ...refused("fields.emailRequired", places.signUp, 400),
};
export const EmailInvalid: StoryObj = {
  name: "Please enter a valid email address",
  ...refused("fields.emailInvalid", places.signUp, 400),
};
export const PasswordRequired: StoryObj = {
  name: "Password is required",
  ...refused("fields.passwordRequired", places.signUp, 400),
};
export const PasswordTooShort: StoryObj = {
  name: "Password must be at least 6 characters",
  ...refused("fields.passwordTooShort", places.signUp, 400),
};
export const PasswordTooLong: StoryObj = {
  name: "Password must be no more than 256 characters",
  ...refused("fields.passwordTooLong", places.signUp, 400),
};
export const ConfirmRequired: StoryObj = {
  name: "Confirm password is required",
  ...refused("fields.confirmRequired", places.signUp, 400),
};
export const PasswordsDiffer: StoryObj = {
  name: "Passwords do not match",
  ...refused("fields.passwordsDiffer", places.signUp, 400),
};
export const TermsRequired: StoryObj = {
  name: "Accept the terms to continue.",
  ...refused("fields.termsRequired", places.signUp, 400),
};
export const MailAway: StoryObj = {
  name: "We can’t send email right now. Try again in a moment.",
  ...refused("mailAway", places.forgotPassword, 503),
};
export const CodeWrong: StoryObj = {
  name: "Invalid verification code",
  ...refused("codeWrong", places.enterCode, 400),
};
export const CodeExpired: StoryObj = {
  name: "Code expired. Please request a new one",
  ...refused("codeExpired", places.enterCode, 400),
};
export const CodeSixDigits: StoryObj = {
  name: "Code must be 6 digits",
  ...refused("fields.codeSixDigits", places.enterCode, 400),
};
export const ResetOver: StoryObj = {
  name: "Your code has expired. Request a new one.",
  ...refused("resetOver", places.newPassword, 400),
};
export const LinkOver: StoryObj = {
  name: "This link has expired or has already been used. Request a new one in Settings.",
  ...refused("linkOver", places.emailLink, 400, {
    code: "linkOver",
    instead: () => i18next.t("verify-email:over.heading"),
  }),
};
