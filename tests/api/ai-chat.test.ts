import { type ChatBody, chatSettings, completeChat, replyText } from "@trellis/contract/chat";
import { describe, expect, it } from "vitest";
import { begins, callsTools, fails, refuses, type Reply, says, sendsDeltas, textOf } from "./ai-provider.ts";
import { createAiClient, useAiProvider } from "./ai-world.ts";
import type { TestClient } from "./test-client.ts";

type Role = ChatBody["messages"][number]["role"];
const chat = (...messages: [Role, string][]): ChatBody => ({
  ...chatSettings,
  messages: messages.map(([role, content]) => ({ role, content })),
});
const hello = chat(["user", "What is my next task?"]);
const engine = "trellis-built-in-engine";
const provider = useAiProvider();

async function ask(replies: Reply[], body = hello, changes: Parameters<typeof createAiClient>[1] = {}) {
  provider().replies.push(...replies);
  const client = await createAiClient(provider(), changes);
  const reply = await client.send(completeChat, { body });
  return { ...client, model: reply.model, words: replyText(reply) };
}

/** Asks as the route does for a client that requests a stream. */
function stream({ world }: TestClient, signal = new AbortController().signal) {
  const deltas: string[] = [];
  const onText = (delta: string) => void deltas.push(delta);
  const { assistant } = world.ports;
  return {
    deltas,
    reply: Promise.resolve(assistant.answer({ chat: hello, answers: null, language: "en", signal, onText })),
  };
}
/** Lets the model answer once, because the first answer is held back until it is complete. */
async function createPrimedClient(next: Reply) {
  const client = await createAiClient(provider());
  provider().replies.push(says("Hello."), next);
  await stream(client).reply;
  return client;
}
const toolReplies = () =>
  (provider().requests.at(-1)?.messages ?? []).filter(({ role }) => role === "tool").map(textOf);

describe("a chat with a model", () => {
  it("is answered by the chat model, with the client's settings", async () => {
    const { words, model } = await ask([says("Film two Reels.")], { ...hello, top_p: 0.5 }, { chatModel: "model-2" });
    expect({ words, model }).toEqual({ words: "Film two Reels.", model: "model-2" });
    expect(provider().requests[0]).toMatchObject({ model: "model-2", max_tokens: 500, temperature: 0.7, top_p: 0.5 });
    expect(provider().requests[0]).not.toHaveProperty("presence_penalty");
  });

  it("is streamed in parts, without the model's thoughts", async () => {
    provider().replies.push(says("<think>Hm.</think>Film two Reels about swings."));
    const { reply, deltas } = stream(await createAiClient(provider()));
    expect(await reply).toEqual({ model: "model-1", words: "Film two Reels about swings.", isCut: false });
    expect(deltas.join("")).toBe("Film two Reels about swings.");
    expect(deltas.length).toBeGreaterThan(2);
  });

  it("never shows thoughts that lack a start mark, not even in the first answer", async () => {
    provider().replies.push(says("The user wants ideas.</think>Film swings."), says("Hm, hm.</think>Film slides."));
    const client = await createAiClient(provider());
    for (const words of ["Film swings.", "Film slides."]) {
      const { reply, deltas } = stream(client);
      expect(await reply).toMatchObject({ words });
      expect(deltas.join("")).toBe(words);
    }
  });

  it("arrives whole the first time and in parts later, or in parts from the start if the server sends thoughts separately", async () => {
    const client = await createAiClient(provider());
    const apart = sendsDeltas({ reasoning_content: "Hm." }, { content: "Film " }, { content: "slides." });
    provider().replies.push(says("Film two Reels."), says("Film three Reels."), apart);
    const first = stream(client);
    await first.reply;
    expect(first.deltas).toEqual(["Film two Reels."]);
    const second = stream(client);
    await second.reply;
    expect(second.deltas.length).toBeGreaterThan(2);
    const third = stream(await createAiClient(provider()));
    await third.reply;
    expect(third.deltas).toEqual(["Film ", "slides."]);
  });

  it("is complete even if only an earlier answer had thoughts without an opening tag", async () => {
    provider().replies.push(says("Hm.</think>Film swings."), says("Film slides."), says("Film trees."));
    const client = await createAiClient(provider());
    for (const words of ["Film swings.", "Film slides.", "Film trees."])
      expect(await stream(client).reply).toMatchObject({ words });
  });

  it("fails if the connection breaks after a part of the answer was delivered", async () => {
    const client = await createPrimedClient(begins("Film two", (response) => response.destroy()));
    const { reply, deltas } = stream(client);
    await expect(reply).rejects.toThrow("cutOff");
    expect(deltas.join("")).toBe("Film two");
  });

  it("fails if the stream ends without an end mark", async () => {
    const client = await createPrimedClient(begins("Film two", (response) => response.end()));
    await expect(stream(client).reply).rejects.toThrow("cutOff");
  });

  it("stops the request to the provider when the user leaves, and does not ask the built-in engine", async () => {
    const client = await createPrimedClient(begins("Film two", () => undefined));
    const leaving = new AbortController();
    const { reply, deltas } = stream(client, leaving.signal);
    await expect.poll(() => deltas.join("")).toBe("Film two");
    const before = provider().hungUp();
    leaving.abort();
    await expect(reply).rejects.toThrow("aborted");
    await expect.poll(() => provider().hungUp()).toBe(before + 1);
    expect(client.world.logs.filter(({ level }) => level === "error")).toEqual([]);
  });

  it.each<[string, Reply]>([
    ["a refusal", refuses("I can’t help with that.")],
    ["an empty answer", says("")],
    ["a rejected request", fails(400)],
  ])("is answered by the built-in engine, which is named as the author, after %s", async (_what, reply) => {
    const { model, words } = await ask([reply]);
    expect(model).toBe(engine);
    expect(words).not.toBe("");
  });

  it("lets the model read the plan, the channel and the subscription of the signed-in user", async () => {
    const calls = callsTools(["read_plan", "{}"], ["read_analytics", ""], ["read_subscription", "{}"]);
    const { words } = await ask([calls, says("Film two Reels.")], hello, { persona: "youtuber" });
    expect(words).toBe("Film two Reels.");
    const [plan, analytics, subscription] = toolReplies();
    expect(plan).toMatch(
      /"currentWeek":\d,"weeks":3,"tasks":\d+,"next":\{"week":\d,"title":"[^"]+"\},"completed":\[\{/,
    );
    expect(analytics).toMatch(/"days":30,"views":[1-9]\d+,"watchMinutes":[1-9]/);
    expect(subscription).toMatch(/"plan":"Monthly","amount":12,"interval":"month","state":"active"/);
  });

  it("reports to the model that there is no plan and no channel", async () => {
    const calls = callsTools(["read_plan", "{}"], ["read_analytics", "{}"]);
    await ask([calls, says("Answer the questions first.")], hello, { persona: "newcomer" });
    expect(toolReplies().map((reply) => reply.split("\n")[1])).toEqual(["null", "null"]);
  });

  it("reports to the model if a tool does not exist, takes no arguments or fails", async () => {
    provider().replies.push(
      callsTools(
        ["read_mail", "{}"],
        ["read_plan", `{"account": "someone else"}`],
        ["read_plan", "{"],
        ["read_analytics", "{}"],
      ),
      says("Try again later."),
    );
    const { send, world } = await createAiClient(provider(), { persona: "youtuber" });
    world.ports.youtube.read = () => Promise.reject(new Error("down"));
    await send(completeChat, { body: hello });
    expect(toolReplies()).toEqual([
      expect.stringMatching(/^Error: there is no such tool\. The tools are read_plan, /),
      expect.stringMatching(/^Error: this tool takes no arguments/),
      expect.stringMatching(/^Error: this tool takes no arguments/),
      expect.stringMatching(/^Error: the analytics could not be read/),
    ]);
  });

  it("lets the model use tools three times, after which it must answer", async () => {
    const { words } = await ask([...Array.from({ length: 3 }, () => callsTools(["read_plan", "{}"])), says("Done.")]);
    expect(words).toBe("Done.");
    expect(provider().requests.map(({ tools }) => tools?.length ?? 0)).toEqual([3, 3, 3, 0]);
  });

  it("puts the data into the prompt for servers that don't support tools", async () => {
    provider().replies.push((response, sent) =>
      (sent.tools ? fails(400, "model-1 does not support tools") : says("Film."))(response, sent),
    );
    const { send } = await createAiClient(provider());
    expect(replyText(await send(completeChat, { body: hello }))).toBe("Film.");
    expect(provider().requests.at(-1)?.messages[0]?.content).toMatch(/<data name="plan">\n\{"currentWeek":/);
    await send(completeChat, { body: hello });
    expect(provider().requests).toHaveLength(3);
  });

  it.each([
    [404, 'No endpoints found that support tool use. Try disabling "read_plan".'],
    [500, "tools param requires --jinja flag"],
    [500, "Unsupported param: tools"],
  ])("is requested again without tools after %i %s", async (status, text) => {
    provider().replies.push(fails(status, text), says("Film."));
    const { send } = await createAiClient(provider());
    expect(replyText(await send(completeChat, { body: hello }))).toBe("Film.");
    expect(provider().requests.map(({ tools }) => tools?.length ?? 0)).toEqual([3, 0]);
  });

  it.each<[string, [index: number | undefined, id: string][], number]>([
    ["starts with index 1", [[1, "call_1"]], 1],
    [
      "has no indexes",
      [
        [undefined, "call_1"],
        [undefined, "call_2"],
      ],
      2,
    ],
    ["has ten calls", Array.from({ length: 10 }, (_, index) => [index, `call_${index}`]), 8],
  ])("reads at most eight tool calls of a stream that %s", async (_what, calls, expected) => {
    const tool_calls = calls.map(([index, id]) => ({ index, id, function: { name: "read_plan", arguments: "{}" } }));
    provider().replies.push(sendsDeltas({ tool_calls }), says("Film."));
    const { world } = await createAiClient(provider());
    const tools = { plan: async () => null, analytics: async () => null, subscription: async () => null };
    const { words } = await world.ports.assistant.answer({
      chat: hello,
      answers: null,
      language: "en",
      tools,
      onText: () => undefined,
    });
    expect(words).toBe("Film.");
    expect(toolReplies()).toHaveLength(expected);
  });

  it("falls back to the built-in engine after a tool call with a huge index", async () => {
    const call = { index: 4_000_000_000, id: "call_1", function: { name: "read_plan", arguments: "{}" } };
    provider().replies.push(sendsDeltas({ tool_calls: [call] }));
    const { reply } = stream(await createAiClient(provider()));
    expect((await reply).model).toBe(engine);
  });

  it("adapts to models that reject max_tokens, a temperature or stream options", async () => {
    provider().replies.push(
      fails(400, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
      fails(400, "Unsupported value: 'temperature' does not support 0.7. Only the default (1) value is supported."),
      fails(422, "stream_options: Extra inputs are not permitted"),
      says("Film."),
    );
    const { reply } = stream(await createAiClient(provider()));
    expect(await reply).toMatchObject({ model: "model-1", words: "Film." });
    const last = provider().requests.at(-1);
    expect(last).toMatchObject({ max_completion_tokens: 4_500 });
    for (const name of ["max_tokens", "temperature", "stream_options"]) expect(last).not.toHaveProperty(name);
  });

  it("sends the end of a long conversation, beginning with a user message and alternating roles", async () => {
    const long = "a".repeat(9_000);
    const body = chat(
      ["user", `first ${long}`],
      ["assistant", long],
      ["user", "second"],
      ["user", "third"],
      ["assistant", long],
      ["user", "last"],
    );
    await ask([says("Yes.")], body);
    const sent = provider().requests[0]?.messages.slice(1) ?? [];
    expect(sent.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
    expect(sent[0]?.content).toBe("second\n\nthird");
  });
});
