import type { SecurityChange, Factors, SecurityView } from "./security-view.ts";

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
  /** Called with the content of a file of recovery codes. */
  onDownload: (file: string) => void;
  /** Called when the user has saved the recovery codes. */
  onCodesSaved: () => void;
}

/** Props shared by the rows of the card. */
export type RowProps = Omit<SecuritySectionProps, "view"> & { factors: Factors };
