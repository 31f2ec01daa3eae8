import type { ChatBody } from "@trellis/contract/chat";
import type { Language } from "@trellis/contract/fields";
import type { Answers } from "../domain.ts";

/** A question to the assistant. */
export interface Question {
  /** The request body; its last message is the question. */
  chat: ChatBody;
  /** The user's answers; null before onboarding. */
  answers: Answers | null;
  language: Language;
}

/** Answers chats: the built-in engine or a model. Can take long; can throw. */
export interface Assistant {
  answer(question: Question): Promise<{ model: string; words: string }> | { model: string; words: string };
}
