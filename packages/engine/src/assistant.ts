import type { ChatBody } from "@trellis/contract/chat";
import type { Language } from "@trellis/contract/fields";
import type { AssistantTools } from "./assistant-tools.ts";
import { replyTo } from "./chat/reply.ts";
import type { Answers } from "./creator.ts";

export type { AssistantTools, ChannelFacts, PlanFacts, SubscriptionFacts } from "./assistant-tools.ts";

/** A question to the built-in assistant. */
interface Question {
  readonly chat: ChatBody;
  readonly answers: Answers | null;
  readonly language: Language;
  /** Looks up the current user's data; without it, questions about that data are not answered. */
  readonly tools?: AssistantTools | undefined;
}

const noAnswers: Answers = { skills: [], topics: [], goal: [], targetAudience: [], platforms: [] };

/** The assistant used when no AI provider is configured; it answers from its knowledge base and the user's data. */
export const builtInAssistant = {
  answer: async ({ chat, answers, language, tools }: Question) => ({
    model: "trellis-built-in-engine",
    words: await replyTo({ messages: chat.messages, answers: answers ?? noAnswers, language, tools }),
  }),
};
