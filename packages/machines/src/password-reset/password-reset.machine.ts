import { standardRules } from "./problems.ts";
import {
  backToCode,
  backToEmail,
  backToPassword,
  onToCode,
  onToPassword,
  opensAt,
  resend,
  submitCode,
  submitEmail,
  submitPassword,
} from "./transitions.ts";
import { codeIn, failed, passwordsIn, succeeded, vocabulary } from "./vocabulary.ts";

/**
 * A forgotten password, in four screens: an e-mail address, the code sent to it, a new password, done.
 *
 * Needs: `requestCode` {email} · `verifyCode` {email, code} → {resetToken} · `resetPassword` {resetToken, newPassword, confirmPassword};
 * each may answer with a `message`.
 * Hears: `email.submitted` · `code.submitted`, `resend.requested` · `password.submitted` · `screen.requested {screen}` when the person
 * moved by themselves, which `snapshot.can` answers: back always, forward where the e-mail or the reset token is known.
 * `second.passed` comes from the flow's own clock.
 * Says: `succeeded` and `failed`, with the stage.
 *
 *     opening ──▶ the screen a deep link asks for
 *
 *     askingEmail.editing ──email.submitted──▶ sending ──▶ sent ──500 ms──▶ askingCode
 *     askingCode.editing ──code.submitted──▶ sending ──▶ sent ──500 ms──▶ askingPassword
 *        │  ▲                                                ▲
 *        │  └──60 s──┐                      code.submitted───┘ (sending)
 *        └──resend.requested──▶ resending ──▶ resent, counting down
 *     askingPassword.editing ──password.submitted──▶ sending ──▶ sent ──500 ms──▶ changed
 *
 *     A call that fails leads to the screen's own refused, and 1 s later back to where it was; trying again sooner is fine.
 */
export const passwordResetMachine = vocabulary.createMachine({
  id: "passwordReset",
  context: ({ input }) => ({
    opensAt: input.screen ?? "askingEmail",
    rules: { ...standardRules, ...input.rules },
    email: input.email?.trim() ?? "",
    resetToken: input.resetToken ?? "",
    secondsLeft: 0,
    problem: null,
  }),
  initial: "opening",
  states: {
    // A deep link may lead to a screen whose data is missing; the screen then says so, and sends nothing.
    opening: {
      always: [
        { guard: opensAt("askingCode"), target: "askingCode" },
        { guard: opensAt("askingPassword"), target: "askingPassword" },
        { guard: opensAt("changed"), target: "changed" },
        { target: "askingEmail" },
      ],
    },
    askingEmail: {
      initial: "editing",
      exit: "forgetProblem",
      on: { "screen.requested": [onToCode, onToPassword] },
      states: {
        editing: { tags: "rest", on: { "email.submitted": submitEmail } },
        sending: {
          entry: "forgetProblem",
          invoke: {
            id: "requestCode",
            src: "requestCode",
            input: ({ context }) => ({ email: context.email }),
            onDone: { target: "sent", actions: succeeded("requestCode") },
            onError: { target: "refused", actions: failed("requestCode") },
          },
        },
        sent: { after: { nextScreen: "#passwordReset.askingCode" } },
        refused: { on: { "email.submitted": submitEmail }, after: { idleAgain: "editing" } },
      },
    },
    askingCode: {
      initial: "editing",
      exit: ["forgetProblem", "stopSecond", "stopWaiting"],
      on: {
        "screen.requested": [backToEmail, onToPassword],
        // The wait for another code goes on whatever becomes of the one at hand.
        "second.passed": [{ guard: "isLastSecond", actions: "stopWaiting" }, { actions: ["countDown", "startSecond"] }],
      },
      states: {
        editing: {
          tags: "rest",
          on: { "code.submitted": submitCode, "resend.requested": resend },
        },
        sending: {
          entry: "forgetProblem",
          invoke: {
            id: "verifyCode",
            src: "verifyCode",
            input: ({ context, event }) => ({ email: context.email, code: codeIn(event) }),
            onDone: {
              target: "sent",
              actions: [{ type: "keepToken", params: ({ event }) => event.output }, succeeded("verifyCode")],
            },
            onError: { target: "refused", actions: failed("verifyCode") },
          },
        },
        sent: { after: { nextScreen: "#passwordReset.askingPassword" } },
        refused: {
          on: { "code.submitted": submitCode, "resend.requested": resend },
          after: { idleAgain: [{ guard: "mustWait", target: "resent" }, { target: "editing" }] },
        },
        resending: {
          entry: "forgetProblem",
          invoke: {
            id: "requestCode",
            src: "requestCode",
            input: ({ context }) => ({ email: context.email }),
            onDone: { target: "resent", actions: ["startWaiting", "startSecond", succeeded("requestCode")] },
            onError: { target: "refused", actions: failed("requestCode") },
          },
        },
        // As editing, but another code has to wait; no rest, since a clock is running.
        resent: {
          on: {
            "code.submitted": submitCode,
            "second.passed": { guard: "isLastSecond", target: "editing", actions: "stopWaiting" },
          },
        },
      },
    },
    askingPassword: {
      initial: "editing",
      exit: "forgetProblem",
      on: { "screen.requested": [backToEmail, backToCode] },
      states: {
        editing: { tags: "rest", on: { "password.submitted": submitPassword } },
        sending: {
          entry: "forgetProblem",
          invoke: {
            id: "resetPassword",
            src: "resetPassword",
            input: ({ context, event }) => ({ resetToken: context.resetToken, ...passwordsIn(event) }),
            onDone: { target: "sent", actions: ["forgetToken", succeeded("resetPassword")] },
            onError: { target: "refused", actions: failed("resetPassword") },
          },
        },
        sent: { after: { nextScreen: "#passwordReset.changed" } },
        refused: { on: { "password.submitted": submitPassword }, after: { idleAgain: "editing" } },
      },
    },
    changed: { tags: "rest", on: { "screen.requested": [backToEmail, backToCode, backToPassword] } },
  },
});
