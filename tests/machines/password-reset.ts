import {
  passwordResetMachine,
  screenOf,
  viewOf,
  type PasswordResetEvent,
  type PasswordResetInput,
} from "@trellis/machines/password-reset";
import { resumable } from "@trellis/machines/resume";
import { start, type Fakes, type Run } from "@trellis/machines/testing";

export type PasswordResetFakes = Fakes<typeof passwordResetMachine>;

/** What a server that agrees to everything answers. */
export const working = {
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

/** Inputs of a deep link to the second and the third screen. */
export const atCode = { screen: "askingCode", email: "ana@example.com" } as const;
export const atPassword = { screen: "askingPassword", email: "ana@example.com", resetToken: "token_1" } as const;

export const failing = (error: unknown) => async () => {
  throw error;
};

/** Short words for what is asked of a flow under way. */
function inWords(run: Run<typeof passwordResetMachine>) {
  const now = () => run.actor.getSnapshot();
  return {
    ...run,
    view: () => viewOf(now()),
    screen: () => screenOf(now()),
    value: () => now().value,
    context: () => now().context,
    hears: (event: PasswordResetEvent) => now().can(event),
    rests: () => now().hasTag("rest"),
    names: () => run.calls.map(({ name }) => name),
    /** Lets that many whole seconds pass, one after the other. */
    seconds: (count: number) => {
      for (let passed = 0; passed < count; passed += 1) run.clock.increment(1_000);
    },
  };
}

/** A flow under way. */
export const begin = (fakes: PasswordResetFakes = {}, input: PasswordResetInput = {}) =>
  inWords(start(passwordResetMachine, { ...working, ...fakes }, { input }));

/** The flow of a page loaded anew, on what was kept of the one before. */
export function resume(kept: unknown) {
  const snapshot = resumable(passwordResetMachine, kept);
  if (!snapshot) throw new Error("Nothing was kept that can be gone on with.");
  return inWords(start(passwordResetMachine, working, { snapshot }));
}
