/** Why Google did not say who it is. `closed`: the person went away; it is no failure. */
export type GoogleError = "off" | "blocked" | "closed" | "unreachable";

/** Google did not say who it is. */
export class GoogleFailed extends Error {
  override readonly name = "GoogleFailed";
  readonly trouble: GoogleError;

  constructor(trouble: GoogleError, cause?: unknown) {
    super(`Google sign-in: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

/**
 * A way to ask the person at the screen who they are with Google: a window opens, and what comes back is an access token
 * that opens their user information and nothing else.
 * @throws {GoogleFailed} when no token comes back.
 */
export type AskGoogle = () => Promise<string>;
