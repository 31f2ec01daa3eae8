import { assertEvent, assign, cancel, emit, raise, setup } from "xstate";
import { notProvided } from "../not-provided.ts";
import { codeProblem, emailProblem, passwordProblem, type Passwords, type Problem, type Rules } from "./problems.ts";
import type { Screen } from "./screens.ts";

/** The call that succeeded or failed, by its actor's name. */
export type PasswordResetStage = "requestCode" | "verifyCode" | "resetPassword";

/** Where a flow begins. A deep link gives its screen, and what it knows. */
export interface PasswordResetInput {
  /** The first screen when left out. */
  screen?: Screen | undefined;
  email?: string | undefined;
  resetToken?: string | undefined;
  rules?: Partial<Rules> | undefined;
}

/** What the flow remembers. Never a password, never a code. */
export interface PasswordResetContext {
  opensAt: Screen;
  rules: Rules;
  /** Whose password it is; empty until known. */
  email: string;
  /** Proof of the code, from its verification until the password is changed; empty otherwise. */
  resetToken: string;
  /** How long another code has to wait; 0 when it need not. */
  secondsLeft: number;
  problem: Problem | null;
}

/** What the flow hears. `second.passed` is its own clock's, and nobody else's to send. */
export type PasswordResetEvent =
  | { type: "email.submitted"; email: string }
  | { type: "code.submitted"; code: string }
  | ({ type: "password.submitted" } & Passwords)
  | { type: "resend.requested" }
  | { type: "screen.requested"; screen: Screen }
  | { type: "second.passed" };

/** What the flow says. `error` is whatever the actor raised, untouched. */
export type PasswordResetEmitted =
  | { type: "succeeded"; stage: PasswordResetStage; message: string | undefined }
  | { type: "failed"; stage: PasswordResetStage; error: unknown };

/** What the server said to a call that worked, when it said anything. */
export interface Said {
  message?: string | undefined;
}

const types = {} as {
  input: PasswordResetInput;
  context: PasswordResetContext;
  events: PasswordResetEvent;
  emitted: PasswordResetEmitted;
  tags: "rest";
};

type Submitted = Extract<PasswordResetEvent, { type: `${string}.submitted` }>;

/** Why what was submitted is not taken, or null. */
function problemIn(event: Submitted, { passwordMinimum }: Rules): Problem | null {
  if (event.type === "email.submitted") return emailProblem(event.email);
  return event.type === "code.submitted" ? codeProblem(event.code) : passwordProblem(event, passwordMinimum);
}

const submissions = ["email.submitted", "code.submitted", "password.submitted"] as const;

/** The words the chart is written in: types, actors to provide, guards, actions and delays in milliseconds. */
export const vocabulary = setup({
  types,
  actors: {
    requestCode: notProvided<Said, { email: string }>("requestCode"),
    verifyCode: notProvided<Said & { resetToken: string }, { email: string; code: string }>("verifyCode"),
    resetPassword: notProvided<Said, Passwords & { resetToken: string }>("resetPassword"),
  },
  delays: { nextScreen: 500, idleAgain: 1_000, second: 1_000 },
  guards: {
    opensAt: ({ context }, params: { screen: Screen }) => context.opensAt === params.screen,
    isFor: ({ event }, params: { screen: Screen }) => {
      assertEvent(event, "screen.requested");
      return event.screen === params.screen;
    },
    isAcceptable: ({ context, event }) => {
      assertEvent(event, submissions);
      return problemIn(event, context.rules) === null;
    },
    hasEmail: ({ context }) => context.email !== "",
    hasToken: ({ context }) => context.resetToken !== "",
    isLastSecond: ({ context }) => context.secondsLeft <= 1,
    mayResend: ({ context }) => context.email !== "" && context.secondsLeft === 0,
    mustWait: ({ context }) => context.secondsLeft > 0,
  },
  actions: {
    // A token proves a code that was sent to one address, so it goes when the address is given anew.
    keepEmail: assign(({ event }) => {
      assertEvent(event, "email.submitted");
      return { email: event.email.trim(), resetToken: "" };
    }),
    keepToken: assign((_, answer: { resetToken: string }) => ({ resetToken: answer.resetToken })),
    forgetToken: assign({ resetToken: "" }),
    keepProblem: assign(({ context, event }) => {
      assertEvent(event, submissions);
      return { problem: problemIn(event, context.rules) };
    }),
    forgetProblem: assign({ problem: null }),
    startWaiting: assign(({ context }) => ({ secondsLeft: context.rules.secondsBetweenCodes })),
    countDown: assign(({ context }) => ({ secondsLeft: context.secondsLeft - 1 })),
    stopWaiting: assign({ secondsLeft: 0 }),
    startSecond: raise({ type: "second.passed" }, { delay: "second", id: "second" }),
    stopSecond: cancel("second"),
    saySucceeded: emit((_, params: { stage: PasswordResetStage; message: string | undefined }) => ({
      type: "succeeded",
      ...params,
    })),
    sayFailed: emit((_, params: { stage: PasswordResetStage; error: unknown }) => ({ type: "failed", ...params })),
  },
});

/** Tells that this call worked, and what the server said. */
export const succeeded = (stage: PasswordResetStage) =>
  ({
    type: "saySucceeded",
    params: ({ event }: { event: { output: Said } }) => ({ stage, message: event.output.message }),
  }) as const;

/** Tells that this call failed, and how. */
export const failed = (stage: PasswordResetStage) =>
  ({
    type: "sayFailed",
    params: ({ event }: { event: { error: unknown } }) => ({ stage, error: event.error }),
  }) as const;

/** The code is read from the event that submits it, and from nowhere else. */
export function codeIn(event: PasswordResetEvent): string {
  assertEvent(event, "code.submitted");
  return event.code;
}

/** The passwords are read from the event that submits them, and from nowhere else. */
export function passwordsIn(event: PasswordResetEvent): Passwords {
  assertEvent(event, "password.submitted");
  return { newPassword: event.newPassword, confirmPassword: event.confirmPassword };
}
