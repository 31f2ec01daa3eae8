import type { Language } from "@trellis/contract/fields";
import type { FormerPayer } from "@trellis/server-core/domain/google-sign-in";
import type { Unit } from "@trellis/server-core/ports/unit";

/** Adds the job that ends the subscription of an account's former payer. */
export const addEndOfPayer = (
  accountId: string,
  payer: FormerPayer,
  language: Language,
  { jobs }: Pick<Unit, "jobs">,
): Promise<void> => jobs.add("endFormerPayer", { accountId, language, payer }, { once: payer.customerId });
