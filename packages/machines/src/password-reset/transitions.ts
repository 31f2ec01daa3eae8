import { and, assertEvent } from "xstate";
import type { ServerReply } from "../types.ts";
import type { PasswordResetEvent, PasswordResetStage, Screen } from "./setup.ts";

const isRequested = (screen: Screen) => ({ type: "isRequested", params: { screen } }) as const;

/** A guard that passes if the flow starts at this screen. */
export const startsAt = (screen: Screen) => ({ type: "startsAt", params: { screen } }) as const;

// Going back is always allowed; going forward requires the data that the screen needs.
export const backToEmail = { guard: isRequested("askingEmail"), target: "#passwordReset.askingEmail" } as const;
export const backToCode = { guard: isRequested("askingCode"), target: "#passwordReset.askingCode" } as const;
export const backToPassword = {
  guard: isRequested("askingPassword"),
  target: "#passwordReset.askingPassword",
} as const;
export const forwardToCode = { ...backToCode, guard: and([isRequested("askingCode"), "hasEmail"]) };
export const forwardToPassword = { ...backToPassword, guard: and([isRequested("askingPassword"), "hasToken"]) };

// A form accepts a submission while it is editable and right after a failed call.
export const submitEmail = { target: "sending", actions: "setEmail" } as const;
export const submitCode = { guard: "hasEmail", target: "sending" } as const;
export const submitPassword = { guard: "hasToken", target: "sending" } as const;
export const resend = { guard: "canResend", target: "resending" } as const;

/** An action that emits `succeeded` for a call, with the server's message. */
export const emitSucceeded = (stage: PasswordResetStage) =>
  ({
    type: "emitSucceeded",
    params: ({ event }: { event: { output: ServerReply } }) => ({ stage, message: event.output.message }),
  }) as const;

/** Returns the code of a submission; it is passed to the actor without being stored. */
export function codeOf(event: PasswordResetEvent) {
  assertEvent(event, "code.submitted");
  return { code: event.code };
}

/** Returns the passwords of a submission; they are passed to the actor without being stored. */
export function passwordsOf(event: PasswordResetEvent) {
  assertEvent(event, "password.submitted");
  return { newPassword: event.newPassword, confirmPassword: event.confirmPassword };
}
