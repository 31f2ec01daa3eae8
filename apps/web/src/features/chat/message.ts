/** One thing said in the chat (spec §3). */
export interface Message {
  readonly id: string;
  readonly text: string;
  readonly sender: "user" | "ai";
  /** When it was said, ISO 8601. */
  readonly timestamp: string;
  /** An apology in place of an answer. */
  readonly isError: boolean;
}
