import type { ContentIdea, ContentTool } from "@trellis/contract/content";
import type { Language } from "@trellis/contract/fields";
import type { Answers } from "../domain.ts";

/** What to write; every text may be empty. */
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
  /** Set if no model wrote it. */
  writtenBy: string | null;
}

/** Writes content: the built-in engine or a model. The answers fill the gaps of a request. Can take long; can throw. */
export interface ContentWriter {
  write(request: ContentRequest, answers: Answers | null, language: Language): WrittenContent | Promise<WrittenContent>;
}
