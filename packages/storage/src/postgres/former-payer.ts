import type { FormerPayer } from "@trellis/server-core/domain/google-sign-in";

/** The columns of the CTE `payer` of `removeUnproven`. */
export type PayerRow = [customerId: string | null, plan: string | null];

export const toFormerPayer = ([customerId, plan]: PayerRow): FormerPayer | null =>
  customerId === null ? null : { customerId, plan };
