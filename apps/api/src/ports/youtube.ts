import type { Language } from "@trellis/contract/fields";
import type { YoutubeAnalyticsOnWire } from "@trellis/contract/youtube";

/** YouTube: the real one, the sandbox, or none. What opens a channel again and again, Google's refresh token, is its key here. */
export interface Youtube {
  kind: "youtube" | "sandbox" | "off";
  /** Where a person gives their consent: a URL, or a path on the server's own origin. */
  consentUrl(visit: { state: string; challenge: string; language: Language }): string;
  /** The key that the consent page's code stands for; null when the person gave less than is needed. Throws on anything else. */
  redeem(code: string, verifier: string): Promise<string | null>;
  /** The channel's last 30 days; null when the consent is over. Throws when YouTube does not answer. */
  read(key: string, now: Date): Promise<YoutubeAnalyticsOnWire | null>;
  /** Ends the consent at YouTube as well. */
  revoke(key: string): Promise<void>;
}

/** Connected channels, and the visits to the consent page by which they come. Keys come here locked, states as digests. */
export interface YoutubeChannels {
  beginVisit(visit: { stateDigest: string; accountId: string; expiresAt: Date }): Promise<void>;
  /** Whose visit it is; a visit ends with the first answer, so that none is used twice (atomic). Null when unknown, over or too old. */
  endVisit(stateDigest: string, now: Date): Promise<string | null>;
  /** Keeps a channel in place of the account's earlier one. */
  connect(accountId: string, lockedKey: string, now: Date): Promise<void>;
  /** The locked key of the account's channel; null without one. */
  lockedKey(accountId: string): Promise<string | null>;
  /** Forgets the channel and answers its locked key; null when there was none. With `only`, forgets no other one (compare and delete). */
  disconnect(accountId: string, only?: string): Promise<string | null>;
}

/** Locks what must be kept and read again: authenticated, bound to its owner, useless without the server's secret. */
export interface Vault {
  lock(text: string, owner: string): string | Promise<string>;
  /** Null when it was locked for someone else, with another secret, or changed since. */
  unlock(locked: string, owner: string): string | null | Promise<string | null>;
}
