import type { FormerPayer } from "../../domain/account.ts";

/** The columns of the CTE `payer` of `removeUnproven`. */
export type PayerRow = [customerId: string | null, plan: string | null];

export const toFormerPayer = ([customerId, plan]: PayerRow): FormerPayer | null =>
  customerId === null ? null : { customerId, plan };
