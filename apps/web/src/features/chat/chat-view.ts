import type { Message } from "./message.ts";

export interface ChatView {
  /** Name of the user; empty if unknown. */
  name: string;
  /** The subject of the user's content; missing if unknown. */
  niche?: string | undefined;
  messages: readonly Message[];
  /** Text in the input field. */
  draft: string;
  /** If `true`, an answer is pending. */
  isWaiting: boolean;
  /** The part of the pending answer that has arrived. */
  partial?: string | undefined;
  /** If `true`, the server's built-in engine answers instead of an AI model. */
  isBuiltIn: boolean;
  /** If `true`, an AI model can be reached. */
  isOnline: boolean;
  /** Suggested first questions. */
  suggestions: readonly string[];
}
