import { CallFailed } from "@trellis/contract/call-failed";
import { type ChatBody, chatReply, completeChat, replyText } from "@trellis/contract/chat";
import { safeParse } from "valibot";
import { api } from "./api.ts";
import { env } from "./env.ts";

const openAi = "https://api.openai.com/v1/chat/completions";
/** Language models respond slowly. */
const timeoutMs = 60_000;

/** The build configures a chat service without a key. */
export class ChatUnconfigured extends Error {
  override readonly name = "ChatUnconfigured";
}

/**
 * Asks the assistant: a third-party service if the build has a key for it, otherwise our own server. Returns the answer,
 * which may be empty.
 * @throws {CallFailed} If the call fails.
 * @throws {ChatUnconfigured} If no service is configured. Nothing is sent.
 */
export async function askAssistant(body: ChatBody, signal: AbortSignal): Promise<string> {
  if (env.chatKey) return askDirectly(env.chatUrl ?? openAi, env.chatKey, body, signal);
  if (env.chatUrl) throw new ChatUnconfigured();
  const transport = { fetch: (request: Request) => fetch(request), timeoutMs };
  return replyText(await api(completeChat, { body }, signal, transport));
}

/** Calls a third-party service with its own key. The session token is not sent. */
async function askDirectly(url: string, key: string, body: ChatBody, signal: AbortSignal): Promise<string> {
  const { name } = completeChat;
  const timeout = AbortSignal.timeout(timeoutMs);
  const fail = (cause: unknown): never => {
    throw new CallFailed(name, timeout.aborted ? "timeout" : signal.aborted ? "aborted" : "network", { cause });
  };
  const response = await fetch(url, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.any([signal, timeout]),
  }).catch(fail);
  const { status } = response;
  const json = parseJson(await response.text().catch(fail));
  if (!response.ok) throw new CallFailed(name, "refused", { status, body: json });
  const reply = safeParse(chatReply, json);
  if (!reply.success) throw new CallFailed(name, "unreadable", { status, body: json, cause: reply.issues });
  return replyText(reply.output);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
