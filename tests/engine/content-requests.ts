import { contentPlatforms, type ContentTool, contentTones, contentTools } from "@trellis/contract/content";
import { type Language, languages } from "@trellis/contract/fields";
import type { ContentRequest } from "../../packages/engine/src/content/brief.ts";
import { writeContent } from "../../packages/engine/src/content.ts";
import type { Answers } from "../../packages/engine/src/creator.ts";
import { texts } from "../../packages/engine/src/text/texts.ts";

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
/** Topics as people type them, and hostile topics. */
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
const audiences = ["", "busy parents", "for “everyone”!", "a very long audience ".repeat(14)];
export const everything = languages.flatMap((language) => contentTools.map((tool) => ({ language, tool })));
const looks = contentPlatforms.flatMap((platform) => contentTones.map((tone) => ({ platform, tone })));

/** Writes every topic in every `step`th combination of platform and tone; each topic starts at a different combination. */
export const writeTopics = (tool: ContentTool, language: Language, step: number): ReturnType<typeof writeContent>[] =>
  topics.flatMap((topic, index) =>
    looks
      .filter((_, turn) => (turn + index) % step === 0)
      .map((look, turn) =>
        write({ tool, ...look, topic, audience: audiences[(index + turn) % audiences.length] ?? "" }, language),
      ),
  );

/** Artifacts that generated content must never contain, whatever the user typed. */
const artifacts = /undefined|\[object|[{}]|[^\S\n]{2}|[^\S\n]$|^[^\S\n]|[.:] ?:|\.\.|“”|«\s*»/mu;

/** Returns the results that contain an artifact. */
export const unclean = (written: readonly ReturnType<typeof writeContent>[]): string[] =>
  written
    .flatMap(({ content, ideas }) => [content, ...ideas.map(({ title }) => title)])
    .filter((text) => artifacts.test(text) || !text.isWellFormed());

/** Writes a script and an outline for each niche in some variants; returns the results with an unfilled slot. */
export const withEmptySlots = (language: Language, variantsOf: (index: number) => readonly number[]): string[] =>
  Object.values(texts[language].niches)
    .flatMap(({ name }, index) =>
      variantsOf(index).flatMap((variant) =>
        (["script", "outline"] as const).map(
          (tool) => write({ tool, topic: name, platform: "YouTube", variant }, language).content,
        ),
      ),
    )
    .filter((content) => /[{}]|: \.|undefined/u.test(content));

/** Writes content for a request that differs from the plain one. */
export const write = (
  change: Partial<ContentRequest>,
  language: Language = "en",
  known: Answers | null = null,
): ReturnType<typeof writeContent> => writeContent({ ...plain, ...change }, known, language);
