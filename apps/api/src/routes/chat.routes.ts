import { completeChat } from "@trellis/contract/chat";
import type { Ports } from "../ports.ts";
import type { Question } from "../ports/assistant.ts";
import { HttpError } from "../http-error.ts";
import { assistantTools } from "./assistant-tools.ts";
import { signedInRoute } from "./route.ts";
import { enforceRateLimit } from "./rate-limit.ts";

export const chatRoutes = [
  signedInRoute(completeChat, async ({ account, body: chat, ports, language, now }) => {
    await enforceRateLimit(ports.limits, "completeChat", account.id);
    const { model, words } = await answered(
      {
        chat,
        answers: account.answers,
        language,
        tools: assistantTools(account, language, ports, now),
        accountId: account.id,
      },
      ports,
    );
    return {
      id: `chatcmpl-${ports.newId()}`,
      object: "chat.completion",
      created: Math.floor(now.getTime() / 1000),
      model,
      choices: [{ index: 0, message: { role: "assistant", content: words }, finish_reason: "stop" }],
    };
  }),
];

async function answered(question: Question, { assistant, log }: Ports) {
  try {
    return await assistant.answer(question);
  } catch (cause) {
    log.error("assistant failed", { cause });
    throw new HttpError(502, "assistantAway");
  }
}
