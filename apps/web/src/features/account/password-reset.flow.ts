import { CallFailed } from "@trellis/contract/call-failed";
import { forgotPassword, resetPassword, verifyCode } from "@trellis/contract/password-reset";
import { passwordResetMachine } from "@trellis/machines/password-reset";
import type { ActorsOf } from "@trellis/machines/types";
import { fromPromise } from "xstate";
import type { api } from "../../platform/api.ts";

/** What an operation leaves behind in the state area `auth`. */
interface Outcome {
  message: string | undefined;
  /** Left out where it stays as it is. */
  resetToken?: string | undefined;
}

/** What the flow needs of the outside world. */
export interface PasswordResetWorld {
  api: typeof api;
  /** Runs an operation of an account screen so that the area `auth` shows how it goes. */
  operate: <T>(work: () => Promise<T>, outcome: (answer: T) => Outcome) => Promise<T>;
}

/** A forgotten password: the steps are the machine's, the calls are here. The wire's `otp` stops here too. */
export const passwordResetFlow = ({ api, operate }: PasswordResetWorld): typeof passwordResetMachine =>
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

/** Whether the server did not take what was sent: a wrong code, a token that is over. Any other failure is none of the person's. */
export const isRefusal = (failure: unknown): boolean =>
  failure instanceof CallFailed && failure.reason === "refused" && failure.status === 400;
