/** State of the payment. */
export type PaymentDialogView =
  | { is: "preparing" }
  | { is: "refused"; reason: string; onRetry: () => void }
  | { is: "editing"; onSubmit: () => void }
  | { is: "paying"; canLeave: boolean }
  /** The user confirms with their bank: the fields show how, or the card provider opens its own window. */
  | { is: "authenticating" }
  /** The free trial is not available with this card. Nothing has been charged. */
  | { is: "askingConsent"; onSubmit: () => void; onAnotherCard: () => void }
  | { is: "checkingOutcome" }
  | { is: "outcomeUnknown"; onSubmit: () => void }
  | { is: "notConfirmed"; onSubmit: () => void; onAnotherCard: () => void };
