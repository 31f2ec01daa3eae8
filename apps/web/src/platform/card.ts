/** Opaque handle to a card that is being entered. It only yields a payment method id and never the card itself. */
export interface EnteredCard {
  /**
   * Creates a payment method from the typed card and returns its id.
   * @throws {CardRefused} If the provider declines the card.
   */
  createPaymentMethod: () => Promise<string>;
  /**
   * Lets the cardholder confirm a card or a payment with their bank (3-D Secure).
   * @throws {CardRefused} If the cardholder declines or the confirmation fails.
   */
  authenticate: (clientSecret: string) => Promise<void>;
}

/** The card can’t be used: it is incomplete, or the provider or the bank declined it. `message` is for the user, in their language. */
export class CardRefused extends Error {
  override readonly name = "CardRefused";
}

/** Props of a card provider, a component that renders the card fields. */
export interface CardFieldsProps {
  /** Whether the fields are disabled, for example while a payment is pending. */
  disabled: boolean;
  /** Called when the fields are ready for input. */
  onReady: (card: EnteredCard) => void;
  /** Called when the fields can’t be loaded. */
  onFailed: (cause: unknown) => void;
}
