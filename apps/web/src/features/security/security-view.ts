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

export interface SecuritySectionProps {
  view: SecurityView;
  now: Date;
  /** The email of the account, for the file of recovery codes. */
  email: string;
  canUsePasskeys: boolean;
  /** Server error about the code from the authenticator app. */
  refusal?: string | undefined;
  onChange: (change: SecurityChange) => void;
  onCancelSetup: () => void;
  /** Called with the text of a file of recovery codes. */
  onDownload: (file: string) => void;
  /** Called when the user has saved the recovery codes. */
  onCodesSaved: () => void;
}

/** Props shared by the rows of the card. */
export type RowProps = Omit<SecuritySectionProps, "view"> & { factors: Factors };
