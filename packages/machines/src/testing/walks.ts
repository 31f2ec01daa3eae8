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
import type { Tries } from "./paths.ts";

/** A flow, and what it takes to walk its every path: events that are taken, and events that are refused. */
export interface Walk<Machine extends AnyStateMachine, View> extends Tries<Machine> {
  machine: Machine;
  viewOf: (snapshot: SnapshotFrom<Machine>) => View;
  /** The events that the flow sends itself, from its own clock; no host has to bring them about. */
  own?: readonly string[];
}

/** Every question answered, refused, drafted and gone back from; the save succeeding and failing. */
export const onboardingWalk: Walk<typeof onboardingMachine, OnboardingView> = {
  machine: onboardingMachine,
  viewOf: onboardingView,
  events: [
    { type: "answer.typed", text: "dr" },
    { type: "answer.given", text: "drawing, painting" },
    { type: "answer.given", text: "" },
    { type: "back.requested" },
  ],
  answers: { saveAnswers: [{ message: "Saved" }] },
  distinct: ({ value, context }) => [value, context.question],
};

/** Every step of a payment for this purpose succeeding and failing, retried, and left. */
export const subscriptionWalk = (purpose: Purpose): Walk<typeof subscriptionMachine, SubscriptionView> => ({
  machine: subscriptionMachine,
  viewOf: subscriptionView,
  input: { purpose },
  events: [
    { type: "plan.chosen", planId: "plan_month", currentPlanId: null },
    { type: "cardUpdate.requested" },
    { type: "provider.ready" },
    { type: "provider.failed", error: new Error("blocked") },
    { type: "card.submitted", card: "the form" },
    { type: "retry.requested" },
    { type: "anotherCard.requested" },
    { type: "dialog.closed" },
  ],
  answers: { createPaymentMethod: [{ paymentMethodId: "pm_1" }], saveMethod: [{}], confirm: [{}], changePlan: [{}] },
});

/** Every screen from this one on, each submission taken, refused and failed, a code sent again, and every way back. */
export const passwordResetWalk = (
  screen: Screen = "askingEmail",
): Walk<typeof passwordResetMachine, PasswordResetView> => ({
  // A second passes when the path says so, and not with the delays beside it.
  machine: passwordResetMachine.provide({ delays: { second: 1e9 } }),
  viewOf: passwordResetView,
  own: ["second.passed"],
  input: { screen, rules: { secondsBetweenCodes: 2 } },
  events: [
    { type: "email.submitted", email: "ana@example.com" },
    { type: "email.submitted", email: "ana" },
    { type: "code.submitted", code: "012345" },
    { type: "code.submitted", code: "12" },
    { type: "password.submitted", newPassword: "secret-7", confirmPassword: "secret-7" },
    { type: "password.submitted", newPassword: "secret-7", confirmPassword: "" },
    { type: "resend.requested" },
    { type: "second.passed" },
    ...screens.map((to) => ({ type: "screen.requested" as const, screen: to })),
  ],
  answers: { requestCode: [{}], verifyCode: [{ resetToken: "token_1" }], resetPassword: [{}] },
  distinct: ({ value, context }) => [value, context.secondsLeft, context.email, context.resetToken],
});

/** The consent asked for, given, refused and given up, and the connection ended, by this person or elsewhere. */
export const youtubeConnectionWalk = (
  isConnected: boolean,
): Walk<typeof youtubeConnectionMachine, YoutubeConnectionView> => ({
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
  answers: {
    requestAuthUrl: [{ authUrl: "https://consent.example/1" }],
    refreshUser: [{ isConnected: true }, { isConnected: false }],
    disconnect: [{ message: "Disconnected" }],
  },
});
