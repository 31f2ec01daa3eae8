import { CallFailed } from "@trellis/contract/call-failed";
import { forgotPassword, resetPassword, verifyCode } from "@trellis/contract/password-reset";
import { passwordResetMachine } from "@trellis/machines/password-reset";
import type { ActorsOf } from "@trellis/machines/types";
import { fromPromise } from "xstate";
import { passwordRefusal } from "./password-refusal.ts";
import type { api } from "../../platform/api.ts";

/** The part of the auth state that an operation writes. */
interface Outcome {
  message: string | undefined;
  /** Omitted if the token stays unchanged. */
  resetToken?: string | undefined;
}

/** Dependencies of the flow. */
export interface PasswordResetPorts {
  api: typeof api;
  /** Runs an operation and tracks its status in the auth state. */
  operate: <T>(work: () => Promise<T>, outcome: (answer: T) => Outcome) => Promise<T>;
}

/** The password reset machine with the API calls provided. Maps `code` to the wire name `otp`. */
export const passwordResetFlow = ({ api, operate }: PasswordResetPorts): typeof passwordResetMachine =>
  passwordResetMachine.provide({
    actors: {
      requestCode: fromPromise(({ input: body, signal }) =>
        operate(
          () => api(forgotPassword, { body }, signal),
          ({ message }) => ({ message }),
        ),
      ),
      verifyCode: fromPromise(({ input: { code, email }, signal }) =>
        operate(
          () => api(verifyCode, { body: { otp: code, email } }, signal),
          ({ message, resetToken }) => ({ message, resetToken }),
        ),
      ),
      resetPassword: fromPromise(({ input: body, signal }) =>
        operate(
          () => api(resetPassword, { body }, signal),
          ({ message }) => ({ message, resetToken: undefined }),
        ),
      ),
    } satisfies ActorsOf<typeof passwordResetMachine>,
  });

/** Whether the server rejected a wrong code or an expired token. Other failures leave both usable. */
export const isRefusal = (failure: unknown): boolean =>
  failure instanceof CallFailed && failure.reason === "refused" && failure.status === 400 && !passwordRefusal(failure);
