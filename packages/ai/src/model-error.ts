/**
 * Why a request to the model failed. `cutOff`: the answer broke off. `foreign`: the reply does not come from an
 * OpenAI-compatible server. `paused`: the circuit breaker is open. `refused`: the provider or the model refuses to answer
 * this. `tooLong`: the request does not fit the model. `unusable`: the answer is empty, too long or, even after
 * a repair, malformed.
 */
export type ModelFailure =
  | "aborted"
  | "budgetUsedUp"
  | "cutOff"
  | "foreign"
  | "paused"
  | "refused"
  | "status"
  | "timeout"
  | "tooLong"
  | "unreachable"
  | "unusable";

/** A field of a request, or the role of its first message, that not every OpenAI-compatible server supports. */
export type Feature = "max_tokens" | "stream_options" | "system" | "temperature" | "tools";

interface Details {
  status?: number | undefined;
  retryAfterMs?: number | undefined;
  maximum?: number | undefined;
  unsupported?: readonly Feature[];
  isRejection?: boolean;
}

/** A failed request to the model. Its message contains no text from the provider, which could include keys and prompts. */
export class ModelError extends Error {
  override readonly name = "ModelError";
  readonly failure: ModelFailure;
  readonly status: number | undefined;
  /** How long the provider asks to wait. */
  readonly retryAfterMs: number | undefined;
  /** The maximum number of answer tokens that the provider accepts. */
  readonly maximum: number | undefined;
  /** The features that the provider rejected. */
  readonly unsupported: readonly Feature[];
  /** Whether the server rejected the request, but may accept it in another form. */
  readonly isRejection: boolean;

  constructor(failure: ModelFailure, details: Details = {}) {
    const { status, retryAfterMs, maximum, unsupported = [], isRejection = false } = details;
    super(`the model's answer is missing: ${failure}${status === undefined ? "" : ` ${status}`}`);
    this.failure = failure;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.maximum = maximum;
    this.unsupported = unsupported;
    this.isRejection = isRejection;
  }
}

/** Returns the error of a request whose signal is aborted. */
export const abortError = ({ reason }: AbortSignal): ModelError =>
  new ModelError(reason instanceof DOMException && reason.name === "TimeoutError" ? "timeout" : "aborted");
