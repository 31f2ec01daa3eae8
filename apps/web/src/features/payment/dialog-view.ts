/** View of the payment dialog. */
export type PaymentDialogView =
  | { is: "preparing" }
  | { is: "refused"; reason: string; onRetry: () => void }
  | { is: "editing"; onSubmit: () => void }
  | { is: "paying"; canLeave: boolean }
  /** The user confirms with their bank, in the card fields or in a window of the card provider. */
  | { is: "authenticating" }
  /** The terms have changed: no free trial with this card, or another price. Nothing has been charged. */
  | { is: "askingConsent"; onSubmit: () => void; onAnotherCard: () => void }
  | { is: "checkingOutcome" }
  | { is: "outcomeUnknown"; onSubmit: () => void }
  | { is: "notConfirmed"; onSubmit: () => void; onAnotherCard: () => void };
