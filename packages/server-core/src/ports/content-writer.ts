import type { Language } from "@trellis/contract/fields";
import type { Answers } from "../domain/account.ts";
import type { ContentRequest, WrittenContent } from "./content.ts";

/** Options of a request: the account to charge, cancellation, and streaming of the text. */
export interface Delivery {
  /** The account whose daily token budget is charged. */
  accountId?: string;
  /** Aborted when the client disconnects and no longer needs the content. */
  signal?: AbortSignal;
  /** Receives each part of the text, without the ideas, as it arrives. The built-in engine never calls it. */
  onText?: (delta: string) => void;
}

/**
 * Writes content. The onboarding answers replace the empty fields of a request. The built-in engine responds
 * immediately; an AI model can take a while and can throw.
 */
export interface ContentWriter {
  /** Name of the configured AI model, which also writes plans. If it is not set, the built-in engine is used. */
  readonly model?: string;
  /** Returns the whole content, even if `onText` has received every part of the text. */
  write(
    request: ContentRequest,
    answers: Answers | null,
    language: Language,
    delivery?: Delivery,
  ): WrittenContent | Promise<WrittenContent>;
}
