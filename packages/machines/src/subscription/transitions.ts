import { type ErrorEvent, errorOf } from "../setup-helpers.ts";
import type { ServerReply } from "../types.ts";
import type { CheckedOutcome, PaymentReply, PaymentStage } from "./types.ts";

export interface ReplyEvent<Reply> {
  event: { output: Reply };
}

/** An action that stores the error of an event. */
export const setError = { type: "setError", params: errorOf } as const;

/** An action that stores the failed call whose outcome is checked next. */
export const setFailure = <const Stage extends PaymentStage>(stage: Stage) =>
  ({ type: "setFailure", params: ({ event }: ErrorEvent) => ({ stage, error: event.error }) }) as const;

/** A transition to 3-D Secure authentication, if the reply to this stage requires it. */
export const toAuthentication = <const Stage extends PaymentStage>(stage: Stage) =>
  ({
    guard: { type: "needsAction", params: ({ event }: ReplyEvent<PaymentReply>) => event.output },
    target: "authenticating",
    actions: {
      type: "setAction",
      params: ({ event }: ReplyEvent<PaymentReply>) => ({
        stage,
        clientSecret: event.output.requiresAction?.clientSecret ?? "",
      }),
    },
  }) as const;

/** A guard that passes if the check returned this outcome. */
export const isOutcome = <const Outcome extends CheckedOutcome["outcome"]>(outcome: Outcome) =>
  ({
    type: "isOutcome",
    params: ({ event }: ReplyEvent<CheckedOutcome>) => ({ found: event.output, outcome }),
  }) as const;

/** A guard that passes if the server offers new terms for a chosen plan. */
export const offersNewTerms = {
  type: "offersNewTerms",
  params: ({ event }: ReplyEvent<CheckedOutcome>) => ({ found: event.output }),
} as const;

/** An action that emits `succeeded` with the server's message. */
export const emitSucceeded = {
  type: "emitSucceeded",
  params: ({ event }: ReplyEvent<ServerReply>) => event.output,
} as const;
