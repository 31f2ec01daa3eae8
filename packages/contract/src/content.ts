import * as v from "valibot";
import { defineCall } from "./call.ts";
import { answerMaximum, type FieldIssue } from "./fields.ts";

/** What can be written, by the wire's names (spec §2). */
export const contentTools = ["caption", "script", "hashtag", "outline"] as const;
export type ContentTool = (typeof contentTools)[number];

/** Where it is to be posted, by the wire's names, in the order they are offered (spec §9). */
export const contentPlatforms = ["Instagram", "TikTok", "YouTube", "Facebook"] as const;
export type ContentPlatform = (typeof contentPlatforms)[number];

/** How it is to sound, by the wire's names; the first is chosen until another is (spec §9). */
export const contentTones = ["Motivational", "Educational", "Casual", "Professional", "Funny"] as const;
export type ContentTone = (typeof contentTones)[number];

/** Captions are best shorter than this, in characters, and posts have this many hashtags (spec §2). */
export const captionMaximum = 125;
export const hashtagsPerPost = { least: 5, most: 15 };

/** Longest topic and audience, in characters. */
export const contentFieldMaximum = answerMaximum;
/** Longest name of a platform or tone: servers know more of them than we do. */
const nameOnWire = 60;

const tooLong: FieldIssue = "tooLong";
/** Nothing is required (spec §5): what is left out is empty. */
const text = (maximum: number) => v.nullish(v.pipe(v.string(), v.maxLength(maximum, tooLong)), "");

/** How a server names its own engine, which writes without an AI provider. */
export const builtInEngine = "built-in engine";

const contentIdea = v.looseObject({
  id: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((id) => String(id)),
  ),
  title: v.string(),
  category: v.nullish(v.string(), ""),
  engagement: v.nullish(v.string(), ""),
  trending: v.nullish(v.boolean(), false),
});

/** An idea for another post. */
export type ContentIdea = v.InferOutput<typeof contentIdea>;

/** How much an idea is expected to bring: anything but High and Medium is `other` (spec §3). */
export function engagementOf({ engagement }: Pick<ContentIdea, "engagement">): "high" | "medium" | "other" {
  const word = engagement.trim().toLowerCase();
  return word === "high" || word === "medium" ? word : "other";
}

/** PUT /ai/generate-content: writes a text for a platform, and ideas for others, in the language of Accept-Language. */
export const generateContent = defineCall({
  name: "generateContent",
  method: "PUT",
  path: "/ai/generate-content",
  access: "session",
  refusal: "error",
  body: v.object({
    topic: text(contentFieldMaximum),
    platform: text(nameOnWire),
    tone: text(nameOnWire),
    audience: text(contentFieldMaximum),
    selectedTool: v.picklist(contentTools),
  }),
  reply: v.looseObject({
    content: v.string(),
    contentIdeas: v.nullish(v.array(contentIdea), []),
    /** `builtInEngine` where no model wrote it; servers need not say. */
    writtenBy: v.nullish(v.string()),
  }),
});
export type ContentRequest = v.InferOutput<typeof generateContent.body>;
