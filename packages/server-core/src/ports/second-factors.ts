import type { Passkey } from "../domain/second-factors.ts";

/** Passkeys, authenticator apps and recovery codes. An authenticator app counts once it is confirmed. */
export interface SecondFactors {
  /** Returns the second factors of an account; its passkeys oldest first. */
  read(accountId: string): Promise<{
    passkeys: Passkey[];
    /** `confirmedAt`: null until its first code was entered. */
    authenticator: { lockedSecret: string; confirmedAt: Date | null } | null;
    recoveryCodes: number;
  }>;

  /** Returns a passkey of any account by its id; null if there is none. */
  passkey(id: string): Promise<Passkey | null>;
  /** Adds a passkey; false if its id exists already (atomic). */
  addPasskey(passkey: Passkey): Promise<boolean>;
  /** Renames a passkey of an account; false if it has none with this id. */
  renamePasskey(accountId: string, id: string, name: string): Promise<boolean>;
  /** Removes a passkey of an account; false if it has none with this id. */
  removePasskey(accountId: string, id: string): Promise<boolean>;
  /** Records a use; false if the counter has not increased, unless it stays at 0 (atomic). */
  usePasskey(id: string, counter: number, now: Date): Promise<boolean>;

  /** Stores the secret of a new authenticator app; false if one is confirmed already (atomic). */
  startAuthenticator(accountId: string, lockedSecret: string): Promise<boolean>;
  /** Confirms the app with this secret by the code of a time step; false if it was replaced or confirmed (atomic). */
  confirmAuthenticator(accountId: string, lockedSecret: string, step: number, now: Date): Promise<boolean>;
  /** Uses the code of a time step; false if this or a later one was used before (atomic). */
  useStep(accountId: string, step: number): Promise<boolean>;
  /** Removes the authenticator app; false if none was confirmed. */
  removeAuthenticator(accountId: string): Promise<boolean>;

  /** Replaces the recovery codes, given as digests (atomic). */
  replaceRecoveryCodes(accountId: string, digests: readonly string[]): Promise<void>;
  /** Uses a recovery code; false if it is unknown or used (atomic). */
  useRecoveryCode(accountId: string, digest: string): Promise<boolean>;
}
