/** Counts requests in fixed windows; exact under concurrency. */
export interface Limits {
  /**
   * Counts a request. `taken` is its number in the window. After `limit` requests `allowed` is false for
   * `retryAfterSeconds` (at least 1).
   */
  take(
    key: string,
    limit: number,
    windowSeconds: number,
  ): Promise<{ allowed: true; taken: number } | { allowed: false; retryAfterSeconds: number }>;
}

/** Password hashing. The server uses argon2id in PHC format and computes only a few hashes at a time. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Compares with a dummy hash for `null`, so that an unknown account takes the same time, and returns false. */
  matches(password: string, hash: string | null): Promise<boolean>;
  /** Whether a password is on the list of common and leaked ones, ignoring case. */
  isCommon(password: string): Promise<boolean>;
}

/** Tokens (32 random bytes, base64url) and one-time codes (six digits). */
export interface Tokens {
  mint(): string;
  mintCode(): string;
  /** SHA-256 as lower-case hex. */
  digest(token: string): string | Promise<string>;
  /** HMAC with the server's secret as lower-case hex, for codes: a plain digest of six digits is easy to reverse. */
  hmac(text: string): string | Promise<string>;
}
