/** A chat message (spec §3). */
export interface Message {
  readonly id: string;
  readonly text: string;
  readonly sender: "user" | "ai";
  /** ISO 8601. */
  readonly timestamp: string;
  /** If `true`, the message is an apology for a failed answer. */
  readonly isError: boolean;
  /** Name of the AI model or built-in engine that wrote the answer, if known. */
  readonly author?: string | undefined;
  /** Why the answer is incomplete. `interrupted`: the connection or model failed, or the answer was too long. */
  readonly cut?: "stopped" | "interrupted";
}
