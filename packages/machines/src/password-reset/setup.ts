import { assertEvent, assign, cancel, emit, raise, setup } from "xstate";
import { notProvided } from "../not-provided.ts";
import type { ServerReply } from "../types.ts";

/** The screens, in order. */
export const screens = ["askingEmail", "askingCode", "askingPassword", "changed"] as const;

export type Screen = (typeof screens)[number];

/** The call that succeeded or failed, by actor name. */
export type PasswordResetStage = "requestCode" | "verifyCode" | "resetPassword";

/** The starting point of the flow. A deep link passes its screen and its data. */
export interface PasswordResetInput {
  /** Defaults to `askingEmail`. */
  screen?: Screen | undefined;
  email?: string | undefined;
  resetToken?: string | undefined;
  /** Time that the user has to wait between two requests for another code, in seconds. Defaults to 60. */
  secondsBetweenCodes?: number | undefined;
}

/** The flow's data. It never contains a password or a code. */
export interface PasswordResetContext {
  initialScreen: Screen;
  secondsBetweenCodes: number;
  /** Email address of the account; empty if unknown. */
  email: string;
  /** Token returned by `verifyCode`; empty before that and after the password has changed. */
  resetToken: string;
  /** Seconds until another code can be requested; 0 if that is possible now. */
  secondsLeft: number;
}

/** A new password and its confirmation. */
export interface Passwords {
  newPassword: string;
  confirmPassword: string;
}

/** The events the flow accepts. `second.passed` is raised by the flow itself. */
export type PasswordResetEvent =
  | { type: "email.submitted"; email: string }
  | { type: "code.submitted"; code: string }
  | ({ type: "password.submitted" } & Passwords)
  | { type: "resend.requested" }
  | { type: "screen.requested"; screen: Screen }
  | { type: "second.passed" };

/** The events the flow emits. `error` is the actor's error, unchanged. */
export type PasswordResetEmitted =
  | { type: "succeeded"; stage: PasswordResetStage; message: string | undefined }
  | { type: "failed"; stage: PasswordResetStage; error: unknown };

const types: Partial<{
  input: PasswordResetInput;
  context: PasswordResetContext;
  events: PasswordResetEvent;
  emitted: PasswordResetEmitted;
}> = {};

/** Types, actors, guards, actions and delays (in milliseconds) of the password reset machine. */
export const passwordResetSetup = setup({
  types,
  actors: {
    requestCode: notProvided<ServerReply, { email: string }>("requestCode"),
    verifyCode: notProvided<ServerReply & { resetToken: string }, { email: string; code: string }>("verifyCode"),
    resetPassword: notProvided<ServerReply, Passwords & { resetToken: string }>("resetPassword"),
  },
  delays: { nextScreen: 500, idleAgain: 1_000, second: 1_000 },
  guards: {
    startsAt: ({ context }, params: { screen: Screen }) => context.initialScreen === params.screen,
    isRequested: ({ event }, params: { screen: Screen }) => {
      assertEvent(event, "screen.requested");
      return event.screen === params.screen;
    },
    hasEmail: ({ context }) => context.email !== "",
    hasToken: ({ context }) => context.resetToken !== "",
    isLastSecond: ({ context }) => context.secondsLeft <= 1,
    canResend: ({ context }) => context.email !== "" && context.secondsLeft === 0,
    isCountingDown: ({ context }) => context.secondsLeft > 0,
  },
  actions: {
    // A reset token belongs to one address, so submitting an address clears it.
    setEmail: assign(({ event }) => {
      assertEvent(event, "email.submitted");
      return { email: event.email, resetToken: "" };
    }),
    setToken: assign((_, reply: { resetToken: string }) => ({ resetToken: reply.resetToken })),
    clearToken: assign({ resetToken: "" }),
    startCountdown: assign(({ context }) => ({ secondsLeft: context.secondsBetweenCodes })),
    countDown: assign(({ context }) => ({ secondsLeft: context.secondsLeft - 1 })),
    endCountdown: assign({ secondsLeft: 0 }),
    scheduleSecond: raise({ type: "second.passed" }, { delay: "second", id: "second" }),
    cancelSecond: cancel("second"),
    emitSucceeded: emit((_, params: { stage: PasswordResetStage; message: string | undefined }) => ({
      type: "succeeded",
      ...params,
    })),
    emitFailed: emit((_, params: { stage: PasswordResetStage; error: unknown }) => ({ type: "failed", ...params })),
  },
});
