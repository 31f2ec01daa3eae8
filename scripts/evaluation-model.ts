import { createModelWriters } from "@trellis/ai/model-writers";
import { writePlan } from "@trellis/engine/planner";
import { wallClock } from "@trellis/runtime/node-clock/wall-clock";
import type { ModelSettings } from "@trellis/server-core/model-settings";
import { createTokenBudgets } from "@trellis/storage/memory/limits";
import { accountOf } from "../packages/engine/evaluation/accounts.ts";
import { chatOf, type Engine, requestOf, textsOf } from "../packages/engine/evaluation/engine.ts";

/** Providers limit parallel requests. */
const requestsAtOnce = 4;
const timeoutMs = 120_000;

const fails = () => Promise.reject(new Error("The model failed."));

/** Runs at most `maximum` tasks at once. */
function createQueue(maximum: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= maximum) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
    try {
      return await task();
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
}

/** Returns the configured models as an engine. Content that a model fails to write is empty: the built-in engine does not replace it. */
export function createModelEngine(settings: ModelSettings): Engine {
  const enqueue = createQueue(requestsAtOnce);
  let failures = 0;
  const attempt = <Result>(task: () => Promise<Result>, ifItFails: Result): Promise<Result> =>
    enqueue(task).catch(() => {
      failures++;
      return ifItFails;
    });
  const { planner, content, assistant } = createModelWriters(settings, {
    clock: wallClock,
    log: { info: () => {}, security: () => {}, error: (event, facts) => console.error(event, facts?.["cause"]) },
    budgets: createTokenBudgets(),
    builtIn: { planner: { write: writePlan }, content: { write: fails }, assistant: { answer: fails } },
    timeoutMs,
  });
  return {
    name: [...new Set([settings.model, settings.chatModel])].join(", "),
    failures: () => failures,
    answer: (asked) =>
      attempt(async () => {
        const { language } = asked;
        const { answers, tools } = accountOf(asked.account, language);
        return (await assistant.answer({ chat: chatOf(asked), answers, tools, language })).words;
      }, ""),
    write: (order) =>
      attempt(
        async () => {
          const { content: text, ideas } = await content.write(requestOf(order), order.answers, order.language);
          return { text, ideas: ideas.map(({ title }) => title) };
        },
        { text: "", ideas: [] },
      ),
    plan: (answers, language) =>
      attempt(async () => {
        const plan = await planner.write(answers, language);
        if (plan.writtenBy !== settings.model) throw new Error("The built-in engine wrote the plan.");
        return textsOf(plan);
      }, []),
  };
}
