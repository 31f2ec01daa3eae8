/** Tokens of AI models per account and day; exact even when several processes count at once. */
export interface TokenBudgets {
  /** Reserves tokens of a day (such as 2026-11-22) and returns true; false if the day would exceed `limit` (atomic). */
  reserve(accountId: string, day: string, tokens: number, limit: number): Promise<boolean>;
  /** Replaces a reservation with the number of used tokens, which can be higher. */
  settle(accountId: string, day: string, reserved: number, used: number): Promise<void>;
}
