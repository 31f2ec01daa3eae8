/** Reasons why Google sign-in failed. `closed`: the user closed the window, which is not an error. `off`: not configured. */
export type GoogleError = "off" | "blocked" | "closed" | "unreachable";

export class GoogleFailed extends Error {
  override readonly name = "GoogleFailed";
  readonly reason: GoogleError;

  constructor(reason: GoogleError, cause?: unknown) {
    super(`Google sign-in: ${reason}`, { cause });
    this.reason = reason;
  }
}

/**
 * Opens Google’s sign-in window and returns an access token for the user’s profile.
 * @throws {GoogleFailed} If Google issues no token.
 */
export type AskGoogle = () => Promise<string>;
