import type { ProofKind } from "../domain/proof-kind.ts";

/** One-time secrets, by digest: links in emails, challenges of passkeys, and sign-ins that wait for a second factor. */
export interface Proofs {
  /** Stores a secret. With `replacesOthers`, the account's earlier secrets of this kind stop working (atomic). */
  save(proof: {
    digest: string;
    kind: ProofKind;
    /** Null for a sign-in whose account is not yet known. */
    accountId: string | null;
    /** What the secret proves or is compared with. */
    data: string;
    expiresAt: Date;
    replacesOthers?: boolean;
  }): Promise<void>;
  /** Returns the account of a secret without redeeming it; null in the same cases as `redeem`. */
  find(digest: string, kind: ProofKind, now: Date): Promise<{ accountId: string | null } | null>;
  /** Redeems a secret once (atomic); null if it is unknown, of another kind, redeemed or expired. */
  redeem(digest: string, kind: ProofKind, now: Date): Promise<{ accountId: string | null; data: string } | null>;
}
