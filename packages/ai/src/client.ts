import type { ModelSettings } from "@trellis/server-core/model-settings";
import { OpenAI } from "openai";
import type { ChatCompletionCreateParamsNonStreaming } from "openai/resources/chat/completions";
import { type Completion, readChunks, readCompletion } from "./completion.ts";
import { readError, readErrorReply } from "./read-error.ts";
import { ModelError } from "./model-error.ts";
import type { Beginning } from "./thought-filter.ts";

/** A request in OpenAI's format, to which `send` adds whether to stream. */
export type RequestBody = Omit<ChatCompletionCreateParamsNonStreaming, "stream">;

/** Options for one request. */
interface Exchange {
  signal: AbortSignal;
  /** Receives the text as it arrives. If it is missing, the answer is not streamed. */
  onText?: ((delta: string) => void) | undefined;
  /** How the answer is expected to begin. */
  beginning?: Beginning | undefined;
}

/** Sends requests to a server that is compatible with OpenAI's chat completions. */
export interface Client {
  /** Makes one attempt. Rejects with a `ModelError`. */
  send(body: RequestBody, exchange: Exchange): Promise<Completion>;
}

/**
 * Creates a client. All settings are passed in; of the official client's environment variables, only
 * `OPENAI_CUSTOM_HEADERS` has an effect: it can add headers, but not change the key.
 */
export function createClient({ baseUrl, apiKey }: Pick<ModelSettings, "apiKey" | "baseUrl">, now: () => Date): Client {
  const { completions } = new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? "none",
    // Repeats the key because headers from the environment would replace it. A server that needs no key may reject requests with one.
    defaultHeaders: { authorization: apiKey === undefined ? null : `Bearer ${apiKey}` },
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    fetch: createTransport(now),
    // The gateway retries instead, because it knows when the whole request has to end.
    maxRetries: 0,
    logLevel: "off",
  }).chat;

  async function answer(body: RequestBody, { signal, onText, beginning }: Exchange): Promise<Completion> {
    if (!onText) return readCompletion(await completions.create({ ...body, stream: false }, { signal }));
    const chunks = await completions.create({ ...body, stream: true }, { signal });
    const completion = readChunks(chunks, { onText, beginning });
    // The official client ends an aborted stream as if it were complete.
    return completion.finally(() => signal.throwIfAborted());
  }

  return {
    send: (body, exchange) =>
      answer(body, exchange).catch((cause: unknown): Promise<never> => {
        throw readError(cause, exchange.signal);
      }),
  };
}

/** Maximum number of bytes to read from a reply. An event stream takes a few hundred bytes per word. */
const maximums = { whole: 1_000_000, stream: 16_000_000, error: 64_000 };

/**
 * Returns the `fetch` of the client. It stops reading replies that are too long and rejects with a `ModelError` if the
 * server reports an error: the official client drops messages that are not in OpenAI's format.
 */
const createTransport =
  (now: () => Date) =>
  async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    // A redirect is an error: it could send the key and the user's data to another server.
    const response = await fetch(url, { ...init, redirect: "manual" });
    if (!response.ok) {
      const text = await bounded(response, maximums.error)
        .text()
        .catch(() => "");
      throw readErrorReply({ status: response.status, headers: response.headers, text }, now());
    }
    const isStream = response.headers.get("content-type")?.includes("text/event-stream");
    return bounded(response, isStream ? maximums.stream : maximums.whole);
  };

/** Returns a response whose body fails as soon as it is longer than `maximum` bytes. */
function bounded({ body, status, statusText, headers }: Response, maximum: number): Response {
  let length = 0;
  const counted = body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, controller) {
        length += part.byteLength;
        if (length > maximum) controller.error(new ModelError("unusable"));
        else controller.enqueue(part);
      },
    }),
  );
  return new Response(counted ?? null, { status, statusText, headers });
}
