/** A chat message (spec §3). */
export interface Message {
  readonly id: string;
  readonly text: string;
  readonly sender: "user" | "ai";
  /** ISO 8601. */
  readonly timestamp: string;
  /** If `true`, the message is an apology for a failed answer. */
  readonly isError: boolean;
}
