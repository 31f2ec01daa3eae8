/** Settings of the AI models. */
export interface ModelSettings {
  /** Address of an OpenAI-compatible API. */
  baseUrl: string;
  /** Undefined for local servers without keys. */
  apiKey: string | undefined;
  /** Writes plans and content. */
  model: string;
  /** Answers chats. */
  chatModel: string;
  /** Tokens per account and day; undefined: unlimited. */
  dailyTokens: number | undefined;
}
