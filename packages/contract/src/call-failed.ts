/**
 * Why a call failed. `refused`: the server replied with an error status. `unreadable`: it replied with a success
 * status, but the body does not match the schema. For the other reasons, no complete reply was received.
 */
export type FailureReason = "refused" | "unreadable" | "network" | "timeout" | "aborted";

/** The only error that calls throw. */
export class CallFailed extends Error {
  override readonly name = "CallFailed";
  readonly call: string;
  readonly reason: FailureReason;
  /** HTTP status, if there was a reply. */
  readonly status: number | undefined;
  /** The server's error message for the user, if it sent one. */
  readonly serverMessage: string | undefined;
  /** A machine-readable reason, such as `proofRequired`, if the server sent one. */
  readonly code: string | undefined;
  /** The parsed JSON body of the reply; `undefined` if it is not JSON. */
  readonly body: unknown;
  /** Whether the call is not in the specification and the server does not offer it. */
  readonly isNotOffered: boolean;
  /** Whether a call that changes data succeeded, but its reply is unreadable. */
  readonly mayHaveWorked: boolean;

  constructor(
    call: string,
    reason: FailureReason,
    details: {
      status?: number;
      serverMessage?: string | undefined;
      body?: unknown;
      isNotOffered?: boolean;
      mayHaveWorked?: boolean;
      cause?: unknown;
    } = {},
  ) {
    super(details.serverMessage ?? `${call}: ${reason}${details.status ? ` (${details.status})` : ""}`, {
      cause: details.cause,
    });
    this.call = call;
    this.reason = reason;
    this.status = details.status;
    this.serverMessage = details.serverMessage;
    this.code = codeIn(details.body);
    this.body = details.body;
    this.isNotOffered = details.isNotOffered ?? false;
    this.mayHaveWorked = details.mayHaveWorked ?? false;
  }
}

/** Returns whether a call failed because the server does not offer it. */
export const isNotOffered = (failure: unknown): boolean => failure instanceof CallFailed && failure.isNotOffered;

const codeIn = (body: unknown): string | undefined =>
  typeof body === "object" && body !== null && "code" in body && typeof body.code === "string" ? body.code : undefined;
