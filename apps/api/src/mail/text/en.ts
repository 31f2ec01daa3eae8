import { codeMinutes } from "@trellis/contract/password-reset-fields";
import type { MailText } from "../mail-text.ts";

const manage = "Manage your subscription";

/** The text of all emails in English. */
export const en: MailText = {
  greeting: (name) => (name ? `Hi ${name},` : "Hi,"),
  sender: "Trellis, your plan for growing an audience",
  sentTo: (address) => `This email was sent to ${address} because you have a Trellis account.`,
  linkHint: "If the button doesn’t work, copy this address into your browser:",
  letters: {
    resetCode: (_facts, _format, code) => ({
      subject: `${code} is your Trellis code`,
      title: "Choose a new password",
      paragraphs: [
        "Enter this code on the page where you requested it:",
        `It can be used once and expires in ${codeMinutes} minutes.`,
        "If you didn’t request this, ignore this email: your password won’t change. Never share the code with anyone.",
      ],
    }),
    passwordChanged: ({ by }) => ({
      subject: "Your Trellis password was changed",
      title: "Your password was changed",
      paragraphs: [
        by === "code"
          ? "Your password has just been changed, and every device was signed out. Sign in again with the new password."
          : "Your password has just been changed in the settings, and every other device was signed out.",
        "If this wasn’t you, choose “Forgot password?” on the sign-in page right away. The code is sent only to this address.",
      ],
    }),
    googleJoined: () => ({
      subject: "You can now sign in to Trellis with Google",
      title: "Google sign-in is on",
      paragraphs: [
        "You have just signed in with Google, and your account is now linked to it. A password that was set before this address was confirmed no longer works.",
        "Want a password too? Choose “Forgot password?” on the sign-in page.",
      ],
    }),
    verifyEmail: () => ({
      subject: "Confirm your email for Trellis",
      title: "Is this your email?",
      paragraphs: [
        "Please confirm that this address is yours, so that your receipts and account notices reach you.",
        "The link can be used once and expires in 24 hours. You can use Trellis in the meantime.",
        "If you don’t have a Trellis account, someone entered your address by mistake. You can ignore this email.",
      ],
      button: "Confirm email",
    }),
    changeEmail: () => ({
      subject: "Confirm your new email for Trellis",
      title: "Confirm your new email",
      paragraphs: [
        "You asked us to use this address for your Trellis account. Please confirm that it’s yours.",
        "The link can be used once and expires in 24 hours. Until you confirm it, we keep using your current address.",
        "If you didn’t ask for this, ignore this email: nothing will change.",
      ],
      button: "Confirm new email",
      sentTo: (address) => `This email was sent to ${address} because it was entered as the new email of an account.`,
    }),
    emailInUse: () => ({
      subject: "Your email was entered for another Trellis account",
      title: "This email is already in use",
      paragraphs: [
        "Someone who is signed in to another Trellis account asked to use this address for that account. The address already belongs to your account, so nothing was changed.",
        "If this was you, sign in with this address. If you want to use it for the other account, delete your account with this address first.",
        "If this wasn’t you, you don’t need to do anything.",
      ],
    }),
    emailChanged: ({ newEmail, stage }) =>
      stage === "requested"
        ? {
            subject: "Someone asked to change your Trellis email",
            title: "A new email was requested",
            paragraphs: [
              `Someone who is signed in to your account asked to change its email to ${newEmail}. The change takes effect when they open the link that we sent to that address.`,
              "If this was you, you don’t need to do anything else.",
              "If this wasn’t you, choose “Forgot password?” on the sign-in page right away: a new password signs everyone out.",
            ],
          }
        : {
            subject: "Your Trellis email was changed",
            title: "Your email was changed",
            paragraphs: [
              `Your account now uses ${newEmail}. Sign in with that address from now on; we won’t send account emails to this one anymore.`,
              "If this wasn’t you, contact the operator of this Trellis site right away. The privacy policy explains how.",
            ],
            sentTo: (address) => `This email was sent to ${address} because your Trellis account used it until now.`,
          },
    trialEndsTomorrow: ({ plan, amountCents, at }, { money, date }) => ({
      subject: "Your free trial ends tomorrow",
      title: "Your free trial ends tomorrow",
      paragraphs: [
        `Your free trial ends on ${date(at)}. Your ${plan} plan then continues, and we’ll charge ${money(amountCents)} to your card.`,
        "Want to continue? You don’t need to do anything. If not, cancel in Settings before the trial ends, and you pay nothing.",
      ],
      button: manage,
    }),
    receipt: ({ plan, amountCents, at, number, url }, { money, date }) => ({
      subject: `Your Trellis receipt: ${money(amountCents)}`,
      title: "Thank you for your payment",
      paragraphs: [
        `We charged ${money(amountCents)} to your card on ${date(at)} for the ${plan} plan. The receipt number is ${number}.`,
        "All your receipts are in Settings, under Subscription.",
        "If you don’t recognize this charge, check your subscription in Settings. You can cancel it there.",
      ],
      button: url === null ? "Open Settings" : "View receipt",
    }),
    cardFailed: ({ plan, amountCents, nextTryAt }, { money, date }) => ({
      subject: "We couldn’t charge your card",
      title: "Your payment didn’t go through",
      paragraphs: [
        `We tried to charge ${money(amountCents)} for your ${plan} plan, but your card was declined.`,
        nextTryAt === null
          ? "This was the last attempt. To keep your plan, save another card in Settings."
          : `We’ll try again on ${date(nextTryAt)}. To avoid losing your plan, check your card or save another one in Settings.`,
        "If no card can be charged, the subscription ends, but your account and your work stay.",
      ],
      button: "Check your card",
    }),
    planChanged: ({ plan, amountCents, at }, { money, date }) => ({
      subject: `You’re now on the ${plan} plan`,
      title: "Your plan was changed",
      paragraphs: [
        `Your subscription has switched to the ${plan} plan. The next charge is ${money(amountCents)} on ${date(at)}.`,
        "If this wasn’t you, change your plan back in Settings and choose a new password.",
      ],
      button: manage,
    }),
    subscriptionCanceled: ({ plan, endsAt }, { date }) => ({
      subject: "Your Trellis subscription is canceled",
      title: "Your subscription is canceled",
      paragraphs: [
        `You can use your ${plan} plan until ${date(endsAt)}. It ends then, and it won’t be charged again.`,
        "Changed your mind, or wasn’t this you? Resume the subscription in Settings before that day.",
      ],
      button: manage,
    }),
    subscriptionEnded: ({ plan, reason }) => ({
      subject: "Your Trellis subscription has ended",
      title: "Your subscription has ended",
      paragraphs: [
        reason === "canceled"
          ? `Your ${plan} plan has ended, as you asked. It won’t be charged again.`
          : reason === "unpaid"
            ? `We couldn’t charge your card for the ${plan} plan, so your subscription has ended. It won’t be charged again.`
            : reason === "unverified"
              ? `The ${plan} plan of your account was paid for with a card that was added before anyone had verified this email address. It may be someone else’s card, so we removed it and ended the plan. The card won’t be charged again.`
              : `Your ${plan} plan has ended. It won’t be charged again.`,
        "Your account and your work are still there. You can subscribe again whenever you like.",
      ],
      button: "Choose a plan",
    }),
    accountDeletionScheduled: ({ at }, { date }) => ({
      subject: `Your Trellis account will be deleted on ${date(at)}`,
      title: "Your account will be deleted",
      paragraphs: [
        `As you asked, we’ll delete your account and everything in it on ${date(at)}. After that it can’t be restored.`,
        "Changed your mind? Sign in before that day and choose “Keep my account” in Settings.",
        "If this wasn’t you, keep your account and choose a new password right away.",
      ],
      button: "Keep my account",
    }),
    accountDeleted: () => ({
      subject: "Your Trellis account was deleted",
      title: "Your account was deleted",
      paragraphs: [
        "Your account and everything in it are now deleted, as you asked. This is the last email about it.",
        "Thank you for using Trellis. You’re welcome to create a new account at any time.",
      ],
      sentTo: (address) => `This email was sent to ${address} because it belonged to a Trellis account.`,
    }),
    secondFactorChanged: ({ change }) => ({
      subject: "The security of your Trellis account was changed",
      title: secondFactor[change].title,
      paragraphs: [
        secondFactor[change].text,
        "If this wasn’t you, choose a new password right away, and remove anything that you don’t recognize in Settings.",
      ],
      button: "Check security settings",
    }),
  },
};

const secondFactor = {
  passkeyAdded: {
    title: "A passkey was added",
    text: "A new passkey was added to your account. You can sign in with it from now on.",
  },
  passkeyRemoved: {
    title: "A passkey was removed",
    text: "A passkey was removed from your account. It can no longer be used to sign in.",
  },
  authenticatorOn: {
    title: "Your authenticator app is set up",
    text: "From now on, signing in with your password also requires a code from your authenticator app.",
  },
  authenticatorOff: {
    title: "Your authenticator app was removed",
    text: "Signing in no longer requires a code from an authenticator app.",
  },
  recoveryCodesRenewed: {
    title: "You have new recovery codes",
    text: "New recovery codes were created for your account. The earlier ones no longer work.",
  },
  recoveryCodeUsed: {
    title: "A recovery code was used",
    text: "Someone signed in to your account with one of your recovery codes. That code no longer works.",
  },
};
