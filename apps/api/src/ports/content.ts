import type { ContentIdea, ContentTool } from "@trellis/contract/content";
import type { Language } from "@trellis/contract/fields";
import type { Answers } from "../domain.ts";

/** What someone wants written; any of the words may be empty. */
export interface ContentWish {
  tool: ContentTool;
  topic: string;
  platform: string;
  tone: string;
  audience: string;
}

/** A text that can be posted as it is, and ideas for others. */
export interface WrittenContent {
  content: string;
  ideas: Pick<ContentIdea, "id" | "title" | "category" | "engagement" | "trending">[];
  /** Named where it was no model. */
  writtenBy: string | null;
}

/** Writes content: the built-in engine, or a model. Answers fill in what the wish leaves open. May take long, may throw. */
export interface ContentWriter {
  write(wish: ContentWish, answers: Answers | null, language: Language): WrittenContent | Promise<WrittenContent>;
}
