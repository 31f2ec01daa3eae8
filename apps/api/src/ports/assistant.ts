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

/** Answers chats. The built-in engine responds at once; an AI model can take a while and can throw. */
export interface Assistant {
  answer(question: Question): Promise<{ model: string; words: string }> | { model: string; words: string };
}
