import { contentPlatforms, contentTones, contentTools } from "@trellis/contract/content";
import { type Language, languages } from "@trellis/contract/fields";
import type { ContentRequest } from "../../packages/engine/src/content/brief.ts";
import { writeContent } from "../../packages/engine/src/content.ts";
import type { Answers } from "../../packages/engine/src/creator.ts";

const plain: ContentRequest = {
  tool: "caption",
  topic: "home workouts",
  platform: "Instagram",
  tone: "Motivational",
  audience: "busy parents",
};
/** Answers that differ from every request. */
export const answers: Answers = {
  skills: [],
  topics: ["sourdough bread"],
  goal: [],
  targetAudience: ["night owls"],
  platforms: ["TikTok"],
};
/** Topics as people type them, and hostile ones. */
export const topics = [
  "home workouts",
  "",
  "   ",
  'He said "hello"',
  "“quoted”",
  "Why does my bread sink?",
  "🔥💪🏽👩‍👩‍👧‍👦",
  "👩‍👩‍👧‍👦 family 👩‍👩‍👧‍👦 ".repeat(20),
  "very long topic with (brackets and “quotes ".repeat(7),
  "x".repeat(300),
  "{hook} ${topic} $& {{close}}",
  "<b>bold</b> & <script>",
  "تعليم الطبخ للمبتدئين",
  "烹饪教程",
  "Bread: before and after",
  "¡Hola!",
];
export const audiences = ["", "busy parents", "for “everyone”!", "a very long audience ".repeat(14)];
export const everything = languages.flatMap((language) => contentTools.map((tool) => ({ language, tool })));
export const looks = contentPlatforms.flatMap((platform) => contentTones.map((tone) => ({ platform, tone })));

/** Writes content for a request that differs from the plain one. */
export const write = (
  change: Partial<ContentRequest>,
  language: Language = "en",
  known: Answers | null = null,
): ReturnType<typeof writeContent> => writeContent({ ...plain, ...change }, known, language);
