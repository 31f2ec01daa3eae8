import { builtInEngine } from "@trellis/contract/author";
import type { ContentIdea, ContentTool } from "@trellis/contract/content";
import type { Language } from "@trellis/contract/fields";
import { type Brief, briefOf, type ContentRequest } from "./content/brief.ts";
import { writeCaption } from "./content/caption.ts";
import { writePostHashtags } from "./content/hashtags.ts";
import { writeIdeas } from "./content/ideas.ts";
import { writeOutline } from "./content/outline.ts";
import { writeScript } from "./content/script.ts";
import type { Answers } from "./creator.ts";

/** A text ready to post, and ideas for other posts. */
interface WrittenContent {
  content: string;
  ideas: Pick<ContentIdea, "id" | "title" | "category" | "engagement" | "trending">[];
  writtenBy: string;
}

const writers: Readonly<Record<ContentTool, (brief: Brief) => string>> = {
  caption: writeCaption,
  script: writeScript,
  hashtag: writePostHashtags,
  outline: writeOutline,
};

/** Writes a text and ideas. The same request, variant and answers always give the same result. */
export function writeContent(request: ContentRequest, answers: Answers | null, language: Language): WrittenContent {
  const brief = briefOf(request, answers, language);
  return { content: writers[request.tool](brief), ideas: writeIdeas(brief), writtenBy: builtInEngine };
}
