import type { Clock, Log } from "../../ports/process.ts";
import { type Breaker, createBreaker, type Passage } from "./breaker.ts";
import type { Client, RequestBody } from "./client.ts";
import type { Completion } from "./completion.ts";
import { type Feature, isRejection, ModelError } from "./model-error.ts";
import type { Meter } from "./meter.ts";
import type { ModelRequest, Scope } from "./model-request.ts";
import { withRetries } from "./retry.ts";

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
  meter: Meter;
  clock: Clock;
  log: Log;
}

/** Additional tokens for models that think before they answer. Only their servers reject `max_tokens`. */
const thinkingTokens = 4_000;

/** Failures of the provider. A rejected request is not one: the next request can be fine. */
const isOutage = (error: ModelError): boolean => {
  const { failure, status = 0 } = error;
  if (isRejection(error)) return false;
  return ["cutOff", "timeout", "unreachable"].includes(failure) || [401, 403, 429].includes(status) || status >= 500;
};

/** Creates the gateway. What a server does not support is remembered for as long as the process runs. */
export function createGateway({ client, meter, clock, log }: GatewayPorts): Gateway {
  const rejected = new Map<string, Set<Feature>>();
  const rejectedBy = (model: string): Set<Feature> => rejected.get(model) ?? new Set();

  const breakers = new Map<string, Breaker>();
  function enter(model: string): Passage {
    const breaker = breakers.get(model) ?? createBreaker(clock);
    breakers.set(model, breaker);
    return breaker.enter();
  }

  async function send(request: ModelRequest, scope: Scope): Promise<Completion> {
    const known = rejectedBy(request.model);
    const body = bodyOf(request, known, scope.onText !== undefined);
    try {
      return await meter({ prompt: request.prompt, body }, scope, (metered) => client.send(body, metered));
    } catch (error) {
      const news = error instanceof ModelError ? error.unsupported.filter((feature) => !known.has(feature)) : [];
      if (news.length === 0) throw error;
      rejected.set(request.model, new Set([...known, ...news]));
      // Without tools the caller has to ask differently.
      if (request.tools && news.includes("tools")) throw error;
      return send(request, scope);
    }
  }

  async function complete(request: ModelRequest, scope: Scope): Promise<Completion> {
    let isDelivered = false;
    const { onText } = scope;
    const deliver =
      onText &&
      ((delta: string) => {
        isDelivered = true;
        onText(delta);
      });
    const options = { clock, signal: scope.signal, until: scope.until, canRetry: () => !isDelivered };
    const passage = enter(request.model);
    try {
      const completion = await withRetries(() => send(request, { ...scope, onText: deliver }), options);
      passage.succeeded();
      return completion;
    } catch (error) {
      if (!(error instanceof ModelError) || ["aborted", "budgetUsedUp"].includes(error.failure)) passage.abandoned();
      // The provider responded, so it is not down.
      else if (!isOutage(error)) passage.succeeded();
      else if (passage.failed()) log.error("ai paused", { model: request.model, cause: error });
      throw error;
    }
  }

  return { supports: (feature, model) => !rejectedBy(model).has(feature), complete };
}

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
