import { CallFailed } from "@trellis/contract/call-failed";
import { type ChatBody, chatReply, completeChat, wordsOf } from "@trellis/contract/chat";
import { safeParse } from "valibot";
import { api } from "./api.ts";
import { env } from "./env.ts";

const openAi = "https://api.openai.com/v1/chat/completions";
/** A model thinks longer than a database. */
const timeoutMs = 60_000;

/** The build names a service to ask, but no key for it. */
export class ChatUnconfigured extends Error {
  override readonly name = "ChatUnconfigured";
}

/**
 * Asks the assistant: a third party where the build has a key for it, else our own server. Gives its words; empty when
 * it had none.
 * @throws {CallFailed} when the call failed.
 * @throws {ChatUnconfigured} when nobody can be asked; nothing was sent then.
 */
export async function askAssistant(body: ChatBody, signal: AbortSignal): Promise<string> {
  if (env.chatKey) return askDirectly(env.chatUrl ?? openAi, env.chatKey, body, signal);
  if (env.chatUrl) throw new ChatUnconfigured();
  const carriage = { fetch: (request: Request) => fetch(request), timeoutMs };
  return wordsOf(await api(completeChat, { body }, signal, carriage));
}

/** The call that goes to a third party: its key, and nothing of ours. */
async function askDirectly(url: string, key: string, body: ChatBody, signal: AbortSignal): Promise<string> {
  const { name } = completeChat;
  const silence = AbortSignal.timeout(timeoutMs);
  const fail = (cause: unknown): never => {
    throw new CallFailed(name, silence.aborted ? "timeout" : signal.aborted ? "aborted" : "network", { cause });
  };
  const response = await fetch(url, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.any([signal, silence]),
  }).catch(fail);
  const { status } = response;
  const said = parsed(await response.text().catch(fail));
  if (!response.ok) throw new CallFailed(name, "refused", { status, body: said });
  const reply = safeParse(chatReply, said);
  if (!reply.success) throw new CallFailed(name, "unreadable", { status, body: said, cause: reply.issues });
  return wordsOf(reply.output);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
