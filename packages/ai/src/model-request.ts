import type { ChatCompletionFunctionTool, ChatCompletionMessageParam } from "openai/resources/chat/completions";
import type { RequestBody } from "./client.ts";

/** A request, independent of what the server supports. */
export interface ModelRequest {
  /** Name and version of the prompt, for the log. */
  prompt: string;
  model: string;
  /** The system prompt. */
  system: string;
  messages: ChatCompletionMessageParam[];
  /** The maximum number of answer tokens, without thoughts. */
  maxTokens: number;
  temperature: number;
  tools?: ChatCompletionFunctionTool[] | undefined;
  /** Further fields of the body. */
  more?: Pick<RequestBody, "frequency_penalty" | "presence_penalty" | "response_format" | "top_p">;
}

/** The account that a request is made for, its deadline and its listener. */
export interface Scope {
  /** The account whose daily budget is charged; undefined: no budget. */
  accountId: string | undefined;
  signal: AbortSignal;
  /** When the whole request has to end, in milliseconds since 1970. */
  until: number;
  onText?: ((delta: string) => void) | undefined;
}

/** Returns the maximum number of tokens of the answer to a request. */
export const maximumOf = ({ max_completion_tokens, max_tokens }: RequestBody): number =>
  max_completion_tokens ?? max_tokens ?? 0;
