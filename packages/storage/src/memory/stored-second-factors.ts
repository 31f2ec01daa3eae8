import type { Passkey } from "@trellis/server-core/domain/second-factors";

/** The second factors of an account. */
export interface StoredSecondFactors {
  passkeys: Passkey[];
  authenticator: { lockedSecret: string; confirmedAt: Date | null; lastStep: number } | null;
  recoveryCodes: Set<string>;
}

export const noSecondFactors = (): StoredSecondFactors => ({
  passkeys: [],
  authenticator: null,
  recoveryCodes: new Set(),
});

/** Whether password sign-ins of the account have a second step. */
export const hasSecondFactor = ({ passkeys, authenticator }: StoredSecondFactors): boolean =>
  passkeys.length > 0 || (authenticator !== null && authenticator.confirmedAt !== null);
