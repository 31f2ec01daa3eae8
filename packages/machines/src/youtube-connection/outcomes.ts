/** The ways a user can return from the consent page. `expired`: the user took too long. */
export const outcomes = ["connected", "cancelled", "denied", "expired", "error"] as const;

/** The way the user returned from the consent page. */
export type Outcome = (typeof outcomes)[number];

/** Why the channel was not connected. */
export type FailureReason = Exclude<Outcome, "connected">;

/** Returns the outcome in the `youtube` query parameter: `null` without a parameter, `error` for an unknown value. */
export function outcomeIn(parameter: string | null): Outcome | null {
  if (parameter === null) return null;
  return outcomes.find((outcome) => outcome === parameter) ?? "error";
}
