import type { Language } from "@trellis/contract/fields";
import type { Answers } from "@trellis/server-core/domain/account";
import type { WrittenPlan } from "@trellis/server-core/domain/roadmap";
import type { WrittenBefore } from "@trellis/server-core/ports/planner";
import type { Scope } from "./model-request.ts";
import { planSchema, translatedPlan, writtenPlan } from "./plan-shape.ts";
import { planMessages, planPrompt, translationMessages } from "./prompts/plan.ts";
import type { StructuredModel } from "./structured.ts";

/** The parts of a plan that the server knows without the model. */
type Lists = Pick<WrittenPlan, "goal" | "platforms" | "targetAudience">;

/** Writes and translates plans with the model. Both reject with a `ModelError`. */
export function createPlanModel(structured: StructuredModel, model: string) {
  const request = ({ system, user }: { system: string; user: string }, temperature: number) => ({
    prompt: planPrompt,
    model,
    system,
    messages: [{ role: "user" as const, content: user }],
    maxTokens: 5_000,
    temperature,
  });
  return {
    async write(answers: Answers, lists: Lists, language: Language, scope: Scope): Promise<WrittenPlan> {
      const shape = { name: "plan", schema: planSchema(language) };
      const written = await structured.ask(request(planMessages(answers, language), 0.8), shape, scope);
      return writtenPlan(written, lists, language, model);
    },

    async translate({ plan, language: from }: WrittenBefore, language: Language, scope: Scope): Promise<WrittenPlan> {
      const counts = plan.weeklyPlans.map(({ tasks }) => tasks.length);
      const shape = { name: "plan", schema: planSchema(language, counts) };
      const written = await structured.ask(request(translationMessages(plan, language), 0.2), shape, scope);
      return translatedPlan(written, plan, from, language);
    },
  };
}
