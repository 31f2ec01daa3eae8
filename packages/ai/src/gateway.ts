import type { Clock } from "@trellis/server-core/ports/clock";
import type { Log } from "@trellis/server-core/ports/log";
import { type Breaker, createBreaker, type Passage } from "./breaker.ts";
import type { Client } from "./client.ts";
import type { Completion } from "./completion.ts";
import { type Feature, ModelError } from "./model-error.ts";
import { bodyOf, type Knowledge, learnFromAnswer, learnFromError, noKnowledge } from "./model-knowledge.ts";
import type { Meter } from "./meter.ts";
import type { ModelRequest, Scope } from "./model-request.ts";
import { adviceFor, isOutage } from "./outage.ts";
import type { Beginning } from "./thought-filter.ts";
import { withRetries } from "./retry.ts";

/** Requests to the models, with retries, the circuit breaker and the daily budget. */
export interface Gateway {
  /** Rejects with a `ModelError`. */
  complete(request: ModelRequest, scope: Scope): Promise<Completion>;
  /** Returns true until the server rejects the feature. */
  supports(feature: Feature, model: string): boolean;
}

/** Dependencies of the gateway. */
export interface GatewayPorts {
  client: Client;
  meter: Meter;
  clock: Clock;
  log: Log;
  /** How the server's answers begin, if that is known. */
  beginning: Beginning;
}

/** Creates the gateway. It remembers what it learns about a model until the process ends. */
export function createGateway({ client, meter, clock, log, beginning }: GatewayPorts): Gateway {
  const knowledge = new Map<string, Knowledge>();
  function knownOf(model: string): Knowledge {
    const known = knowledge.get(model) ?? noKnowledge(beginning);
    knowledge.set(model, known);
    return known;
  }

  const breakers = new Map<string, Breaker>();
  function enter(model: string): Passage {
    const breaker = breakers.get(model) ?? createBreaker(clock);
    breakers.set(model, breaker);
    return breaker.enter();
  }

  async function send(request: ModelRequest, scope: Scope, room = Infinity): Promise<Completion> {
    const known = knownOf(request.model);
    const body = bodyOf(request, known, scope.onText !== undefined, room);
    let completion: Completion;
    try {
      completion = await meter({ prompt: request.prompt, body }, scope, (metered) =>
        client.send(body, { ...metered, beginning: known.beginning }),
      );
    } catch (error) {
      const next = error instanceof ModelError ? learnFromError(error, body, known) : undefined;
      if (next === undefined) throw error;
      return send(request, scope, Math.min(room, next));
    }
    const isEmpty = completion.text.trim() === "" && completion.calls.length === 0;
    const canRepeat = isEmpty || !scope.onText;
    if (learnFromAnswer(completion, known) && canRepeat) return send(request, scope, room);
    if (isEmpty) throw new ModelError("unusable");
    return completion;
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
      else if (passage.failed())
        log.error("ai paused", { model: request.model, reason: adviceFor(error), cause: error });
      throw error;
    }
  }

  return { supports: (feature, model) => !knownOf(model).rejected.has(feature), complete };
}
