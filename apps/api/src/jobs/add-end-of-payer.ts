import type { Language } from "@trellis/contract/fields";
import type { FormerPayer } from "../domain/account.ts";
import type { Unit } from "../ports/unit.ts";

/** Adds the job that ends the subscription of an account's former payer. */
export const addEndOfPayer = (
  accountId: string,
  payer: FormerPayer,
  language: Language,
  { jobs }: Pick<Unit, "jobs">,
): Promise<void> => jobs.add("endFormerPayer", { accountId, language, payer }, { once: payer.customerId });
