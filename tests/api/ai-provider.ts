import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { ChatCompletionCreateParams, ChatCompletionMessageParam } from "openai/resources/chat/completions";
import { published } from "./openai-description.ts";
import { portOf } from "./port-of.ts";

/** A reply of the mock provider, which writes to the response. */
export type Reply = (response: ServerResponse, request: ChatCompletionCreateParams) => void | Promise<void>;

/** A local server in place of OpenAI. */
export interface AiProvider {
  url: string;
  /** The request bodies, oldest first. */
  requests: ChatCompletionCreateParams[];
  headers: IncomingHttpHeaders[];
  /** Replies for the next requests. The last one is repeated. */
  replies: Reply[];
  /** Violations of OpenAI's published description, by requests of the server under test or by the mock's own replies. */
  violations: string[];
  /** Number of clients that hung up before their reply was complete. */
  hungUp: () => number;
  close: () => Promise<void>;
}

/** Returns the text of a message. */
export const textOf = (message: ChatCompletionMessageParam | undefined): string =>
  typeof message?.content === "string" ? message.content : JSON.stringify(message?.content ?? "");

const usage = { prompt_tokens: 40, completion_tokens: 10, total_tokens: 50 };
const head = { id: "chatcmpl-1", created: 1_795_000_000, model: "stand-in-1" };

type Finish = "stop" | "length" | "tool_calls" | "content_filter";
interface Message {
  content: string | null;
  refusal: string | null;
  tool_calls?: { id: string; type: "function"; function: { name: string; arguments: string } }[];
}

const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void =>
  void response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));

/** Splits text into parts of a few characters. */
const parts = (text: string): string[] => text.match(/[^]{1,7}/g) ?? [];

function completionOf(message: Message, finish_reason: Finish) {
  const choices = [{ index: 0, message: { role: "assistant", ...message }, finish_reason, logprobs: null }];
  return { ...head, object: "chat.completion", choices, usage };
}

function chunksOf({ content, refusal, tool_calls = [] }: Message, finish: Finish, withUsage: boolean) {
  const deltas = [
    { role: "assistant", content: "" },
    ...parts(content ?? "").map((part) => ({ content: part })),
    ...parts(refusal ?? "").map((part) => ({ refusal: part })),
    ...tool_calls.flatMap(({ function: { name, arguments: values }, ...call }, index) => [
      { tool_calls: [{ index, ...call, function: { name, arguments: "" } }] },
      ...parts(values).map((part) => ({ tool_calls: [{ index, function: { arguments: part } }] })),
    ]),
  ];
  const object = "chat.completion.chunk";
  return [
    ...deltas.map((delta) => ({ ...head, object, choices: [{ index: 0, delta, finish_reason: null }] })),
    { ...head, object, choices: [{ index: 0, delta: {}, finish_reason: finish }] },
    ...(withUsage ? [{ ...head, object, choices: [], usage }] : []),
  ];
}

const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;

/** The events of a stream, to be written one by one. */
export const eventsOf = (text: string): string[] => [
  ...chunksOf({ content: text, refusal: null }, "stop", false).map(event),
  "data: [DONE]\n\n",
];

/** Starts a mock provider that validates requests and its own replies. */
export async function startAiProvider(): Promise<AiProvider> {
  const requests: ChatCompletionCreateParams[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const replies: Reply[] = [];
  const violations: string[] = [];
  let hungUp = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let text = "";
    for await (const part of request.setEncoding("utf8")) text += String(part);
    const body = JSON.parse(text) as ChatCompletionCreateParams;
    requests.push(body);
    headers.push(request.headers);
    violations.push(...[published.request(body)].filter(Boolean));
    response.once("close", () => {
      if (!response.writableFinished) hungUp += 1;
    });
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    noted = violations;
    if (request.url !== "/v1/chat/completions" || !reply) json(response, 404, { error: "not found" });
    else await reply(response, body);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  const url = `http://127.0.0.1:${portOf(server)}/v1`;
  return { url, requests, headers, replies, violations, hungUp: () => hungUp, close };
}

/** The violations of the current mock provider. */
let noted: string[] = [];
const checked = <Value>(check: (value: Value) => string, value: Value): Value => {
  noted.push(...[check(value)].filter(Boolean));
  return value;
};

/** Replies with a message, streamed if the request asks for it. */
const message =
  (sent: Message, finish: Finish): Reply =>
  (response, { stream, stream_options }) => {
    if (!stream) return json(response, 200, checked(published.completion, completionOf(sent, finish)));
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const chunk of chunksOf(sent, finish, stream_options?.include_usage === true))
      response.write(event(checked(published.chunk, chunk)));
    response.end("data: [DONE]\n\n");
  };

/** Replies with a string; an object is sent as JSON. */
export const says = (answer: string | object, finish: Finish = "stop"): Reply =>
  message({ content: typeof answer === "string" ? answer : JSON.stringify(answer), refusal: null }, finish);

/** Declines to answer. */
export const refuses = (refusal: string): Reply => message({ content: null, refusal }, "stop");

/** Calls tools, by name and arguments. */
export const callsTools = (...calls: [name: string, values: string][]): Reply =>
  message(
    {
      content: null,
      refusal: null,
      tool_calls: calls.map(([name, values], index) => ({
        id: `call_${index + 1}`,
        type: "function",
        function: { name, arguments: values },
      })),
    },
    "tool_calls",
  );

/** Replies with an error in OpenAI's format. */
export const fails =
  (status: number, text = "The request failed.", headers: Record<string, string> = {}): Reply =>
  (response) => {
    const error = { code: null, message: text, param: null, type: "invalid_request_error" };
    json(response, status, checked(published.error, { error }), headers);
  };

/** Replies with a body that is sent as is, or as JSON. */
export const sends =
  (status: number, body: string | object): Reply =>
  (response) =>
    typeof body === "string"
      ? void response.writeHead(status, { "content-type": "text/html" }).end(body)
      : json(response, status, body);

/** Streams the beginning of an answer, then passes the open response to `then`. */
export const begins =
  (text: string, then: (response: ServerResponse) => void): Reply =>
  async (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const chunks = chunksOf({ content: text, refusal: null }, "stop", false).slice(0, -1);
    const written = chunks.map((chunk) => event(checked(published.chunk, chunk))).join("");
    await new Promise((done) => response.write(written, done));
    then(response);
  };

/** Streams deltas that may violate OpenAI's description, as some servers do. */
export const sendsDeltas =
  (...deltas: object[]): Reply =>
  (response) => {
    const choices = [...deltas.map((delta) => ({ delta })), { delta: {}, finish_reason: "stop" }];
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end(choices.map((choice) => event({ choices: [choice] })).join(""));
  };

/** Replies with something that is not from an OpenAI-compatible server. */
export const sendsHtml: Reply = sends(200, "<html><body>Sign in to the hotel Wi-Fi</body></html>");

/** Closes the connection without a reply. */
export const hangsUp: Reply = (response) => void response.destroy();

/** Never replies. */
export const staysSilent: Reply = () => undefined;
