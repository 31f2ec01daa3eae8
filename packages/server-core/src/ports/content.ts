import type { ContentIdea, ContentTool } from "@trellis/contract/content";
import type { Language } from "@trellis/contract/fields";
import type { Answers } from "../domain/account.ts";

/** A request for content. Every text may be empty. */
export interface ContentRequest {
  tool: ContentTool;
  topic: string;
  platform: string;
  tone: string;
  audience: string;
  /** A number that gives identical requests of an account different texts. AI models vary on their own. */
  variant?: number;
  /** The beginning of an interrupted draft, which the content continues and contains; the built-in engine starts over. */
  beginning?: string;
}

/** A text ready to post, and ideas for other posts. */
interface WrittenContent {
  content: string;
  ideas: Pick<ContentIdea, "id" | "title" | "category" | "engagement" | "trending">[];
  /** Name of the AI model, or `builtInEngine`; null if unknown. */
  writtenBy: string | null;
  /** Whether the content stops in the middle because the model reached its maximum length. It then has no ideas. */
  isCut?: boolean;
}

/** The account that asked for content, and the delivery of the text while it is being written. */
export interface Delivery {
  /** The account whose daily token budget pays for the content. */
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
  /** Name of the configured AI model, which also writes plans. Without one the built-in engine writes. */
  readonly model?: string;
  /** Returns the whole content, even if `onText` has received every part of the text. */
  write(
    request: ContentRequest,
    answers: Answers | null,
    language: Language,
    delivery?: Delivery,
  ): WrittenContent | Promise<WrittenContent>;
}
