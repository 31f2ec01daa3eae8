import { builtInEngine } from "@trellis/contract/author";
import type { ModelSettings } from "@trellis/server-core/model-settings";
import { createChat } from "./assistant.ts";
import { createClient } from "./client.ts";
import { createContentWriter } from "./content.ts";
import { createGateway } from "./gateway.ts";
import { createMeter } from "./meter.ts";
import type { Scope } from "./model-request.ts";
import { ModelError } from "./model-error.ts";
import { createPlanModel } from "./planner.ts";
import { createStructuredModel } from "./structured.ts";
import type { Writers, ModelSurroundings } from "./writers.ts";

/** Failures of requests that this server did not send; they are logged as information. */
const expected: ReadonlySet<string> = new Set(["budgetUsedUp", "paused"]);

/**
 * Creates writers that use AI models. When a model fails, the built-in engine writes instead and is named as the
 * author, except for translations, continued drafts and content that has been delivered in part.
 */
export function createModelWriters(settings: ModelSettings, surroundings: ModelSurroundings): Writers {
  const { clock, log, budgets, builtIn, timeoutMs = 50_000 } = surroundings;
  const { model, chatModel, dailyTokens } = settings;
  const client = createClient(settings, () => clock.now());
  const meter = createMeter({ budgets, dailyTokens, clock, log });
  // OpenAI never sends thoughts as text. Other servers may leave out the start of the thoughts, so the first answer is not streamed.
  const beginning = new URL(settings.baseUrl).host === "api.openai.com" ? "marked" : "unknown";
  const gateway = createGateway({ client, meter, clock, log, beginning });
  const structured = createStructuredModel(gateway);
  const plans = createPlanModel(structured, model);
  const writeContent = createContentWriter(structured, model);
  const answer = createChat(gateway, chatModel, clock);

  async function withFallback<Result>(
    task: string,
    { accountId, signal, onText }: Partial<Pick<Scope, "accountId" | "onText" | "signal">>,
    ask: (scope: Scope) => Promise<Result>,
    fallBack: (cause: unknown) => Result | Promise<Result>,
  ): Promise<Result> {
    let isDelivered = false;
    const deliver = (delta: string) => {
      isDelivered = true;
      onText?.(delta);
    };
    const timeout = AbortSignal.timeout(timeoutMs);
    const scope: Scope = {
      accountId,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      until: clock.now().getTime() + timeoutMs,
      onText: onText && deliver,
    };
    try {
      return await ask(scope);
    } catch (cause) {
      if (signal?.aborted) throw cause;
      const isExpected = cause instanceof ModelError && expected.has(cause.failure);
      log[isExpected ? "info" : "error"]("ai failed", { task, cause });
      if (isDelivered) throw cause;
      return fallBack(cause);
    }
  }

  return {
    planner: {
      async write(answers, language, options = {}) {
        const { twin } = options;
        const own = () => builtIn.planner.write(answers, language);
        if (!twin) {
          const byEngine = await own();
          return withFallback(
            "plan",
            options,
            (scope) => plans.write(answers, byEngine, language, scope),
            () => byEngine,
          );
        }
        if (twin.plan.writtenBy === undefined || twin.plan.writtenBy === builtInEngine) return own();
        return withFallback(
          "translation",
          options,
          (scope) => plans.translate(twin, language, scope),
          (cause) => Promise.reject(cause),
        );
      },
    },
    content: {
      model,
      write: (request, answers, language, delivery = {}) =>
        withFallback(
          "content",
          delivery,
          (scope) => writeContent(request, answers, language, scope),
          (cause) => {
            // The built-in engine would replace the draft that the user wants to continue.
            if (request.beginning !== undefined) throw cause;
            return builtIn.content.write(request, answers, language);
          },
        ),
    },
    assistant: {
      model: chatModel,
      answer: (question) =>
        withFallback(
          "chat",
          question,
          async (scope) => ({ model: chatModel, ...(await answer(question, scope)) }),
          () => builtIn.assistant.answer(question),
        ),
    },
  };
}
