import type { ContentIdea, ContentTool } from "@trellis/contract/content";
import type { Language } from "@trellis/contract/fields";
import type { Answers } from "../domain.ts";

/** A request for content. Every text may be empty. */
export interface ContentRequest {
  tool: ContentTool;
  topic: string;
  platform: string;
  tone: string;
  audience: string;
}

/** A text ready to post, and ideas for other posts. */
interface WrittenContent {
  content: string;
  ideas: Pick<ContentIdea, "id" | "title" | "category" | "engagement" | "trending">[];
  /** Set if the built-in engine wrote the content; null for an AI model. */
  writtenBy: string | null;
}

/**
 * Writes content. The answers fill the gaps of a request. The built-in engine responds at once; an AI model can take a
 * while and can throw.
 */
export interface ContentWriter {
  write(request: ContentRequest, answers: Answers | null, language: Language): WrittenContent | Promise<WrittenContent>;
}
