import type { Language } from "@trellis/contract/fields";
import type { Answers } from "../domain/account.ts";
import type { WrittenPlan } from "../domain/roadmap.ts";

/** A plan in another language. */
export interface WrittenBefore {
  plan: WrittenPlan;
  language: Language;
}

/** Writes plans. The built-in engine responds immediately; an AI model can take most of a minute and can throw. */
export interface Planner {
  /**
   * Writes a plan. With `twin`, a plan for the same answers in another language, the new plan has the same tasks in the
   * same order, because all languages share the completed tasks. It throws if it can't translate the twin.
   */
  write(
    answers: Answers,
    language: Language,
    options?: { accountId?: string; twin?: WrittenBefore | undefined },
  ): WrittenPlan | Promise<WrittenPlan>;
}
