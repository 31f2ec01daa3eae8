import * as v from "valibot";
import { aiTimeoutMs, defineCall } from "./call.ts";
import { answerMaximum, type FieldIssue } from "./fields.ts";
import { shown, shownFlag, shownText } from "./tolerant.ts";
import { shownList } from "./tolerant-list.ts";

/** The content tools on the wire (spec §2). */
export const contentTools = ["caption", "script", "hashtag", "outline"] as const;
export type ContentTool = (typeof contentTools)[number];

/** The target platforms on the wire, in display order (spec §9). */
export const contentPlatforms = ["Instagram", "TikTok", "YouTube", "Facebook"] as const;
export type ContentPlatform = (typeof contentPlatforms)[number];

/** The tones on the wire; the first is the default (spec §9). */
export const contentTones = ["Motivational", "Educational", "Casual", "Professional", "Funny"] as const;
export type ContentTone = (typeof contentTones)[number];

/** Recommended caption length in characters and number of hashtags per post (spec §2). */
export const captionMaximum = 125;
export const hashtagsPerPost = { least: 5, most: 15 };

/** Maximum length of a topic or audience in characters. */
export const contentFieldMaximum = answerMaximum;
/** Maximum length of the beginning of an interrupted draft, in characters. */
export const beginningMaximum = 16_000;
/** Maximum length of a platform or tone. Names outside the lists above are accepted, too. */
const nameMaximum = 60;

const tooLong: FieldIssue = "tooLong";
/** Text fields are optional (spec §5); a missing one counts as empty. */
const text = (maximum: number) => v.nullish(v.pipe(v.string(), v.maxLength(maximum, tooLong)), "");

const contentIdea = v.looseObject({
  id: shown(v.union([v.string(), v.number()])),
  title: v.pipe(v.string(), v.nonEmpty()),
  category: shownText,
  engagement: shownText,
  trending: shownFlag,
});

/** An idea for a post. */
export interface ContentIdea {
  id: string;
  title: string;
  category: string;
  engagement: string;
  trending: boolean;
}

/** The ideas that can be parsed. An idea without an id gets its index as id. */
const contentIdeas = v.pipe(
  shownList(contentIdea),
  v.transform((ideas) =>
    ideas.map((idea, place): ContentIdea => ({
      ...idea,
      id: String(idea.id ?? place),
      category: idea.category ?? "",
      engagement: idea.engagement ?? "",
      trending: idea.trending ?? false,
    })),
  ),
);

/** Returns the expected engagement of an idea; anything but High and Medium is `other` (spec §3). */
export function engagementOf({ engagement }: Pick<ContentIdea, "engagement">): "high" | "medium" | "other" {
  const word = engagement.trim().toLowerCase();
  return word === "high" || word === "medium" ? word : "other";
}

const reply = v.looseObject({
  content: v.string(),
  contentIdeas,
  /** Who wrote the content: the name of an AI model, or `builtInEngine` (author.ts); optional. */
  writtenBy: shownText,
  /**
   * "length" means that the model reached its maximum length, so the content is incomplete and there are no ideas; send
   * the content as `beginning` to continue it. Without a value, or with any other value, the content is complete.
   */
  finish: shownText,
});

/**
 * PUT /ai/generate-content: writes content for a platform and suggests ideas, in the language of Accept-Language. A
 * request that accepts `text/event-stream` gets the events of `contentEvents`.
 */
export const generateContent = defineCall({
  name: "generateContent",
  method: "PUT",
  path: "/ai/generate-content",
  access: "subscription",
  timeoutMs: aiTimeoutMs,
  body: v.object({
    topic: text(contentFieldMaximum),
    platform: text(nameMaximum),
    tone: text(nameMaximum),
    audience: text(contentFieldMaximum),
    selectedTool: v.picklist(contentTools),
    /** The beginning of an interrupted draft. `content` contains it; `text` events deliver only the rest. */
    beginning: v.nullish(v.pipe(v.string(), v.maxLength(beginningMaximum, tooLong))),
  }),
  reply,
});
export type ContentRequest = v.InferOutput<typeof generateContent.body>;

/**
 * Events of a streamed reply by name. Each `text` event has the next part of the content (after `beginning`, if the
 * request has one). The last event is `done` with the whole reply, or `error`.
 */
export const contentEvents = {
  text: v.object({ delta: v.string() }),
  done: reply,
  error: v.looseObject({ error: shownText, message: shownText }),
};
