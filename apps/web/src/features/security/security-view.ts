import type { Passkey } from "@trellis/contract/security";

/** A change of the second factors. */
export type SecurityChange =
  | { is: "setUpApp" | "addPasskey" | "removeApp" | "renewCodes" }
  | { is: "renamePasskey"; id: string; name: string }
  | { is: "removePasskey"; id: string }
  | { is: "confirmApp"; code: string };

/** The second factors of an account. */
export interface Factors {
  passkeys: readonly Passkey[];
  hasAuthenticator?: boolean | undefined;
  recoveryCodesLeft?: number | undefined;
  /** The change that is being made. */
  pending?: SecurityChange | undefined;
  /** The authenticator app that is being set up. */
  setup?: { secret: string; uri: string } | undefined;
  /** New recovery codes, which are shown once. */
  codes?: readonly string[] | undefined;
}

export type SecurityView =
  | { is: "loading" }
  | { is: "failed"; reason: string; onRetry: () => void }
  | ({ is: "ready" } & Factors);
