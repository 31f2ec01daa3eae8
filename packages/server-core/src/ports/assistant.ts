import type { ChatBody } from "@trellis/contract/chat";
import type { Language } from "@trellis/contract/fields";
import type { AssistantTools } from "@trellis/engine/assistant";
import type { Answers } from "../domain/account.ts";

/** A question to the assistant. */
export interface Question {
  /** The request body; its last message is the question. */
  chat: ChatBody;
  /** The user's answers; null before onboarding. */
  answers: Answers | null;
  language: Language;
  /** Read-only access to the user's own data. */
  tools?: AssistantTools;
  /** The account whose daily token budget pays for the answer. */
  accountId?: string;
  /** Aborted when the client disconnects and no longer needs the answer. */
  signal?: AbortSignal;
  /** Receives each part of the answer as it arrives. The built-in engine never calls it. */
  onText?: (delta: string) => void;
}

/** An answer. */
interface Answer {
  /** Name of the AI model or engine that wrote it. */
  model: string;
  words: string;
  /** Whether the answer stops in the middle because the model reached its maximum length. */
  isCut?: boolean;
}

/** Answers chats. The built-in engine responds immediately; an AI model can take a while and can throw. */
export interface Assistant {
  /** Name of the configured AI model. Without one the built-in engine answers. */
  readonly model?: string;
  /** Returns the whole answer and its author, even if `onText` has received every part. */
  answer(question: Question): Answer | Promise<Answer>;
}
