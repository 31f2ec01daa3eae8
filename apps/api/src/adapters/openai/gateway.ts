import type { ChatCompletionFunctionTool, ChatCompletionMessageParam } from "openai/resources/chat/completions";
import type { TokenBudgets } from "../../ports/budgets.ts";
import type { Clock, Log } from "../../ports/process.ts";
import type { Breaker } from "./breaker.ts";
import type { Client, RequestBody } from "./client.ts";
import type { Completion } from "./completion.ts";
import { type Feature, ModelError } from "./model-error.ts";
import { withRetries } from "./retry.ts";

/** A request, independent of what the server supports. */
export interface ModelRequest {
  /** Name and version of the prompt, for the log. */
  prompt: string;
  model: string;
  /** The rules for the model. */
  system: string;
  messages: ChatCompletionMessageParam[];
  maxTokens: number;
  temperature: number;
  tools?: ChatCompletionFunctionTool[] | undefined;
  /** Further fields of the body. */
  more?: Pick<RequestBody, "frequency_penalty" | "presence_penalty" | "response_format" | "top_p">;
}

/** For whom a request is made, and how long it may take. */
export interface Scope {
  /** The account whose daily budget pays; undefined for none. */
  accountId: string | undefined;
  signal: AbortSignal;
  /** When the whole request has to end, in milliseconds since 1970. */
  until: number;
  onText?: ((delta: string) => void) | undefined;
}

/** Requests to the models, with retries, the circuit breaker and the daily budget. */
export interface Gateway {
  /** Rejects with a `ModelError`. */
  complete(request: ModelRequest, scope: Scope): Promise<Completion>;
  /** Whether the server has accepted or not yet rejected a feature. */
  supports(feature: Feature, model: string): boolean;
}

/** What the gateway depends on. */
export interface GatewayPorts {
  client: Client;
  breaker: Breaker;
  budgets: TokenBudgets;
  /** Tokens per account and day; undefined: unlimited. */
  dailyTokens: number | undefined;
  clock: Clock;
  log: Log;
}

/** Additional tokens for models that think before they answer. Only their servers reject `max_tokens`. */
const thinkingTokens = 4_000;
const charactersPerToken = 3;

/** Failures of the provider. A rejected request is not one: the next request can be fine. */
const isOutage = ({ failure, status = 0 }: ModelError): boolean =>
  ["cutOff", "timeout", "unreachable"].includes(failure) || [401, 403, 404, 429].includes(status) || status >= 500;

/** Creates the gateway. What a server does not support is remembered for as long as the process runs. */
export function createGateway({ client, breaker, budgets, dailyTokens, clock, log }: GatewayPorts): Gateway {
  const rejected = new Map<string, Set<Feature>>();
  const rejectedBy = (model: string): Set<Feature> => rejected.get(model) ?? new Set();

  async function send(request: ModelRequest, scope: Scope): Promise<Completion> {
    const known = rejectedBy(request.model);
    try {
      return await client.send(bodyOf(request, known, scope.onText !== undefined), scope);
    } catch (error) {
      const news = error instanceof ModelError ? error.unsupported.filter((feature) => !known.has(feature)) : [];
      if (news.length === 0) throw error;
      rejected.set(request.model, new Set([...known, ...news]));
      // Without tools the caller has to ask differently.
      if (request.tools && news.includes("tools")) throw error;
      return send(request, scope);
    }
  }

  async function attempts(request: ModelRequest, scope: Scope): Promise<Completion> {
    let isDelivered = false;
    const { onText } = scope;
    const deliver =
      onText &&
      ((delta: string) => {
        isDelivered = true;
        onText(delta);
      });
    const options = { clock, signal: scope.signal, until: scope.until, canRetry: () => !isDelivered };
    breaker.enter();
    try {
      const completion = await withRetries(() => send(request, { ...scope, onText: deliver }), options);
      breaker.succeeded();
      return completion;
    } catch (error) {
      if (error instanceof ModelError && isOutage(error) && breaker.failed()) log.error("ai paused", { cause: error });
      throw error;
    }
  }

  return {
    supports: (feature, model) => !rejectedBy(model).has(feature),

    async complete(request, scope) {
      const { model, prompt } = request;
      const began = clock.now();
      const day = began.toISOString().slice(0, 10);
      const promptTokens = Math.ceil(
        (request.system.length + JSON.stringify(request.messages).length) / charactersPerToken,
      );
      const reserved = promptTokens + request.maxTokens;
      const { accountId } = scope;
      const pays = accountId !== undefined && dailyTokens !== undefined;
      if (pays && !(await budgets.reserve(accountId, day, reserved, dailyTokens))) throw new ModelError("budgetUsedUp");
      let delivered = 0;
      const count = (delta: string) => {
        delivered += delta.length;
        scope.onText?.(delta);
      };
      // Without an answer nothing is charged; what was delivered before a failure is.
      let used = { prompt: 0, completion: 0 };
      try {
        const completion = await attempts(request, { ...scope, onText: scope.onText && count });
        used = completion.usage ?? { prompt: promptTokens, completion: tokensIn(completion.text) };
        return completion;
      } catch (error) {
        if (delivered > 0) used = { prompt: promptTokens, completion: Math.ceil(delivered / charactersPerToken) };
        throw error;
      } finally {
        if (pays) await budgets.settle(accountId, day, reserved, used.prompt + used.completion);
        const milliseconds = clock.now().getTime() - began.getTime();
        log.info("ai request", {
          model,
          prompt,
          promptTokens: used.prompt,
          completionTokens: used.completion,
          milliseconds,
        });
      }
    },
  };
}

const tokensIn = (text: string): number => Math.ceil(text.length / charactersPerToken);

/** Returns the body, without what the server rejected before. */
function bodyOf(request: ModelRequest, rejected: ReadonlySet<Feature>, streams: boolean): RequestBody {
  const { model, system, messages, maxTokens, temperature, tools, more } = request;
  return {
    model,
    messages: [{ role: "system", content: system }, ...messages],
    ...more,
    ...(rejected.has("max_tokens") ? { max_completion_tokens: maxTokens + thinkingTokens } : { max_tokens: maxTokens }),
    ...(rejected.has("temperature") ? {} : { temperature }),
    ...(streams && !rejected.has("stream_options") ? { stream_options: { include_usage: true } } : {}),
    ...(tools ? { tools } : {}),
  };
}
