import { generateContent } from "@trellis/contract/content";
import type { ContentRequest } from "@trellis/server-core/ports/content";
import { describe, expect, it } from "vitest";
import {
  type AiProvider,
  begins,
  eventsOf,
  fails,
  refuses,
  type Reply,
  says,
  sendsHtml,
  textOf,
} from "./ai-provider.ts";
import { createAiClient, useAiProvider } from "./ai-world.ts";

const body = {
  selectedTool: "caption",
  topic: "kettlebell swings",
  platform: "TikTok",
  tone: "Funny",
  audience: "parents",
} as const;
const request: ContentRequest = { tool: "caption", topic: "kettlebell swings", platform: "", tone: "", audience: "" };
const idea = (title: string) => ({ title, category: "Tips", engagement: "High" });
const written = {
  content: "Swing before the “school run” 🏋️",
  ideas: [idea("Three warm-ups"), idea("My first kettlebell"), idea("Grip mistakes")],
};
const byEngine = expect.objectContaining({ writtenBy: "built-in engine", content: expect.stringMatching(/\S/) });
const byModel = expect.objectContaining({ writtenBy: "model-1", content: written.content });

const provider = useAiProvider();
async function contentOf(...replies: Reply[]) {
  provider().replies.push(...replies);
  const { send, world } = await createAiClient(provider());
  return { reply: await send(generateContent, { body }), world };
}
/** Writes content as the route does for a client that requests a stream. */
async function streamOf(order: ContentRequest, ...replies: Reply[]) {
  provider().replies.push(...replies);
  const { world } = await createAiClient(provider());
  const deltas: string[] = [];
  const onText = (delta: string) => void deltas.push(delta);
  const reply = Promise.resolve(world.ports.content.write(order, null, "en", { onText }));
  return { reply, deltas };
}
const formatsOf = ({ requests }: AiProvider) =>
  requests.map(({ response_format, stream }) => [response_format?.type, stream === true]);

describe("content from a model", () => {
  it("is written in one request with a JSON schema, and names the model", async () => {
    const { reply } = await contentOf(says(written));
    expect(reply).toEqual({
      content: written.content,
      contentIdeas: written.ideas.map((each, index) => ({ id: `idea-${index + 1}`, ...each, trending: false })),
      writtenBy: "model-1",
    });
    expect(formatsOf(provider())).toEqual([["json_schema", false]]);
    expect(provider().requests[0]?.response_format).toMatchObject({
      json_schema: { strict: true, schema: { additionalProperties: false, required: ["content", "ideas"] } },
    });
  });

  it.each<[string, string | object]>([
    ["in a code block", `Here it is:\n\`\`\`json\n${JSON.stringify(written)}\n\`\`\``],
    ["after the model's thoughts", `<think>{"content": "no"}</think>\n${JSON.stringify(written)}`],
    ["after thoughts without an opening tag", `Hm {"content": "no"}</think>${JSON.stringify(written)}`],
    ["between sentences", `Sure! ${JSON.stringify(written)} Enjoy.`],
  ])("is extracted from JSON %s", async (_where, text) => {
    expect((await contentOf(says(text))).reply).toEqual(byModel);
  });

  it("contains no control characters and no bidirectional ones", async () => {
    const { reply } = await contentOf(says({ ...written, content: "Swing\u202E gniws\u0007\nagain 👩‍👧" }));
    expect(reply.content).toBe("Swing gniws\nagain 👩‍👧");
  });

  it.each<[string, Reply, RegExp]>([
    ["truncated JSON", says(JSON.stringify(written).slice(0, 60), "length"), /cut off[^]*JSON/],
    ["a wrong shape", says({ ...written, ideas: "none" }), /- ideas: /],
    [
      "a placeholder",
      says({ ...written, content: "Hi, I am [your name]" }),
      /- content: must not contain placeholders/,
    ],
    ["no JSON", says("I wrote it."), /- JSON: /],
  ])("is repaired once after %s", async (_what, first, complaint) => {
    const { reply } = await contentOf(first, says(written));
    expect(reply).toEqual(byModel);
    expect(provider().requests[1]?.messages.at(-1)).toMatchObject({
      role: "user",
      content: expect.stringMatching(complaint),
    });
  });

  it.each<[string, Reply, number]>([
    ["two answers of the wrong shape", says({ content: "" }), 2],
    ["a refusal", refuses("I can’t help with that."), 1],
    ["a content filter", says("", "content_filter"), 1],
    ["an HTML page", sendsHtml, 1],
  ])("is replaced by the built-in engine’s content after %s", async (_what, replies, requests) => {
    const { reply, world } = await contentOf(replies);
    expect(reply).toEqual(byEngine);
    expect(provider().requests).toHaveLength(requests);
    expect(world.logs).toContainEqual(expect.objectContaining({ level: "error", event: "ai failed" }));
  });

  it("is requested as “json_object” if the server rejects “json_schema”, which is tried only once", async () => {
    provider().replies.push((response, { response_format, messages }) => {
      const isAccepted = response_format?.type === "json_object" && JSON.stringify(messages).includes("JSON Schema");
      return (isAccepted ? says(written) : fails(400, "response_format is not supported"))(response, {
        messages,
      } as never);
    });
    const { send } = await createAiClient(provider());
    expect(await send(generateContent, { body })).toEqual(byModel);
    expect(await send(generateContent, { body })).toEqual(byModel);
    expect(formatsOf(provider()).map(([format]) => format)).toEqual(["json_schema", "json_object", "json_object"]);
  });

  it("is requested without a response format if the server supports none", async () => {
    provider().replies.push((response, sent) => (sent.response_format ? fails(422) : says(written))(response, sent));
    const { send } = await createAiClient(provider());
    expect(await send(generateContent, { body })).toEqual(byModel);
  });

  it("arrives in parts, with JSON escapes decoded", async () => {
    const { reply, deltas } = await streamOf(request, says({ ...written, content: `Two lines:\n“swing” 🏋️ \\o/` }));
    expect(await reply).toMatchObject({ content: `Two lines:\n“swing” 🏋️ \\o/`, writtenBy: "model-1" });
    expect(deltas.join("")).toBe(`Two lines:\n“swing” 🏋️ \\o/`);
    expect(deltas.length).toBeGreaterThan(3);
  });

  it("arrives part by part while the model is still writing", async () => {
    const parts = eventsOf(JSON.stringify(written));
    const steps = parts.map(() => Promise.withResolvers<void>());
    const { reply, deltas } = await streamOf(request, async (response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      for (const [index, part] of parts.entries()) {
        await steps[index]?.promise;
        response.write(part);
      }
      response.end();
    });
    for (const { resolve } of steps.slice(0, 5)) resolve();
    await expect.poll(() => deltas.join("")).toBe("Swing before the");
    for (const { resolve } of steps) resolve();
    expect(await reply).toEqual(byModel);
  });

  it("arrives whole from servers that don't stream JSON", async () => {
    const { reply, deltas } = await streamOf(request, (response, sent) =>
      (sent.stream ? fails(400, "response_format can't be streamed") : says(written))(response, sent),
    );
    expect(await reply).toEqual(byModel);
    expect(deltas).toEqual([]);
    expect(formatsOf(provider())).toEqual([
      ["json_schema", true],
      ["json_schema", false],
    ]);
  });

  it("fails without a retry if the connection breaks after a part was delivered", async () => {
    const { reply, deltas } = await streamOf(
      request,
      begins(`{"content": "Swing be`, (response) => response.destroy()),
    );
    await expect(reply).rejects.toThrow("cutOff");
    expect(deltas.join("")).toBe("Swing be");
    expect(provider().requests).toHaveLength(1);
  });

  it("is requested again if the connection breaks before anything was delivered", async () => {
    const { reply } = await streamOf(
      request,
      begins("", (response) => response.destroy()),
      says(written),
    );
    expect(await reply).toEqual(byModel);
  });

  it("fails instead of continuing a given beginning with the built-in engine", async () => {
    const { reply } = await streamOf({ ...request, beginning: "Swing before" }, fails(401));
    await expect(reply).rejects.toThrow("status 401");
  });

  it.each([
    ["continued after a word", "Swing before", "school 🏋️", " school 🏋️", "Swing before school 🏋️"],
    ["continued on a new line", "Swing.", "\nRest.", "\nRest.", "Swing.\nRest."],
    ["repeated by the model", "Swing, then rest", "Swing, then rest.", " Swing, then rest.", "Swing, then rest."],
    ["continued after a cut inside a word", "Swing bef", "before school.", "ore school.", "Swing before school."],
  ])("continues a given beginning: %s", async (_how, beginning, content, delta, text) => {
    const { reply, deltas } = await streamOf({ ...request, beginning }, says({ ...written, content }));
    expect((await reply).content).toBe(text);
    expect(deltas.join("")).toBe(delta);
    expect(textOf(provider().requests[0]?.messages[1])).toContain(`<data name="beginning">\n"${beginning}"\n</data>`);
  });
});
