import { type ChatBody, chatSettings } from "@trellis/contract/chat";
import type { Question } from "@trellis/server-core/ports/assistant";
import type { Clock } from "@trellis/server-core/ports/clock";
import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import type { Completion } from "./completion.ts";
import type { Gateway } from "./gateway.ts";
import { ModelError } from "./model-error.ts";
import type { Scope } from "./model-request.ts";
import { chatPrompt, chatSystem } from "./prompts/chat.ts";
import { readAll, runTool, toolList } from "./tools.ts";

/** Number of times that the model may call tools before it must answer. */
const roundMaximum = 3;
/** Maximum number of characters of the history: enough to follow a conversation, few enough for small models. */
const historyMaximum = 24_000;
/** If the model rejects a history of at most this length, the question itself is too long. */
const historyMinimum = 2_000;

/** The model's answer. */
interface Answer {
  words: string;
  /** Whether the answer was cut off at the maximum length. */
  isCut: boolean;
}

/** Answers a chat with the model. Rejects with a `ModelError`. */
export function createChat(gateway: Gateway, model: string, clock: Clock) {
  async function answered(question: Question, scope: Scope, characters = historyMaximum): Promise<Answer> {
    const { chat, answers, language, tools } = question;
    const canCall = tools !== undefined && gateway.supports("tools", model);
    const own = tools && !canCall ? await readAll(tools) : undefined;
    const today = clock.now().toISOString().slice(0, 10);
    const request = {
      prompt: chatPrompt,
      model,
      system: chatSystem({ answers, language, today, own }),
      maxTokens: chat.max_tokens ?? chatSettings.max_tokens,
      temperature: chat.temperature ?? chatSettings.temperature,
      more: variationOf(chat),
    };
    let rounds = 0;

    async function round(messages: ChatCompletionMessageParam[], begun: string): Promise<Answer> {
      const onText = scope.onText && separated(scope.onText, begun);
      const callable = canCall && rounds < roundMaximum ? toolList : undefined;
      const completion = await gateway.complete({ ...request, messages, tools: callable }, { ...scope, onText });
      rounds += 1;
      const words = [begun, completion.text].filter(Boolean).join("\n\n");
      if (!tools || !callable || completion.calls.length === 0) return { words, isCut: completion.isCut };
      const results = await Promise.all(completion.calls.map((call) => runTool(call, tools)));
      return round([...messages, calling(completion), ...results], words);
    }
    try {
      return await round(historyOf(chat, characters), "");
    } catch (error) {
      if (rounds > 0) throw error;
      // The server has just rejected the tools: ask again with their results in the prompt.
      if (canCall && !gateway.supports("tools", model)) return answered(question, scope, characters);
      // The context window of the model is too small: ask again with less of the conversation.
      const isTooLong = error instanceof ModelError && error.failure === "tooLong" && characters > historyMinimum;
      if (isTooLong) return answered(question, scope, characters / 4);
      throw error;
    }
  }
  return (question: Question, scope: Scope): Promise<Answer> => answered(question, scope);
}

/** Puts a blank line between the text before and after a tool call. */
function separated(onText: (delta: string) => void, begun: string): (delta: string) => void {
  let isFirst = begun !== "";
  return (delta) => {
    onText(isFirst ? `\n\n${delta}` : delta);
    isFirst = false;
  };
}

const calling = ({ text, calls }: Completion): ChatCompletionMessageParam => ({
  role: "assistant",
  content: text || null,
  tool_calls: calls.map(({ id, name, arguments: values }) => ({
    id,
    type: "function",
    function: { name, arguments: values },
  })),
});

/**
 * Returns the latest messages of the conversation, starting with one from the user. Some models require that the roles
 * alternate, so messages of the same role are joined. Client-supplied system messages are left out.
 */
function historyOf({ messages }: Pick<ChatBody, "messages">, maximum: number): ChatCompletionMessageParam[] {
  let length = 0;
  const recent = messages
    .filter(({ role, content }) => role !== "system" && content.trim() !== "")
    .toReversed()
    .filter(({ content }, index) => (length += content.length) <= maximum || index === 0)
    .toReversed();
  const joined: { role: "user" | "assistant"; content: string }[] = [];
  for (const { role, content } of recent) {
    const last = joined.at(-1);
    if (role === "system") continue;
    if (last?.role === role) last.content += `\n\n${content}`;
    else if (last || role === "user") joined.push({ role, content });
  }
  return joined;
}

/** Returns only the client's settings that differ from the defaults, because not every server accepts these settings. */
function variationOf({ top_p, frequency_penalty, presence_penalty }: ChatBody) {
  const given = { top_p, frequency_penalty, presence_penalty };
  const names = ["top_p", "frequency_penalty", "presence_penalty"] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = given[name];
      return value === undefined || value === chatSettings[name] ? [] : [[name, value]];
    }),
  );
}
