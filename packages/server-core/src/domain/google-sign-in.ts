import type { Account } from "./account.ts";

/** Result of a Google sign-in. `takenOver`: it replaced an account whose email was never verified. */
export interface GoogleSignInResult {
  account: Account;
  outcome: "found" | "joined" | "takenOver" | "opened";
  /** Set if the account was taken over and had payment details. */
  formerPayer: FormerPayer | null;
}

/**
 * The customer who paid for an account before the owner of its email took it over, possibly another person. The account
 * no longer refers to them, and their subscription must be ended at the card provider.
 */
export interface FormerPayer {
  customerId: string;
  /** The name of the plan that was running, if any. */
  plan: string | null;
}
