import type { Meta, StoryObj } from "@storybook/react-vite";
import i18next from "i18next";
import { App } from "../../apps/web/src/app/app.tsx";
import { places, refused } from "./refused.ts";

/** Errors that the server returns during payment. Each story is named after its message. */
const meta = {
  title: "Product/Refusals/Payment",
  component: App,
  tags: ["!autodocs", "!test"],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof App>;
export default meta;

export const CardsAway: StoryObj = {
  name: "The card provider isn’t responding. Try again in a moment.",
  ...refused("cardsAway", places.cardSetup, 502),
};
export const KeepFirst: StoryObj = {
  name: "Your account is scheduled for deletion. Choose “Keep my account” first.",
  ...refused("keepFirst", places.cardSetup, 409),
};
export const NoSetup: StoryObj = {
  name: "The card form has expired. Open it again and enter your card.",
  ...refused("noSetup", places.saveCard, 409),
};
export const CardDeclined: StoryObj = {
  name: "Your card was declined.",
  ...refused("cardRefused.card_declined", places.saveCard, 402),
};
export const InsufficientFunds: StoryObj = {
  name: "Your card has insufficient funds.",
  ...refused("cardRefused.insufficient_funds", places.saveCard, 402),
};
export const ExpiredCard: StoryObj = {
  name: "Your card has expired.",
  ...refused("cardRefused.expired_card", places.saveCard, 402),
};
export const IncorrectCvc: StoryObj = {
  name: "Your card’s security code is incorrect.",
  ...refused("cardRefused.incorrect_cvc", places.saveCard, 402),
};
export const ProcessingError: StoryObj = {
  name: "An error occurred while processing your card. Try again in a little bit.",
  ...refused("cardRefused.processing_error", places.saveCard, 402),
};
export const AuthenticationRequired: StoryObj = {
  name: "Your bank wants you to confirm this payment. Save your card again to do so.",
  ...refused("cardRefused.authentication_required", places.saveCard, 402),
};
export const SetupIntentAuthenticationFailure: StoryObj = {
  name: "Your bank couldn’t confirm that it’s you. Try again or use another card.",
  ...refused("cardRefused.setup_intent_authentication_failure", places.saveCard, 402),
};
export const NoMethod: StoryObj = {
  name: "Save a card first, then subscribe.",
  ...refused("noMethod", places.subscribe, 409),
};
export const NoPlan: StoryObj = {
  name: "This plan isn’t available. Choose another one.",
  ...refused("noPlan", places.subscribe, 404, { code: "noPlan" }),
};
export const OtherPlan: StoryObj = {
  name: "You already have a subscription. Change its plan in Settings.",
  ...refused("otherPlan", places.subscribe, 409),
};
export const PaymentBusy: StoryObj = {
  name: "Another payment is still in progress. Try again in a moment.",
  ...refused("paymentBusy", places.subscribe, 409),
};
export const TrialLost: StoryObj = {
  name: "There is no free trial with this card or email address. Nothing has been charged.",
  ...refused("trialLost", places.subscribe, 409, {
    code: "trialLost",
    instead: () => i18next.t("payment:dialog.noTrial"),
  }),
};
export const CardFirst: StoryObj = {
  name: "Save a card first, then change your plan.",
  ...refused("cardFirst", places.changePlan, 409),
};
export const SamePlan: StoryObj = {
  name: "You already have this plan. Choose another one.",
  ...refused("samePlan", places.changePlan, 409),
};
export const PreviewOld: StoryObj = {
  name: "The price may have changed since you saw it. Nothing has been charged.",
  ...refused("previewOld", places.changePlan, 409, {
    code: "previewOld",
    instead: () => i18next.t("payment:planChange.newPrice"),
  }),
};
export const NoSubscription: StoryObj = {
  name: "You have no subscription. Choose a plan first.",
  ...refused("noSubscription", places.cancel, 409),
};
