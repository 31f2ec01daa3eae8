import { emitFailed } from "../setup-helpers.ts";
import { passwordResetSetup } from "./setup.ts";
import {
  backToCode,
  backToEmail,
  backToPassword,
  codeOf,
  emitSucceeded,
  forwardToCode,
  forwardToPassword,
  passwordsOf,
  resend,
  startsAt,
  submitCode,
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
 *        │  ▲                                                ▲
 *        │  └──60 s──┐                      code.submitted───┘ (sending)
 *        └──resend.requested──▶ resending ──▶ resent, counting down
 *     askingPassword.editing ──password.submitted──▶ sending ──▶ sent ──500 ms──▶ changed
 *
 *     A failed call enters `refused` for 1 s and then returns; the form accepts a retry in the meantime.
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
    askingCode: {
      initial: "editing",
      exit: ["cancelSecond", "endCountdown"],
      on: {
        "screen.requested": [backToEmail, forwardToPassword],
        // The countdown continues while a code is verified.
        "second.passed": [
          { guard: "isLastSecond", actions: "endCountdown" },
          { actions: ["countDown", "scheduleSecond"] },
        ],
      },
      states: {
        editing: { on: { "code.submitted": submitCode, "resend.requested": resend } },
        sending: {
          invoke: {
            id: "verifyCode",
            src: "verifyCode",
            input: ({ context, event }) => ({ email: context.email, ...codeOf(event) }),
            onDone: {
              target: "sent",
              actions: [{ type: "setToken", params: ({ event }) => event.output }, emitSucceeded("verifyCode")],
            },
            onError: { target: "refused", actions: emitFailed("verifyCode") },
          },
        },
        sent: { after: { nextScreen: "#passwordReset.askingPassword" } },
        refused: {
          on: { "code.submitted": submitCode, "resend.requested": resend },
          after: { idleAgain: [{ guard: "isCountingDown", target: "resent" }, { target: "editing" }] },
        },
        resending: {
          invoke: {
            id: "requestCode",
            src: "requestCode",
            input: ({ context }) => ({ email: context.email }),
            onDone: { target: "resent", actions: ["startCountdown", "scheduleSecond", emitSucceeded("requestCode")] },
            onError: { target: "refused", actions: emitFailed("requestCode") },
          },
        },
        // Like editing, but another code can't be requested until the countdown ends.
        resent: {
          on: {
            "code.submitted": submitCode,
            "second.passed": { guard: "isLastSecond", target: "editing", actions: "endCountdown" },
          },
        },
      },
    },
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
