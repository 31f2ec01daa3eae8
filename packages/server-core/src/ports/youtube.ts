import type { Language } from "@trellis/contract/fields";
import type { YoutubeAnalyticsOnWire } from "@trellis/contract/youtube";

/** YouTube: real, sandbox or turned off. A `key` is Google's refresh token for a channel. */
export interface Youtube {
  kind: "youtube" | "sandbox" | "off";
  /** Returns the consent page: a URL, or a path on the server's own origin. */
  consentUrl(visit: { state: string; challenge: string; language: Language }): string;
  /** Exchanges the code for a refresh token; null if the user granted too few permissions. Throws on other errors. */
  redeem(code: string, verifier: string): Promise<string | null>;
  /** Returns the channel's last 30 days; null if the consent has ended. Throws on outages. */
  read(key: string, now: Date): Promise<YoutubeAnalyticsOnWire | null>;
  /** Uses the refresh token, which keeps it alive; false if the consent has ended. Throws on outages. */
  refresh(key: string): Promise<boolean>;
  /** Revokes the consent at YouTube. */
  revoke(key: string): Promise<void>;
}

/** Connected channels with encrypted refresh tokens, and pending authorization requests (visits) by digest. */
export interface YoutubeChannels {
  beginVisit(visit: { stateDigest: string; accountId: string; expiresAt: Date }): Promise<void>;
  /** Atomically ends a visit and returns its account; null if it is unknown, ended or expired. */
  endVisit(stateDigest: string, now: Date): Promise<string | null>;
  /** Stores a channel in place of the account's earlier one. */
  connect(accountId: string, lockedKey: string, now: Date): Promise<void>;
  /** Returns the encrypted refresh token of the account's channel; null without a channel. */
  lockedKey(accountId: string): Promise<string | null>;
  /** Returns up to `limit` channels in the order of their accounts, beginning after the account `after`. */
  list(after: string | null, limit: number): Promise<{ accountId: string; lockedKey: string }[]>;
  /**
   * Deletes the channel and returns its encrypted refresh token; null if there was none. With `only`, deletes the
   * channel only if its encrypted token equals `only` (compare and delete).
   */
  disconnect(accountId: string, only?: string): Promise<string | null>;
}

/** Authenticated encryption of stored secrets, bound to their owner. Decryption needs the server's secret. */
export interface Vault {
  lock(text: string, owner: string): string | Promise<string>;
  /** Returns the text; null if `locked` was encrypted for another owner or with another secret, or was modified. */
  unlock(locked: string, owner: string): string | null | Promise<string | null>;
}
