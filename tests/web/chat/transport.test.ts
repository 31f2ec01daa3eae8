import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { type ChatBody, chatSettings, completeChat } from "@trellis/contract/chat";
import { CallFailed } from "@trellis/contract/call-failed";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

interface Heard {
  url: string | undefined;
  method: string | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}
const heard: Heard[] = [];
let answer: { status: number; body: string; type?: string; ends?: boolean } = { status: 200, body: "{}" };
const service = createServer((request, response) => {
  let text = "";
  request.on("data", (part: Buffer) => void (text += part.toString()));
  request.on("end", () => {
    heard.push({ url: request.url, method: request.method, headers: request.headers, body: JSON.parse(text) });
    response.writeHead(answer.status, { "content-type": answer.type ?? "application/json" }).write(answer.body);
    if (answer.ends === false) setImmediate(() => response.destroy());
    else response.end();
  });
});
let origin = "";
let goOffline = () => {};
const body: ChatBody = { ...chatSettings, messages: [{ role: "user", content: "When?" }] };
const says = (content: unknown) => JSON.stringify({ choices: [{ message: { content } }] });

beforeEach(async () => {
  heard.length = 0;
  await new Promise<void>((listening) => void service.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  vi.stubGlobal("location", { origin });
  vi.stubGlobal("document", { documentElement: { lang: "fr" } });
  vi.stubGlobal("addEventListener", (name: string, listener: () => void) => {
    if (name === "offline") goOffline = listener;
  });
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("localStorage", { getItem: () => "session-token", setItem: () => {}, removeItem: () => {} });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  service.closeAllConnections();
  await new Promise((closed) => void service.close(closed));
});

/** Loads the transport as in a build with these settings. */
async function transport(settings: { url?: string; key?: string; model?: string } = {}) {
  vi.resetModules();
  vi.stubEnv("VITE_CHAT_URL", settings.url ?? "");
  vi.stubEnv("VITE_CHAT_KEY", settings.key ?? "");
  vi.stubEnv("VITE_CHAT_MODEL", settings.model ?? "");
  const { askAssistant, ChatUnconfigured } = await import("../../../apps/web/src/platform/chat.ts");
  const failure = async () => {
    const thrown: unknown = await ask().then(
      () => undefined,
      (cause: unknown) => cause,
    );
    return thrown;
  };
  const parts: unknown[] = [];
  const ask = (signal = new AbortController().signal) =>
    askAssistant(body, { signal, onText: (...part) => void parts.push(part) });
  return { ask, failure, parts, ChatUnconfigured };
}

describe("chat transport with a key", () => {
  it("CHT-13 posts to the service with the key as bearer token and without our own headers", async () => {
    answer = { status: 200, body: says("On Tuesdays.") };
    const { ask } = await transport({ url: `${origin}/v1/chat/completions`, key: "sk-1" });
    await ask();
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ method: "POST", url: "/v1/chat/completions" });
    expect(heard[0]?.body).toEqual(body);
    expect(heard[0]?.headers).toMatchObject({ authorization: "Bearer sk-1", "content-type": "application/json" });
    expect(JSON.stringify(heard)).not.toContain("session-token");
  });

  it("API-17 sends the key to the chat service only, never to our own API", async () => {
    const requests: [string, string][] = [];
    vi.stubGlobal("fetch", async (input: string | Request, init?: RequestInit) => {
      const request = new Request(input, init);
      requests.push([request.url, JSON.stringify([...request.headers])]);
      return new Response(says("Yes."));
    });
    const { ask } = await transport({ key: "sk-1" });
    const { api } = await import("../../../apps/web/src/platform/api.ts");
    await ask();
    await api(completeChat, { body });
    expect(requests.filter(([, headers]) => headers.includes("sk-1")).map(([url]) => url)).toEqual([
      "https://api.openai.com/v1/chat/completions",
    ]);
    expect(requests).toHaveLength(2);
  });

  it("sends the configured model", async () => {
    answer = { status: 200, body: says("Yes.") };
    const { ask } = await transport({ url: origin, key: "sk-1", model: "llama3.2" });
    await ask();
    expect(heard[0]?.body).toEqual({ ...body, model: "llama3.2" });
  });

  it("uses OpenAI by default", async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response(says("Yes.")));
    vi.stubGlobal("fetch", fetched);
    const { ask } = await transport({ key: "sk-1" });
    expect(await ask()).toMatchObject({ text: "Yes." });
    expect(fetched.mock.calls[0]?.[0]).toBe("https://api.openai.com/v1/chat/completions");
  });

  it("CHT-19 returns the text of the first choice", async () => {
    const choices = [{ message: { content: " The first. " } }, { message: { content: "The second." } }];
    answer = { status: 200, body: JSON.stringify({ choices }) };
    const { ask } = await transport({ url: origin, key: "sk-1" });
    expect(await ask()).toMatchObject({ text: "The first." });
  });

  it.each(["{}", `{"choices":[]}`, `{"choices":null}`, `{"choices":[{}]}`, says(null), says("  ")])(
    "returns an empty string for %s",
    async (empty) => {
      answer = { status: 200, body: empty };
      const { ask } = await transport({ url: origin, key: "sk-1" });
      expect(await ask()).toMatchObject({ text: "" });
    },
  );

  it("rejects with the error of the service", async () => {
    answer = { status: 429, body: `{"error":{"message":"Rate limit reached"}}` };
    const { failure } = await transport({ url: origin, key: "sk-1" });
    const body429 = { error: { message: "Rate limit reached" } };
    expect(await failure()).toMatchObject({ name: "CallFailed", reason: "refused", status: 429, body: body429 });
  });

  it("rejects an invalid response and a network error", async () => {
    answer = { status: 200, body: "<html>" };
    const { failure } = await transport({ url: origin, key: "sk-1" });
    expect(await failure()).toMatchObject({ reason: "unreadable", status: 200 });
    const nowhere = await transport({ url: "http://127.0.0.1:1", key: "sk-1" });
    expect(await nowhere.failure()).toMatchObject({ reason: "network" });
  });

  it("rejects if its signal is aborted", async () => {
    const { ask } = await transport({ url: origin, key: "sk-1" });
    await expect(ask(AbortSignal.abort())).rejects.toMatchObject({ reason: "aborted" });
  });
});

describe("chat transport without a key", () => {
  it("calls our own server with the session token and the page language", async () => {
    answer = { status: 200, body: says("On Tuesdays.") };
    const { ask } = await transport();
    expect(await ask()).toMatchObject({ text: "On Tuesdays." });
    expect(heard[0]).toMatchObject({ method: "POST", url: "/api/v1/ai/chat/completions" });
    expect(heard[0]?.body).toEqual({ ...body, stream: true });
    expect(heard[0]?.headers).toMatchObject({ authorization: "Bearer session-token", "accept-language": "fr" });
  });

  const type = "text/event-stream; charset=utf-8";
  const chunk = (content: string, finish: string | null = null) =>
    `data: ${JSON.stringify({ model: "m-1", choices: [{ delta: { content }, finish_reason: finish }] })}\n\n`;

  it("passes on each part of a streamed answer and returns the complete answer with its author", async () => {
    const events = [": waiting\n\n", chunk("On "), chunk("Tuesdays 🌱 "), chunk("", "stop"), "data: [DONE]\n\n"];
    answer = { status: 200, type, body: events.join("") };
    const { ask, parts } = await transport();
    expect(await ask()).toEqual({ text: "On Tuesdays 🌱", author: "m-1", isCut: false });
    expect(parts).toEqual([
      ["On ", "m-1"],
      ["Tuesdays 🌱 ", "m-1"],
    ]);
  });

  it("reports whether an answer reached the maximum length, streamed or not", async () => {
    const { ask } = await transport();
    answer = { status: 200, type, body: chunk("On ") + chunk("", "length") + chunk("") };
    expect(await ask()).toEqual({ text: "On", author: "m-1", isCut: true });
    const choices = [{ message: { content: "On" }, finish_reason: "length" }];
    answer = { status: 200, body: JSON.stringify({ choices }) };
    expect(await ask()).toMatchObject({ text: "On", isCut: true });
  });

  it("rejects a stream that reports an error, with the server’s message", async () => {
    const event = { error: { message: "Try again.", type: "server_error" }, message: "Try again." };
    answer = { status: 200, type, body: `${chunk("On ")}data: ${JSON.stringify(event)}\n\n` };
    const { failure, parts } = await transport();
    expect(await failure()).toMatchObject({ reason: "refused", serverMessage: "Try again.", body: undefined });
    expect(parts).toHaveLength(1);
  });

  it.each([
    ["ends without its last event", true],
    ["is cut off", false],
  ])("rejects a stream that %s", async (_, ends) => {
    answer = { status: 200, type, body: chunk("On "), ends };
    const { failure, parts } = await transport();
    expect(await failure()).toMatchObject({ reason: "network" });
    expect(parts).toEqual([["On ", "m-1"]]);
  });

  it("rejects a stream when the browser goes offline", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const endless = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(chunk("On "))),
    });
    vi.stubGlobal("fetch", async () => new Response(endless, { headers: { "content-type": type } }));
    const { failure, parts } = await transport();
    const failed = failure();
    await vi.waitFor(() => expect(parts).toHaveLength(1));
    goOffline();
    expect(await failed).toMatchObject({ reason: "network" });
  });

  it("rejects with the status and message of our server", async () => {
    answer = { status: 502, body: `{"error":"E","message":"E"}` };
    const { failure } = await transport();
    expect(await failure()).toMatchObject({ reason: "refused", status: 502, serverMessage: "E" });
    expect((await failure())?.constructor.name).toBe(CallFailed.name);
  });

  it("sends nothing when the build names a service but no key", async () => {
    const { failure, ChatUnconfigured } = await transport({ url: origin });
    expect(await failure()).toBeInstanceOf(ChatUnconfigured);
    expect(heard).toEqual([]);
  });
});
