import type { ActionRequired, CardRefused } from "@trellis/server-core/ports/payments";
import type { Confirmation, SandboxCustomer } from "./customer.ts";
import { authenticationFailed } from "./test-cards.ts";

/**
 * Uses up the owner's confirmation of a purpose. Returns null if the owner approved, a refusal if they declined, and
 * otherwise a request to confirm with a secret for `confirm`.
 */
export function askOwner(
  customer: SandboxCustomer,
  purpose: string,
  newId: () => string,
): ActionRequired | CardRefused | null {
  const known = customer.confirmations.find((each) => each.purpose === purpose);
  if (known?.outcome === "open") return { is: "actionRequired", clientSecret: known.clientSecret };
  customer.confirmations = customer.confirmations.filter((each) => each !== known);
  if (known) return known.outcome === "approved" ? null : authenticationFailed;
  const asked: Confirmation = { clientSecret: `pi_${customer.id}_secret_${newId()}`, purpose, outcome: "open" };
  // An abandoned confirmation is replaced by the next one.
  customer.confirmations = [asked];
  return { is: "actionRequired", clientSecret: asked.clientSecret };
}

/** Returns the customer that a client secret belongs to; null if the secret has another format. */
export const customerOf = (clientSecret: string): string | null =>
  /^pi_(cus_sandbox_[\w-]+?)_secret_[\w-]+$/.exec(clientSecret)?.[1] ?? null;

/** Records the owner's decision; false if there is no such open confirmation. */
export function decide(customer: SandboxCustomer, clientSecret: string, outcome: "approved" | "declined"): boolean {
  const open = customer.confirmations.find((each) => each.clientSecret === clientSecret && each.outcome === "open");
  if (open) open.outcome = outcome;
  return open !== undefined;
}
