/** A card that is being entered. Whoever holds it can ask for its id and for nothing else. */
export interface EnteredCard {
  /**
   * Makes a payment method of type card from what is typed, and gives its id.
   * @throws {CardRefused} when the provider does not take the card.
   */
  createPaymentMethod: () => Promise<string>;
}

/** The provider did not take the card; `message` is a sentence for the person, in their language. */
export class CardRefused extends Error {
  override readonly name = "CardRefused";
}

/**
 * What the provider's own fields are given. A provider is a component with these props: fields to show, which say when
 * they are ready and hand over the card.
 */
export interface CardFieldsProps {
  /** Before a card may be entered, and while a payment is on its way. */
  disabled: boolean;
  /** Said when the fields can be typed into. */
  onReady: (card: EnteredCard) => void;
  /** Said when the fields can't come: the provider is out of reach. */
  onFailed: (cause: unknown) => void;
}
