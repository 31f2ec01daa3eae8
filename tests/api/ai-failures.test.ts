import { chatSettings, completeChat } from "@trellis/contract/chat";
import { generateContent } from "@trellis/contract/content";
import { createLog } from "@trellis/runtime/node-log/log";
import { describe, expect, it, vi } from "vitest";
import { begins, fails, hangsUp, refuses, type Reply, says, sendsDeltas, staysSilent } from "./ai-provider.ts";
import { apiKey, createAiClient, useAiProvider } from "./ai-world.ts";

const body = { ...chatSettings, messages: [{ role: "user" as const, content: "a private question" }] };
const engine = "trellis-built-in-engine";
const provider = useAiProvider();

async function createChat(changes: Parameters<typeof createAiClient>[1], ...replies: Reply[]) {
  provider().replies.push(...replies);
  const client = await createAiClient(provider(), changes);
  return { ...client, ask: async () => (await client.send(completeChat, { body })).model };
}

describe("a request to a model", () => {
  it.each<[string, Reply]>([
    ["429 without a waiting time", fails(429)],
    ["500", fails(500)],
    ["a connection that was closed", hangsUp],
  ])("is repeated after %s", async (_what, failure) => {
    const { ask, world } = await createChat({}, failure, failure, says("Fine."));
    const began = world.clock.now().getTime();
    expect(await ask()).toBe("model-1");
    const waited = world.clock.now().getTime() - began;
    expect(waited).toBeGreaterThanOrEqual(0.75 * (500 + 1_000));
    expect(waited).toBeLessThanOrEqual(500 + 1_000);
  });

  it.each([
    ["retry-after-ms", "1234", 1_234],
    ["retry-after", "3", 3_000],
    ["retry-after", "Sat, 21 Nov 2026 09:00:04 GMT", 4_000],
  ])("waits as long as %s requests: %s", async (header, value, milliseconds) => {
    const { ask, world } = await createChat({}, fails(429, "Slow down", { [header]: value }), says("Fine."));
    const began = world.clock.now().getTime();
    expect(await ask()).toBe("model-1");
    expect(world.clock.now().getTime() - began).toBe(milliseconds);
  });

  it.each([
    ["retry-after", "0"],
    ["retry-after-ms", "-5000"],
  ])("waits at least the default time despite %s: %s", async (header, value) => {
    const { ask, world } = await createChat({}, fails(429, "Slow down", { [header]: value }), says("Fine."));
    const began = world.clock.now().getTime();
    expect(await ask()).toBe("model-1");
    expect(world.clock.now().getTime() - began).toBeGreaterThanOrEqual(0.75 * 500);
  });

  it("is not repeated if the provider asks to wait longer than a request may take", async () => {
    const { ask } = await createChat({}, fails(429, "Slow down", { "retry-after": "60" }));
    expect(await ask()).toBe(engine);
    expect(provider().requests).toHaveLength(1);
  });

  it("is not redirected", async () => {
    const { ask } = await createChat({}, fails(307, "Moved", { location: `${provider().url}/moved` }), says("Fine."));
    expect(await ask()).toBe(engine);
    expect(provider().requests).toHaveLength(1);
  });

  it("ends after the timeout, without another attempt, if the provider is silent", async () => {
    const timeout = new AbortController();
    const after = AbortSignal.timeout.bind(AbortSignal);
    using _ = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => (ms === 60 ? timeout.signal : after(ms)));
    const { ask } = await createChat({ timeoutMs: 60 }, staysSilent);
    const answered = ask();
    await expect.poll(() => provider().requests.length).toBe(1);
    timeout.abort(new DOMException("The operation timed out.", "TimeoutError"));
    expect(await answered).toBe(engine);
    expect(provider().requests).toHaveLength(1);
  });

  it("pauses after three failures in a row; then one request tests whether the provider is back", async () => {
    const { ask, world } = await createChat({}, fails(401));
    for (const _ of [1, 2, 3, 4, 5]) expect(await ask()).toBe(engine);
    expect(provider().requests).toHaveLength(3);
    expect(world.logs).toContainEqual(expect.objectContaining({ level: "error", event: "ai paused" }));
    world.clock.advance(30_000);
    expect(await Promise.all([ask(), ask()])).toEqual([engine, engine]);
    expect(provider().requests).toHaveLength(4);
    provider().replies.splice(0, 1, says("Fine."));
    world.clock.advance(30_000);
    expect(await ask()).toBe("model-1");
    expect(await ask()).toBe("model-1");
  });

  it.each<[string, Reply]>([
    ["404 for a missing feature", fails(404, "No endpoints found that can handle the requested parameters.")],
    ["501", fails(501)],
  ])("does not pause after %s", async (_what, failure) => {
    const { ask } = await createChat({}, failure);
    for (const _ of [1, 2, 3, 4]) expect(await ask()).toBe(engine);
    expect(provider().requests).toHaveLength(4);
  });

  it("continues after a pause as soon as the provider responds, even with a refusal", async () => {
    const { ask, world } = await createChat({}, fails(401), fails(401), fails(401), refuses("No."), says("Fine."));
    for (const _ of [1, 2, 3]) await ask();
    world.clock.advance(30_000);
    expect([await ask(), await ask()]).toEqual([engine, "model-1"]);
  });

  it("lets the next request test the provider if the user leaves during the first test after a pause", async () => {
    const { ask, world } = await createChat({}, fails(401), fails(401), fails(401), staysSilent, says("Fine."));
    for (const _ of [1, 2, 3]) await ask();
    world.clock.advance(30_000);
    const leaving = new AbortController();
    const { signal } = leaving;
    const left = world.ports.assistant.answer({ chat: body, answers: null, language: "en", signal });
    await expect.poll(() => provider().requests.length).toBe(4);
    leaving.abort();
    await expect(left).rejects.toThrow("aborted");
    expect(await ask()).toBe("model-1");
  });

  it("pauses for each model separately", async () => {
    const { ask, send } = await createChat({ chatModel: "model-2" }, fails(401));
    for (const _ of [1, 2, 3, 4]) await ask();
    expect(provider().requests).toHaveLength(3);
    await send(generateContent, { body: { selectedTool: "caption" } });
    expect(provider().requests.at(-1)?.model).toBe("model-1");
  });

  it("stops for the day when the user's tokens are used up, and the built-in engine takes over", async () => {
    const { ask, send, world } = await createChat({ dailyTokens: 6_000 }, says("Fine."));
    const models: (string | null | undefined)[] = [];
    for (const _ of Array.from({ length: 3 })) models.push(await ask());
    expect(models).toEqual(["model-1", "model-1", "model-1"]);
    const today = world.clock.now().toISOString().slice(0, 10);
    const session = await world.ports.sessions.find(
      await world.ports.tokens.digest(world.token ?? ""),
      world.clock.now(),
    );
    const used = 3 * 50;
    expect(await world.ports.tokenBudgets.reserve(session?.account.id ?? "", today, 6_000 - used, 6_000)).toBe(true);
    expect(await ask()).toBe(engine);
    expect((await send(generateContent, { body: { selectedTool: "caption" } })).writtenBy).toBe("built-in engine");
    expect(provider().requests).toHaveLength(3);
    world.clock.advance(86_400_000);
    expect(await ask()).toBe("model-1");
  });

  it("stays within the user's tokens even if others are sent at the same time", async () => {
    const { world } = await createChat({ dailyTokens: 10_000 }, says("Fine."));
    const answer = async () => {
      const accountId = "account-1";
      return (await world.ports.assistant.answer({ chat: body, answers: null, language: "en", accountId })).model;
    };
    const models = await Promise.all(Array.from({ length: 20 }, answer));
    const most = provider().requests.map((sent) => JSON.stringify(sent).length / 3 + (sent.max_tokens ?? 0));
    expect(models).toContain(engine);
    expect(models).toContain("model-1");
    expect(most.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(10_000);
  });

  it("is logged for each attempt, even if the connection breaks", async () => {
    const { ask, world } = await createChat(
      { dailyTokens: 100_000 },
      begins("", (response) => response.destroy()),
      says("Fine."),
    );
    expect(await ask()).toBe("model-1");
    expect(world.logs.filter(({ event }) => event === "ai request")).toHaveLength(2);
  });

  it.each([-50, 1.5, Number.MAX_VALUE])("ignores a usage of %d tokens", async (tokens) => {
    const { ask, world } = await createChat({}, (response) => {
      const usage = { prompt_tokens: tokens, completion_tokens: 1 };
      const choices = [{ message: { content: "Fine." }, finish_reason: "stop" }];
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ choices, usage }));
    });
    expect(await ask()).toBe("model-1");
    expect(world.logs[0]?.facts).toMatchObject({ completionTokens: 2, promptTokens: expect.any(Number) });
  });

  it.each([false, true])("ends if the answer is longer than 64,000 characters (streamed: %s)", async (streams) => {
    const long = "a".repeat(70_000);
    const reply: Reply = streams ? sendsDeltas({ tool_calls: [{ function: { arguments: long } }] }) : says(long);
    const { world } = await createChat({}, reply);
    const onText = streams ? { onText: () => undefined } : {};
    const { model } = await world.ports.assistant.answer({ chat: body, answers: null, language: "en", ...onText });
    expect(model).toBe(engine);
  });

  it("counts against the user's daily tokens when the model refuses, but not when the provider rejects it", async () => {
    const away = await createChat({ dailyTokens: 3_500 }, fails(400));
    for (const _ of [1, 2, 3, 4]) await away.ask();
    expect(provider().requests).toHaveLength(4);
    provider().requests.length = 0;
    const refusing = await createChat({ dailyTokens: 3_500 });
    provider().replies.splice(0, 1, refuses("I can’t help with that."));
    for (const _ of [1, 2, 3, 4]) await refusing.ask();
    expect(provider().requests.length).toBeLessThan(4);
  });

  it("logs the tokens that it uses, but neither user text nor keys", async () => {
    const lines: string[] = [];
    const { ask, world } = await createChat(
      {},
      says("A private answer."),
      fails(401, `Incorrect API key: ${apiKey}. A private answer.`),
    );
    const log = createLog("debug", { write: (line: string) => void lines.push(line) });
    expect(await ask()).toBe("model-1");
    expect(await ask()).toBe(engine);
    for (const { level, event, facts } of world.logs) log[level](event, facts);
    expect(world.logs[0]).toMatchObject({
      event: "ai request",
      facts: { model: "model-1", prompt: "chat-3", promptTokens: 40, completionTokens: 10 },
    });
    expect(lines.join("")).toContain("status 401");
    expect(lines.join("")).not.toMatch(/private|sk-/);
    expect(JSON.stringify(world.logs)).not.toMatch(/private|sk-/);
  });

  it("sends the key, or no authorization header if there is no key", async () => {
    const { ask } = await createChat({}, says("Fine."));
    await ask();
    expect(provider().headers[0]?.authorization).toBe(`Bearer ${apiKey}`);
    await (await createChat({ apiKey: undefined })).ask();
    expect(provider().headers[1]).not.toHaveProperty("authorization");
  });

  it("can get headers from the environment, but not a different key", async () => {
    vi.stubEnv("OPENAI_CUSTOM_HEADERS", "Authorization: Bearer other\nX-Team: growth");
    const keyed = await createChat({}, says("Fine."));
    const keyless = await createChat({ apiKey: undefined });
    vi.unstubAllEnvs();
    await keyed.ask();
    await keyless.ask();
    expect(provider().headers[0]).toMatchObject({ authorization: `Bearer ${apiKey}`, "x-team": "growth" });
    expect(provider().headers[1]).not.toHaveProperty("authorization");
  });
});
