import type { TokenBudgets } from "@trellis/server-core/ports/budgets";
import type { Clock } from "@trellis/server-core/ports/clock";
import type { Log } from "@trellis/server-core/ports/log";
import type { RequestBody } from "./client.ts";
import type { Completion } from "./completion.ts";
import { ModelError, type ModelFailure } from "./model-error.ts";
import { maximumOf, type Scope } from "./model-request.ts";

/** Counts the tokens of one attempt, against the account's daily budget and in the log. */
export type Meter = (
  attempt: {
    /** Name and version of the prompt, for the log. */
    prompt: string;
    body: RequestBody;
  },
  scope: Scope,
  ask: (scope: Scope) => Promise<Completion>,
) => Promise<Completion>;

interface MeterPorts {
  budgets: TokenBudgets;
  /** Tokens per account and day; undefined: unlimited. */
  dailyTokens: number | undefined;
  clock: Clock;
  log: Log;
}

/** Estimates tokens for servers that don't count them, rather too high than too low. */
const tokensIn = (bytes: number): number => Math.ceil(bytes / 3);
const bytesOf = (text: string): number => Buffer.byteLength(text);

/** Failures for which a provider charges, because it has read the prompt. */
const charged: ReadonlySet<ModelFailure> = new Set(["aborted", "cutOff", "refused", "timeout", "unusable"]);

/** Creates a meter. It reserves the maximum that an attempt can use, and afterwards replaces it with the actual usage. */
export function createMeter({ budgets, dailyTokens, clock, log }: MeterPorts): Meter {
  return async ({ prompt, body }, scope, ask) => {
    const { accountId, onText } = scope;
    const began = clock.now();
    const day = began.toISOString().slice(0, 10);
    const promptTokens = tokensIn(bytesOf(JSON.stringify(body)));
    const reserved = promptTokens + maximumOf(body);
    const pays = accountId !== undefined && dailyTokens !== undefined;
    if (pays && !(await budgets.reserve(accountId, day, reserved, dailyTokens))) throw new ModelError("budgetUsedUp");
    let delivered = 0;
    const deliver = (delta: string) => {
      delivered += bytesOf(delta);
      onText?.(delta);
    };
    let used = { prompt: 0, completion: 0 };
    try {
      const completion = await ask({ ...scope, onText: onText && deliver });
      used = completion.usage ?? {
        prompt: promptTokens,
        completion: tokensIn(bytesOf(completion.text) + completion.thoughts),
      };
      return completion;
    } catch (error) {
      if (error instanceof ModelError && charged.has(error.failure))
        used = { prompt: promptTokens, completion: tokensIn(delivered) };
      throw error;
    } finally {
      // The user gets the answer even if counting fails.
      const uncounted = (cause: unknown) => log.error("ai usage not counted", { cause });
      if (pays) await budgets.settle(accountId, day, reserved, used.prompt + used.completion).catch(uncounted);
      const usage = { promptTokens: used.prompt, completionTokens: used.completion };
      log.info("ai request", {
        model: body.model,
        prompt,
        ...usage,
        milliseconds: clock.now().getTime() - began.getTime(),
      });
    }
  };
}
