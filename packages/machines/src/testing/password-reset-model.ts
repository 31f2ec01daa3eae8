import { passwordResetMachine, screens, viewOf, type PasswordResetView, type Screen } from "../password-reset/index.ts";
import type { TestModel } from "./test-model.ts";

/** Returns a model that starts at a screen. Its paths include successful and failed calls, resent codes and navigation. */
export const passwordResetModel = (
  screen: Screen = "askingEmail",
): TestModel<typeof passwordResetMachine, PasswordResetView> => ({
  // The path sends `second.passed`, so the machine's own timer must not fire.
  machine: passwordResetMachine.provide({ delays: { second: 1e9 } }),
  viewOf,
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
