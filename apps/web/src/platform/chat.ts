import { aiTimeoutMs } from "@trellis/contract/call";
import { CallFailed } from "@trellis/contract/call-failed";
import { type ChatBody, chatChunk, chatDone, chatReply, completeChat, replyText } from "@trellis/contract/chat";
import { parseJson } from "@trellis/contract/parse-json";
import { safeParse } from "valibot";
import { apiStream } from "./api-stream.ts";
import { env } from "./env.ts";

const openAi = "https://api.openai.com/v1/chat/completions";
/** Maximum length of an answer in characters. Stops a model that repeats itself endlessly. */
const answerMaximum = 50_000;

/** The `finish_reason` of an answer that reached the maximum length of the model. */
const atMaximum = "length";

/** An answer and the name of the model that wrote it, if known. The text may be empty. */
export interface Answer {
  text: string;
  author: string | undefined;
  /** If `true`, the answer stops in the middle because the model reached its maximum length. */
  isCut: boolean;
}

/** How an answer is delivered. */
export interface Delivery {
  signal: AbortSignal;
  /** Called with each part of the answer as it arrives; not called for an answer that arrives whole. */
  onText: (delta: string, author: string | undefined) => void;
}

/** The build configures a chat service without a key. */
export class ChatUnconfigured extends Error {
  override readonly name = "ChatUnconfigured";
}

/**
 * Asks the assistant: a third-party service if the build has a key for it, otherwise our own server, which streams the
 * answer. Returns the whole answer.
 * @throws {CallFailed} If the call fails.
 * @throws {ChatUnconfigured} If the build names a service but has no key for it. Nothing is sent.
 */
export async function askAssistant(body: ChatBody, delivery: Delivery): Promise<Answer> {
  if (env.chatKey) return askDirectly(env.chatUrl ?? openAi, env.chatKey, body, delivery.signal);
  if (env.chatUrl) throw new ChatUnconfigured();
  return askServer(body, delivery);
}

async function askServer(body: ChatBody, { signal, onText }: Delivery): Promise<Answer> {
  const { name } = completeChat;
  const answer: Answer = { text: "", author: undefined, isCut: false };
  let isComplete = false;
  const onEvent = ({ data }: { data: string }) => {
    if (data === chatDone) isComplete = true;
    const chunk = safeParse(chatChunk, parseJson(data));
    if (!chunk.success || isComplete) return;
    const { model, choices, error } = chunk.output;
    if (error)
      throw new CallFailed(name, "refused", {
        serverMessage: typeof error === "string" ? error : (error.message ?? undefined),
      });
    answer.author = model ?? answer.author;
    const delta = choices?.[0]?.delta?.content ?? "";
    if (delta !== "" && answer.text.length < answerMaximum) {
      answer.text += delta;
      onText(delta, answer.author);
    }
    const reason = choices?.[0]?.finish_reason;
    answer.isCut = reason === atMaximum;
    isComplete ||= Boolean(reason);
  };
  const reply = await apiStream(completeChat, { body: { ...body, stream: true } }, onEvent, signal);
  if (reply) return answerIn(reply);
  if (!isComplete) throw new CallFailed(name, "network");
  return { ...answer, text: answer.text.trim() };
}

const answerIn = (reply: Parameters<typeof replyText>[0]): Answer => ({
  text: replyText(reply).slice(0, answerMaximum),
  author: reply.model ?? undefined,
  isCut: reply.choices[0]?.finish_reason === atMaximum,
});

/** Calls a third-party service with its own key. The session token is not sent. */
async function askDirectly(url: string, key: string, body: ChatBody, signal: AbortSignal): Promise<Answer> {
  const { name } = completeChat;
  const timeout = AbortSignal.timeout(aiTimeoutMs);
  const fail = (cause: unknown): never => {
    throw new CallFailed(name, timeout.aborted ? "timeout" : signal.aborted ? "aborted" : "network", { cause });
  };
  const response = await fetch(url, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ ...body, model: env.chatModel ?? body.model }),
    signal: AbortSignal.any([signal, timeout]),
  }).catch(fail);
  const { status } = response;
  const json = parseJson(await response.text().catch(fail));
  if (!response.ok) throw new CallFailed(name, "refused", { status, body: json });
  const reply = safeParse(chatReply, json);
  if (!reply.success) throw new CallFailed(name, "unreadable", { status, body: json, cause: reply.issues });
  return answerIn(reply.output);
}
