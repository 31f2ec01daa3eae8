import { createModelWriters } from "@trellis/ai/model-writers";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { builtInWriters } from "../../apps/api/src/start-up/ai.ts";
import { type AiProvider, startAiProvider } from "./ai-provider.ts";
import { createClient, type TestClient } from "./test-client.ts";

export const apiKey = "sk-secret-0123456789";

/** Settings that tests change. */
interface Changes {
  persona?: Parameters<typeof createClient>[0];
  apiKey?: string | undefined;
  chatModel?: string;
  dailyTokens?: number;
  timeoutMs?: number;
}

/** Creates an in-memory server that uses a mock AI provider, and a client of it. */
export async function createAiClient({ url }: AiProvider, changes: Changes = {}): Promise<TestClient> {
  const { persona = "creator", dailyTokens, timeoutMs = 5_000, chatModel = "model-1", ...server } = changes;
  const client = await createClient(persona);
  const { ports } = client.world;
  const settings = { baseUrl: url, apiKey, model: "model-1", chatModel, dailyTokens, ...server };
  const { clock, log, tokenBudgets: budgets } = ports;
  Object.assign(ports, createModelWriters(settings, { clock, log, budgets, builtIn: builtInWriters, timeoutMs }));
  return client;
}

/** Starts a mock provider for the tests of a file. Each test fails if anything violated OpenAI's description. */
export function useAiProvider(): () => AiProvider {
  let provider: AiProvider | undefined;
  const current = (): AiProvider => {
    if (!provider) throw new Error("The mock provider is not running.");
    return provider;
  };
  beforeAll(async () => {
    provider = await startAiProvider();
  });
  beforeEach(() => {
    const { requests, headers, replies, violations } = current();
    for (const list of [requests, headers, replies, violations]) list.length = 0;
  });
  afterEach(() => expect(current().violations).toEqual([]));
  afterAll(() => provider?.close());
  return current;
}
