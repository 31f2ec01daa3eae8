/** An error response from Google. */
export class GoogleError extends Error {
  override readonly name = "GoogleError";
  readonly status: number;
  /** Google's error code, such as `invalid_grant`. */
  readonly reason: string;

  constructor(status: number, reason: string) {
    super(`the provider responded with ${status} ${reason}`);
    this.status = status;
    this.reason = reason;
  }
}
