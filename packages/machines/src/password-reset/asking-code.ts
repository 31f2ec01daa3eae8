import { emitFailed } from "../setup-helpers.ts";
import { passwordResetSetup } from "./setup.ts";
import { backToEmail, codeOf, emitSucceeded, forwardToPassword, resend, submitCode } from "./transitions.ts";

/** The code screen: the user enters the one-time code, or requests another code unless the countdown is running. */
export const askingCode = passwordResetSetup.createStateConfig({
  initial: "editing",
  exit: ["cancelSecond", "endCountdown"],
  on: {
    "screen.requested": [backToEmail, forwardToPassword],
    // The countdown continues while a code is verified.
    "second.passed": [{ guard: "isLastSecond", actions: "endCountdown" }, { actions: ["countDown", "scheduleSecond"] }],
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
});
