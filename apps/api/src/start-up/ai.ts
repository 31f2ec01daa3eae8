import type { ModelSurroundings, Writers } from "@trellis/ai/writers";
import { builtInAssistant } from "@trellis/engine/assistant";
import { writeContent } from "@trellis/engine/content";
import { writePlan } from "@trellis/engine/planner";
import type { Environment } from "../environment.ts";

/** The AI that writes plans, content and answers. */
export interface OpenAi {
  kind: "real" | "sandbox";
  /** Description for the start-up message. */
  about: string;
  createWriters: (surroundings: Omit<ModelSurroundings, "builtIn">) => Writers;
}

export const builtInWriters: Writers = {
  planner: { write: writePlan },
  content: { write: writeContent },
  assistant: builtInAssistant,
};

/** Tokens that a plan reserves: those of the prompt, of the answer and a margin. */
const planTokens = 8_000;

export const withoutModel: OpenAi = {
  kind: "sandbox",
  about: "the built-in engine; set AI_MODEL for an AI model",
  createWriters: () => builtInWriters,
};

const tooFewTokens = `
    Warning: a plan needs about ${planTokens} tokens, more than AI_DAILY_TOKENS allows, so the built-in engine writes plans.`;

/** Returns the AI models if they are configured, otherwise the built-in engine. */
export async function openAi({ ai }: Environment): Promise<OpenAi> {
  if (!ai) return withoutModel;
  // The client takes a tenth of a second to load.
  const { createModelWriters } = await import("@trellis/ai/model-writers");
  const { model, chatModel, baseUrl, dailyTokens = Infinity } = ai;
  const names = model === chatModel ? model : `${model}, ${chatModel} for chat,`;
  return {
    kind: "real",
    about: `${names} at ${new URL(baseUrl).host}${dailyTokens < planTokens ? tooFewTokens : ""}`,
    createWriters: (surroundings) => createModelWriters(ai, { ...surroundings, builtIn: builtInWriters }),
  };
}
