import { readErrorReply } from "@trellis/ai/read-error";
import { generateContent } from "@trellis/contract/content";
import { describe, expect, it } from "vitest";
import { bodies } from "./ai-error-bodies.ts";
import { type Reply, says, sends, textOf } from "./ai-provider.ts";
import { createAiClient, useAiProvider } from "./ai-world.ts";

type Body = (typeof bodies)[keyof typeof bodies];

const read = (status: number, body: Body | string) =>
  readErrorReply(
    { status, headers: new Headers(), text: typeof body === "string" ? body : JSON.stringify(body) },
    new Date(0),
  );

const html = "<html><head><title>404 Not Found</title></head><body>support</body></html>";

describe("a provider’s error", () => {
  it.each<[string, number, Body | string, object]>([
    ["Azure's content filter", 400, bodies.contentFilter, { failure: "refused", isRejection: false, unsupported: [] }],
    ["a flagged prompt", 400, bodies.invalidPrompt, { failure: "refused", isRejection: false }],
    ["OpenRouter's moderation", 403, bodies.openRouterModeration, { failure: "refused" }],
    ["a long prompt", 400, bodies.contextLength, { failure: "tooLong", maximum: 92, isRejection: false }],
    ["a long prompt for vLLM", 400, bodies.vllmContext, { failure: "tooLong", maximum: 3_000, unsupported: [] }],
    ["a long prompt for llama.cpp", 400, bodies.llamaContext, { failure: "tooLong", maximum: undefined }],
    ["a request that is too large", 413, bodies.groqTooLarge, { failure: "tooLong" }],
    ["max_tokens", 400, bodies.unsupportedMaximum, { failure: "status", unsupported: ["max_tokens"] }],
    ["a temperature", 400, bodies.unsupportedTemperature, { unsupported: ["temperature"], isRejection: true }],
    ["a large max_tokens", 400, bodies.maximumTooLarge, { failure: "status", maximum: 4_096, unsupported: [] }],
    ["a large max_tokens for Groq", 400, bodies.groqMaximum, { failure: "status", maximum: 4_096 }],
    ["a large max_tokens for DeepSeek", 400, bodies.deepSeekMaximum, { failure: "status", maximum: 4_096 }],
    ["malformed JSON by a model", 400, bodies.groqJson, { failure: "unusable", isRejection: false }],
    ["an account without credit", 429, bodies.noCredit, { failure: "status", status: 402 }],
    ["a field unknown to Mistral", 422, bodies.mistralExtra, { unsupported: ["stream_options"] }],
    ["a field unknown to FastAPI", 422, bodies.fastApiExtra, { unsupported: ["stream_options"] }],
    ["Gemma's missing system role", 400, bodies.vllmSystem, { unsupported: ["system"] }],
    ["OpenAI's missing system role", 400, bodies.openAiSystem, { unsupported: ["system"] }],
    ["Ollama's missing tools", 400, bodies.ollamaTools, { unsupported: ["tools"] }],
    ["OpenRouter's missing tools", 404, bodies.openRouterTools, { unsupported: ["tools"], isRejection: true }],
    ["OpenRouter's missing formats", 404, bodies.openRouterFormat, { unsupported: [], isRejection: true }],
    ["a model that does not exist", 404, bodies.noModel, { failure: "status", isRejection: false }],
    ["an HTML page", 404, html, { failure: "status", isRejection: false, unsupported: [] }],
    ["no body", 400, "", { failure: "status", isRejection: true, unsupported: [] }],
    ["plain text", 500, "Unsupported param: tools", { unsupported: ["tools"] }],
    ["a JSON string", 400, JSON.stringify({ error: "temperature is unsupported" }), { unsupported: ["temperature"] }],
  ])("is recognized: %s", (_what, status, body, expected) => {
    expect(read(status, body)).toMatchObject(expected);
  });

  it("is converted without the provider’s text", () => {
    expect(JSON.stringify(read(400, bodies.contentFilter))).not.toContain("Azure");
    expect(read(400, bodies.contentFilter).message).toBe("the model's answer is missing: refused 400");
  });
});

const body = { selectedTool: "caption", topic: "kettlebell swings" } as const;
const idea = { title: "Grip", category: "Tips", engagement: "High" };
const written = { content: "Swing on.", ideas: [idea, idea, idea] };
const provider = useAiProvider();

async function createWriter(...replies: Reply[]) {
  provider().replies.push(...replies);
  const { send, world } = await createAiClient(provider());
  return { world, author: async () => (await send(generateContent, { body })).writtenBy };
}
const shapes = () =>
  provider().requests.map((sent) => [sent.response_format?.type, sent.max_tokens, sent.temperature !== undefined]);
const everything = ["json_schema", 2_000, true];

describe("a model", () => {
  it.each([
    ["a content filter", bodies.contentFilter],
    ["a prompt that is too long", bodies.contextLength],
  ])("gets the next request in the same form after %s", async (_what, error) => {
    const { author } = await createWriter(sends(400, error), says(written));
    expect([await author(), await author()]).toEqual(["built-in engine", "model-1"]);
    expect(shapes()).toEqual([everything, everything]);
  });

  it("gets the system prompt in the first message if it doesn't support system messages", async () => {
    const { author } = await createWriter(sends(400, bodies.vllmSystem), says(written));
    expect([await author(), await author()]).toEqual(["model-1", "model-1"]);
    const { requests } = provider();
    expect(requests.map(({ messages }) => messages.map(({ role }) => role))).toEqual([
      ["system", "user"],
      ["user"],
      ["user"],
    ]);
    const [before = [], after = []] = requests.map(({ messages }) => messages.map(textOf));
    expect(after).toEqual([before.join("\n\n")]);
  });

  it("is asked for shorter answers from then on if it can't write longer ones", async () => {
    const { error } = bodies.maximumTooLarge;
    const shorter = { error: { ...error, message: error.message.replace("4096", "1024") } };
    const { author } = await createWriter(sends(400, shorter), says(written));
    expect([await author(), await author()]).toEqual(["model-1", "model-1"]);
    expect(shapes().map(([, maximum]) => maximum)).toEqual([2_000, 1_024, 1_024]);
  });

  it("is asked once for a shorter answer if the prompt leaves less room", async () => {
    const { message } = bodies.vllmContext;
    const tight = { ...bodies.vllmContext, message: message.replace("1096 input", "2596 input") };
    const { author } = await createWriter(sends(400, tight), says(written));
    expect([await author(), await author()]).toEqual(["model-1", "model-1"]);
    expect(shapes().map(([, maximum]) => maximum)).toEqual([2_000, 1_500, 2_000]);
  });

  it("is asked again if its server detected malformed JSON", async () => {
    const { author } = await createWriter(sends(400, bodies.groqJson), says(written));
    expect(await author()).toBe("model-1");
    expect(shapes()).toEqual([everything, everything]);
  });

  it.each<[string, Reply, RegExp]>([
    ["an address that does not exist", sends(404, html), /check AI_BASE_URL/],
    ["a model that does not exist", sends(404, bodies.noModel), /check AI_BASE_URL and AI_MODEL/],
    ["a site that is not an API", sends(200, html), /not from an OpenAI-compatible API/],
    ["an account without credit", sends(429, bodies.noCredit), /no credit/],
  ])("is paused after three failures due to %s, with the reason in the log", async (_what, reply, reason) => {
    const { author, world } = await createWriter(reply);
    for (const _ of [1, 2, 3, 4, 5]) expect(await author()).toBe("built-in engine");
    expect(provider().requests).toHaveLength(3);
    expect(world.logs.filter(({ event }) => event === "ai paused")).toMatchObject([
      { facts: { model: "model-1", reason: expect.stringMatching(reason) } },
    ]);
  });
});
