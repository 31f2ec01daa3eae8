import { chatSettings, completeChat } from "@trellis/contract/chat";
import OpenAI from "openai";
import { describe, expect, it } from "vitest";
import { address, createClient } from "./test-client.ts";

const question = { ...chatSettings, messages: [{ role: "user" as const, content: "When should I post?" }] };

/** Returns OpenAI's official client, connected to a server in memory, and that server. */
async function officialClient() {
  const { world } = await createClient("creator");
  const client = new OpenAI({
    apiKey: world.token,
    baseURL: `https://trellis.test${address(completeChat).replace("/chat/completions", "")}`,
    maxRetries: 0,
    fetch: (url, init) => world.fetch(new Request(url, init)),
  });
  return { client, world };
}

describe("OpenAI's official client", () => {
  it("gets the same answer whole and as a stream", async () => {
    const { client } = await officialClient();
    const whole = await client.chat.completions.create(question);
    const stream = await client.chat.completions.create({ ...question, stream: true });
    let streamed = "";
    let finish: string | null = null;
    for await (const { choices } of stream) {
      streamed += choices[0]?.delta.content ?? "";
      finish = choices[0]?.finish_reason ?? finish;
    }
    expect(whole.choices[0]?.message.content).toMatch(/Instagram/);
    expect(streamed).toBe(whole.choices[0]?.message.content);
    expect(finish).toBe("stop");
  });

  it("reports, whole and as a stream, that an answer ended at the maximum length", async () => {
    const { client, world } = await officialClient();
    world.ports.assistant = { answer: () => ({ model: "m-1", words: "On Tues", isCut: true }) };
    const whole = await client.chat.completions.create(question);
    expect(whole.choices[0]?.finish_reason).toBe("length");
    const finishes: unknown[] = [];
    for await (const { choices } of await client.chat.completions.create({ ...question, stream: true }))
      finishes.push(choices[0]?.finish_reason);
    expect(finishes.at(-1)).toBe("length");
  });

  it("reports a failed stream with the server's message", async () => {
    const { client, world } = await officialClient();
    world.ports.assistant = { answer: () => Promise.reject(new Error("upstream")) };
    const stream = await client.chat.completions.create({ ...question, stream: true });
    const read = async () => {
      for await (const chunk of stream) expect(chunk).toBeDefined();
    };
    await expect(read()).rejects.toThrow("The assistant isn’t responding. Try again in a moment.");
  });

  it("reports an ended session as an authentication error", async () => {
    const { client } = await officialClient();
    client.apiKey = "nobody";
    await expect(client.chat.completions.create({ ...question, stream: true })).rejects.toBeInstanceOf(
      OpenAI.AuthenticationError,
    );
  });
});
