import type { ContentIdea, ContentTool } from "@trellis/contract/content";

/** A request for content. Every string may be empty. */
export interface ContentRequest {
  tool: ContentTool;
  topic: string;
  platform: string;
  tone: string;
  audience: string;
  /** A number that varies the results of an account's identical requests. AI models vary on their own. */
  variant?: number;
  /** The beginning of an interrupted draft. The returned content starts with it, unless the built-in engine writes it. */
  beginning?: string;
}

/** Generated content, and ideas for other posts. */
export interface WrittenContent {
  content: string;
  ideas: Pick<ContentIdea, "id" | "title" | "category" | "engagement" | "trending">[];
  /** Name of the AI model, or `builtInEngine`; null if unknown. */
  writtenBy: string | null;
  /** Whether the content stops in the middle because the model reached its maximum length. It then has no ideas. */
  isCut?: boolean;
}
