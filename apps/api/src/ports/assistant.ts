import type { ChatBody } from "@trellis/contract/chat";
import type { Language } from "@trellis/contract/fields";
import type { Answers } from "../domain.ts";

/** A question, the talk it stands in, and who asks it. */
export interface Question {
  /** The call as it came, the question at its end. */
  chat: ChatBody;
  /** The asking person's own answers; null before the five questions. */
  answers: Answers | null;
  language: Language;
}

/** Answers a chat: the built-in engine, or a model. May take long, may throw. */
export interface Assistant {
  answer(question: Question): Promise<{ model: string; words: string }> | { model: string; words: string };
}
