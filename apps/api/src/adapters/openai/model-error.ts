/**
 * Why a request to the model failed. `paused`: the circuit breaker is open. `cutOff`: the connection broke in the middle
 * of an answer. `unusable`: the answer has the wrong shape, also after a repair.
 */
export type ModelFailure =
  | "aborted"
  | "budgetUsedUp"
  | "cutOff"
  | "paused"
  | "refused"
  | "status"
  | "timeout"
  | "unreachable"
  | "unusable";

/** Something that not every OpenAI-compatible server supports. */
export type Feature = "max_tokens" | "stream_options" | "temperature" | "tools";

interface Details {
  status?: number | undefined;
  retryAfterMs?: number | undefined;
  unsupported?: readonly Feature[];
}

/** A failed request to the model. Its message has no text of the provider, which can contain keys and prompts. */
export class ModelError extends Error {
  override readonly name = "ModelError";
  readonly failure: ModelFailure;
  readonly status: number | undefined;
  /** How long the provider asks to wait. */
  readonly retryAfterMs: number | undefined;
  /** What the provider rejected. */
  readonly unsupported: readonly Feature[];

  constructor(failure: ModelFailure, { status, retryAfterMs, unsupported = [] }: Details = {}) {
    super(`the model's answer is missing: ${failure}${status === undefined ? "" : ` ${status}`}`);
    this.failure = failure;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.unsupported = unsupported;
  }
}

/** Whether the server rejected the request as it is, and may accept it in another form. */
export const isRejection = ({ status = 0, unsupported }: ModelError): boolean =>
  unsupported.length > 0 || [400, 404, 415, 422, 501].includes(status);

/** Returns the error of a request whose signal is aborted. */
export const abortError = ({ reason }: AbortSignal): ModelError =>
  new ModelError(reason instanceof DOMException && reason.name === "TimeoutError" ? "timeout" : "aborted");
