import type { AnyStateMachine, SnapshotFrom } from "xstate";
import { onboardingMachine, viewOf as onboardingView, type OnboardingView } from "../onboarding/index.ts";
import {
  passwordResetMachine,
  screens,
  viewOf as passwordResetView,
  type PasswordResetView,
  type Screen,
} from "../password-reset/index.ts";
import {
  subscriptionMachine,
  viewOf as subscriptionView,
  type Purpose,
  type SubscriptionView,
} from "../subscription/index.ts";
import {
  outcomes,
  viewOf as youtubeConnectionView,
  youtubeConnectionMachine,
  type YoutubeConnectionView,
} from "../youtube-connection/index.ts";
import type { PathOptions } from "./paths.ts";

/** A flow with the events and actor outputs that reach each of its states. */
export interface TestModel<Machine extends AnyStateMachine, View> extends PathOptions<Machine> {
  machine: Machine;
  viewOf: (snapshot: SnapshotFrom<Machine>) => View;
  /** Events the flow sends to itself, which no host has to cause. */
  internalEvents?: readonly string[];
}

/** Every question answered, rejected, drafted and left; the save succeeds and fails. */
export const onboardingModel: TestModel<typeof onboardingMachine, OnboardingView> = {
  machine: onboardingMachine,
  viewOf: onboardingView,
  events: [
    { type: "answer.typed", text: "dr" },
    { type: "answer.given", text: "drawing, painting" },
    { type: "answer.given", text: "" },
    { type: "back.requested" },
  ],
  outputs: { saveAnswers: [{ message: "Saved" }] },
  stateKey: ({ value, context }) => [value, context.question],
};

const requiresAction = { requiresAction: { clientSecret: "secret_1" } };

/** Every step of a payment for this purpose succeeds, fails, is retried and is left. */
export const subscriptionModel = (purpose: Purpose): TestModel<typeof subscriptionMachine, SubscriptionView> => ({
  machine: subscriptionMachine,
  viewOf: subscriptionView,
  input: { purpose },
  events: [
    { type: "plan.chosen", planId: "plan_month", currentPlanId: null },
    { type: "cardUpdate.requested" },
    { type: "cancellation.requested" },
    { type: "resumption.requested" },
    { type: "provider.ready" },
    { type: "provider.failed", error: new Error("blocked") },
    { type: "card.submitted", card: "the form" },
    { type: "terms.accepted" },
    { type: "change.confirmed" },
    { type: "retry.requested" },
    { type: "anotherCard.requested" },
    { type: "dialog.closed" },
  ],
  outputs: {
    createPaymentMethod: [{ paymentMethodId: "pm_1" }],
    saveMethod: [{}, requiresAction],
    confirm: [{}, requiresAction],
    changePlan: [{}, requiresAction],
    cancel: [{}],
    resume: [{}],
    checkOutcome: [
      { outcome: "succeeded" },
      { outcome: "notStarted" },
      { outcome: "newTerms" },
      { outcome: "unknown" },
    ],
  },
  // The step that is repeated after the cardholder's action.
  stateKey: ({ value, context }) => [value, context.action.stage],
});

/** Every screen from this one on: each call succeeds and fails, codes are resent, and the user navigates. */
export const passwordResetModel = (
  screen: Screen = "askingEmail",
): TestModel<typeof passwordResetMachine, PasswordResetView> => ({
  // The path sends `second.passed`, so the machine's own timer must not.
  machine: passwordResetMachine.provide({ delays: { second: 1e9 } }),
  viewOf: passwordResetView,
  internalEvents: ["second.passed"],
  input: { screen, secondsBetweenCodes: 2 },
  events: [
    { type: "email.submitted", email: "ana@example.com" },
    { type: "code.submitted", code: "012345" },
    { type: "password.submitted", newPassword: "secret-7", confirmPassword: "secret-7" },
    { type: "resend.requested" },
    { type: "second.passed" },
    ...screens.map((to) => ({ type: "screen.requested" as const, screen: to })),
  ],
  outputs: { requestCode: [{}], verifyCode: [{ resetToken: "token_1" }], resetPassword: [{}] },
  stateKey: ({ value, context }) => [value, context.secondsLeft, context.email, context.resetToken],
});

/** The consent is requested, granted, refused and canceled, and the connection ends here or elsewhere. */
export const youtubeConnectionModel = (
  isConnected: boolean,
): TestModel<typeof youtubeConnectionMachine, YoutubeConnectionView> => ({
  machine: youtubeConnectionMachine,
  viewOf: youtubeConnectionView,
  input: { isConnected },
  events: [
    { type: "connect.requested" },
    { type: "disconnect.requested" },
    { type: "cancel.requested" },
    ...outcomes.map((outcome) => ({ type: "consent.returned" as const, outcome })),
    { type: "connection.changed", isConnected: true },
    { type: "connection.changed", isConnected: false },
  ],
  outputs: {
    requestAuthUrl: [{ authUrl: "https://consent.example/1" }],
    refreshUser: [{ isConnected: true }, { isConnected: false }],
    disconnect: [{ message: "Disconnected" }],
  },
});
