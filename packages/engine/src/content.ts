import { builtInEngine } from "@trellis/contract/author";
import type { ContentIdea, ContentTool } from "@trellis/contract/content";
import type { Language } from "@trellis/contract/fields";
import { type Brief, briefOf, type ContentRequest } from "./content/brief.ts";
import { writeCaption } from "./content/caption.ts";
import { writePostHashtags } from "./content/hashtags.ts";
import { headOf } from "./content/head.ts";
import { writeIdeas } from "./content/ideas.ts";
import { narrativeOf } from "./content/narrative.ts";
import { writeScript } from "./content/script.ts";
import type { Answers } from "./creator.ts";

/** Content that is ready to post, and ideas for other posts. */
interface WrittenContent {
  content: string;
  ideas: Pick<ContentIdea, "id" | "title" | "category" | "engagement" | "trending">[];
  writtenBy: string;
}

/** Writes an outline in the platform's format: for each part, a note and what to show. */
function writeOutline(brief: Brief): string {
  const { content, typeset } = brief.text;
  const { outlineFormat, parts, tips } = content.places[brief.place];
  const { hook, core, extras, close } = narrativeOf(brief);
  const middle = [...core, ...extras].slice(0, parts.length - 2);
  const show = content.labels.show + typeset(content.colon);
  const sections = [hook, ...middle, close].map(({ name, note, showForNote }, index) =>
    [`${typeset(parts[index] ?? "")} · ${name}`, `• ${note}`, `• ${show}${showForNote}`].join("\n"),
  );
  const tip = `${content.labels.tip}${typeset(content.colon)}${typeset(brief.chance.pick(tips, "tip"))}`;
  return [headOf(brief, outlineFormat), ...sections, tip].join("\n\n");
}

const writers: Readonly<Record<ContentTool, (brief: Brief) => string>> = {
  caption: writeCaption,
  script: writeScript,
  hashtag: writePostHashtags,
  outline: writeOutline,
};

/** Writes content and ideas. The same request, answers and language always give the same result. */
export function writeContent(request: ContentRequest, answers: Answers | null, language: Language): WrittenContent {
  const brief = briefOf(request, answers, language);
  return { content: writers[request.tool](brief), ideas: writeIdeas(brief), writtenBy: builtInEngine };
}
