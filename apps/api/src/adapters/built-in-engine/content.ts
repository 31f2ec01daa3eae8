import { builtInEngine, type ContentTool } from "@trellis/contract/content";
import type { Language } from "@trellis/contract/fields";
import type { Answers } from "../../domain.ts";
import type { ContentWish, WrittenContent } from "../../ports/content.ts";
import { type Brief, briefOf } from "./content-brief.ts";
import { writeCaption } from "./content-caption.ts";
import { writePostHashtags } from "./content-hashtags.ts";
import { writeIdeas } from "./content-ideas.ts";
import { writeOutline } from "./content-outline.ts";
import { writeScript } from "./content-script.ts";

const writers: Readonly<Record<ContentTool, (brief: Brief) => string>> = {
  caption: writeCaption,
  script: writeScript,
  hashtag: writePostHashtags,
  outline: writeOutline,
};

/** Writes a text and ideas from a wish and the onboarding answers alone: the same ones always give the same text. */
export function writeContent(wish: ContentWish, answers: Answers | null, language: Language): WrittenContent {
  const brief = briefOf(wish, answers, language);
  return { content: writers[wish.tool](brief), ideas: writeIdeas(brief), writtenBy: builtInEngine };
}
