import type { ChosenPassword } from "@trellis/contract/password-reset-fields";
import type { PasswordResetStage, PasswordResetView } from "@trellis/machines/password-reset";
import type { PasswordRefusal } from "./password-refusal.ts";

export interface Refusal {
  stage: PasswordResetStage;
  message: string;
}

/** The state and actions of a password reset. */
export interface PasswordReset {
  view: PasswordResetView;
  email: string;
  /** Server error for the last submission. */
  refusal: Refusal | undefined;
  /** Why the server rejected the last password. */
  passwordRefusal: PasswordRefusal | undefined;
  onEmail: (email: string) => void;
  onCode: (code: string) => void;
  onResend: () => void;
  onPassword: (typed: ChosenPassword) => void;
}
