import type { Assistant } from "../../ports/assistant.ts";
import { answerChat } from "./chat.ts";

const noAnswers = { skills: [], topics: [], goal: [], targetAudience: [], platforms: [] };

/** The assistant where no AI provider is configured: it answers from the onboarding answers alone. */
export const builtInAssistant: Assistant = {
  answer: ({ chat, answers, language }) => ({
    model: "trellis-built-in-engine",
    words: answerChat(chat.messages, answers ?? noAnswers, language),
  }),
};
