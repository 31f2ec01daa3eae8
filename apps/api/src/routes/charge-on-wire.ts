import type { Charge } from "@trellis/server-core/ports/provider-subscription";

export const dollars = (cents: number): number => cents / 100;

/** Returns a charge in wire format. */
export const chargeOnWire = ({ cents, at }: Charge) => ({ amount: dollars(cents), at: at.toISOString() });
