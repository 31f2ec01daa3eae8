/**
 * Why a call failed. `refused`: the server answered with a failing status. `unreadable`: it answered with success, but
 * with something that is not the agreed reply. The other three never got an answer.
 */
export type FailureReason = "refused" | "unreadable" | "network" | "timeout" | "aborted";

/** The single way in which a call fails, whatever went wrong underneath. */
export class CallFailed extends Error {
  override readonly name = "CallFailed";
  readonly call: string;
  readonly reason: FailureReason;
  /** HTTP status, when an answer came. */
  readonly status: number | undefined;
  /** The server's own sentence, when it sent one. */
  readonly said: string | undefined;
  /** The whole body of the answer: parsed JSON, or undefined when it was none. */
  readonly body: unknown;

  constructor(
    call: string,
    reason: FailureReason,
    facts: { status?: number; said?: string | undefined; body?: unknown; cause?: unknown } = {},
  ) {
    super(facts.said ?? `${call}: ${reason}${facts.status ? ` (${facts.status})` : ""}`, { cause: facts.cause });
    this.call = call;
    this.reason = reason;
    this.status = facts.status;
    this.said = facts.said;
    this.body = facts.body;
  }
}
