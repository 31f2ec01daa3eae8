import { emitFailed } from "../setup-helpers.ts";
import { askingCode } from "./asking-code.ts";
import { passwordResetSetup } from "./setup.ts";
import {
  backToCode,
  backToEmail,
  backToPassword,
  emitSucceeded,
  forwardToCode,
  forwardToPassword,
  passwordsOf,
  startsAt,
  submitEmail,
  submitPassword,
} from "./transitions.ts";

/**
 * Resets a forgotten password in four screens: email address, one-time code, new password, confirmation.
 * Validate the fields before submitting them: the machine sends whatever it receives.
 *
 * Actors: `requestCode` {email} · `verifyCode` {email, code} → {resetToken} · `resetPassword` {resetToken, newPassword, confirmPassword};
 * each may return a `message`.
 * Events: `email.submitted` · `code.submitted`, `resend.requested` · `password.submitted` · `screen.requested {screen}` when the user
 * navigates: back is always possible, forward needs the email address or the reset token (check with `snapshot.can`).
 * The machine raises `second.passed` itself.
 * Emits: `succeeded` and `failed`, with the stage.
 *
 *     opening ──▶ the screen of a deep link
 *
 *     askingEmail.editing ──email.submitted──▶ sending ──▶ sent ──500 ms──▶ askingCode
 *     askingCode.editing ──code.submitted──▶ sending ──▶ sent ──500 ms──▶ askingPassword
 *     askingCode.editing ──resend.requested──▶ resending ──▶ resent, counting down
 *     askingCode.resent ──code.submitted──▶ sending ──▶ sent
 *     askingCode.resent ──60 s──▶ editing
 *     askingPassword.editing ──password.submitted──▶ sending ──▶ sent ──500 ms──▶ changed
 *
 *     After a failed call, a screen is in `refused` for 1 s, during which the form accepts a retry.
 */
export const passwordResetMachine = passwordResetSetup.createMachine({
  id: "passwordReset",
  context: ({ input }) => ({
    initialScreen: input.screen ?? "askingEmail",
    secondsBetweenCodes: input.secondsBetweenCodes ?? 60,
    email: input.email ?? "",
    resetToken: input.resetToken ?? "",
    secondsLeft: 0,
  }),
  initial: "opening",
  states: {
    opening: {
      always: [
        { guard: startsAt("askingCode"), target: "askingCode" },
        { guard: startsAt("askingPassword"), target: "askingPassword" },
        { guard: startsAt("changed"), target: "changed" },
        { target: "askingEmail" },
      ],
    },
    askingEmail: {
      initial: "editing",
      on: { "screen.requested": [forwardToCode, forwardToPassword] },
      states: {
        editing: { on: { "email.submitted": submitEmail } },
        sending: {
          invoke: {
            id: "requestCode",
            src: "requestCode",
            input: ({ context }) => ({ email: context.email }),
            onDone: { target: "sent", actions: emitSucceeded("requestCode") },
            onError: { target: "refused", actions: emitFailed("requestCode") },
          },
        },
        sent: { after: { nextScreen: "#passwordReset.askingCode" } },
        refused: { on: { "email.submitted": submitEmail }, after: { idleAgain: "editing" } },
      },
    },
    askingCode,
    askingPassword: {
      initial: "editing",
      on: { "screen.requested": [backToEmail, backToCode] },
      states: {
        editing: { on: { "password.submitted": submitPassword } },
        sending: {
          invoke: {
            id: "resetPassword",
            src: "resetPassword",
            input: ({ context, event }) => ({ resetToken: context.resetToken, ...passwordsOf(event) }),
            onDone: { target: "sent", actions: ["clearToken", emitSucceeded("resetPassword")] },
            onError: { target: "refused", actions: emitFailed("resetPassword") },
          },
        },
        sent: { after: { nextScreen: "#passwordReset.changed" } },
        refused: { on: { "password.submitted": submitPassword }, after: { idleAgain: "editing" } },
      },
    },
    changed: { on: { "screen.requested": [backToEmail, backToCode, backToPassword] } },
  },
});
