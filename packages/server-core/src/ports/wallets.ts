import type { StoredCard, Wallet } from "../domain/wallet.ts";

/** Payment details of accounts. */
export interface Wallets {
  /** All fields are null for an account without payment details. */
  read(accountId: string): Promise<Wallet>;
  /** Replaces the open setup intent; a saved card stays. */
  keepSetup(accountId: string, setup: { customerId: string; setupIntentId: string }): Promise<void>;
  /** Saves a card and closes its setup intent; false if that intent is not the open one (compare and set). */
  keepMethod(
    accountId: string,
    setupIntentId: string,
    method: { paymentMethodId: string; card: StoredCard },
  ): Promise<boolean>;
  /** Replaces the saved card if it is still `before`; false if another card was saved meanwhile (compare and set). */
  replaceMethod(
    accountId: string,
    before: string,
    method: { paymentMethodId: string; card: StoredCard },
  ): Promise<boolean>;
  /** Returns the account of a customer of the card provider; null if there is none. */
  ownerOf(customerId: string): Promise<string | null>;
}
