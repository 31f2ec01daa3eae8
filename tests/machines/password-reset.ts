import {
  passwordResetMachine,
  screenOf,
  viewOf,
  type PasswordResetEvent,
  type PasswordResetInput,
} from "@trellis/machines/password-reset";
import { start, type Fakes } from "@trellis/machines/testing";

export type PasswordResetFakes = Fakes<typeof passwordResetMachine>;

/** Fake actors whose calls all succeed. */
export const succeeding = {
  requestCode: () => ({ message: "Code sent" }),
  verifyCode: () => ({ resetToken: "token_1", message: "Code verified" }),
  resetPassword: () => ({ message: "Password changed" }),
} satisfies PasswordResetFakes;

export const email = { type: "email.submitted", email: "ana@example.com" } as const;
export const code = { type: "code.submitted", code: "012345" } as const;
export const password = {
  type: "password.submitted",
  newPassword: "secret-7",
  confirmPassword: "secret-7",
} as const;
export const resend = { type: "resend.requested" } as const;
export const goTo = (screen: "askingEmail" | "askingCode" | "askingPassword" | "changed") =>
  ({ type: "screen.requested", screen }) as const;

/** Inputs of deep links to the second and third screens. */
export const atCode = { screen: "askingCode", email: "ana@example.com" } as const;
export const atPassword = { screen: "askingPassword", email: "ana@example.com", resetToken: "token_1" } as const;

export const rejecting = (error: unknown) => async () => {
  throw error;
};

/** Starts a flow and adds shorthands for its current state. */
export function startFlow(fakes: PasswordResetFakes = {}, input: PasswordResetInput = {}) {
  const run = start(passwordResetMachine, { ...succeeding, ...fakes }, { input });
  const now = () => run.actor.getSnapshot();
  return {
    ...run,
    view: () => viewOf(now()),
    screen: () => screenOf(now()),
    value: () => now().value,
    context: () => now().context,
    accepts: (event: PasswordResetEvent) => now().can(event),
    calledActors: () => run.calls.map(({ name }) => name),
    /** Advances the clock by whole seconds, one at a time. */
    seconds: (count: number) => {
      for (let second = 0; second < count; second += 1) run.clock.increment(1_000);
    },
  };
}
