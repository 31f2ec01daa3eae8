import { chatDone, completeChat } from "@trellis/contract/chat";
import type { Ports } from "@trellis/server-core/ports";
import type { Question } from "@trellis/server-core/ports/assistant";
import { HttpError } from "../http-error.ts";
import { assistantTools } from "./assistant-tools.ts";
import { type Emit, eventStream } from "./event-stream.ts";
import { subscribedRoute } from "./route.ts";
import { enforceRateLimit } from "./rate-limit.ts";

export const chatRoutes = [
  subscribedRoute(completeChat, async ({ account, body: chat, ports, language, messages, now, signal }) => {
    await enforceRateLimit(ports.limits, "completeChat", account.id);
    const tools = assistantTools(account, language, ports, now);
    const question: Question = { chat, answers: account.answers, language, tools, accountId: account.id, signal };
    const id = `chatcmpl-${ports.newId()}`;
    const created = Math.floor(now.getTime() / 1000);
    if (chat.stream) {
      return eventStream((emit, disconnected) =>
        streamAnswer({ ...question, signal: disconnected }, { id, created }, emit, messages.assistantAway, ports),
      );
    }
    const { model, words, isCut } = await answered(question, ports);
    return {
      id,
      object: "chat.completion",
      created,
      model,
      choices: [{ index: 0, message: { role: "assistant", content: words }, finish_reason: finishOf(isCut) }],
    };
  }),
];

const finishOf = (isCut = false) => (isCut ? "length" : "stop");

async function answered(question: Question, { assistant, log }: Ports) {
  try {
    return await assistant.answer(question);
  } catch (cause) {
    if (!question.signal?.aborted) log.error("assistant failed", { cause });
    throw new HttpError(502, "assistantAway");
  }
}

/** Emits the answer in the format of OpenAI's streamed completions. A failure is the last event. */
async function streamAnswer(
  question: Question,
  head: { id: string; created: number },
  emit: Emit,
  failure: string,
  ports: Ports,
): Promise<void> {
  let sent = "";
  const chunk = (model: string, delta: object, finish: ReturnType<typeof finishOf> | null = null) => {
    const choices = [{ index: 0, delta, finish_reason: finish }];
    emit(JSON.stringify({ ...head, object: "chat.completion.chunk", model, choices }));
  };
  const say = (model: string, content: string) => {
    if (content === "") return;
    chunk(model, sent === "" ? { role: "assistant", content } : { content });
    sent += content;
  };
  try {
    const onText = (delta: string) => say(ports.assistant.model ?? question.chat.model, delta);
    const { model, words, isCut } = await answered({ ...question, onText }, ports);
    say(model, words.startsWith(sent) ? words.slice(sent.length) : "");
    chunk(model, {}, finishOf(isCut));
    emit(chatDone);
  } catch {
    emit(JSON.stringify({ error: { message: failure, type: "server_error" }, message: failure }));
  }
}
