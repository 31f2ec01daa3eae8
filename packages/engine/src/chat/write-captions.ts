import { contentPlatforms, contentTones } from "@trellis/contract/content";
import { writeContent } from "../content.ts";
import { capitalize, fill } from "../fill.ts";
import type { Changes } from "./changes.ts";
import { answersAbout, type Context } from "./context.ts";
import { sentencesOf } from "./sentences.ts";
import { styledTemplates } from "./styles.ts";

const emoji = /\s?(?:\p{Extended_Pictographic}\uFE0F?)+/gu;
export const withoutEmoji = (text: string): string => text.replace(emoji, "");

const fewestWords = 3;

/** Returns the first sentences of a caption that say more than its topic. */
function shortened(caption: string, topic: string): string {
  const enough = topic.split(" ").length + fewestWords;
  let short = "";
  for (const sentence of sentencesOf(caption)) {
    short = `${short} ${sentence}`.trim();
    if (short.split(" ").length >= enough) break;
  }
  return short;
}

/** Writes captions in every tone, for the requested platform first and then for the other platforms. */
export function captionsFor(
  topic: string,
  platform: string,
  place: { readonly count: number; readonly offset: number; readonly isShort: boolean },
  { tone, hasNoEmoji }: Changes,
  context: Context,
): string[] {
  const { count, offset, isShort } = place;
  const { text, spoken } = context;
  const answers = answersAbout(topic, context);
  const platforms = platform === "" ? contentPlatforms : [platform, ...contentPlatforms];
  const written = platforms.flatMap((name) =>
    contentTones.map(
      (contentTone) =>
        writeContent({ tool: "caption", topic, platform: name, tone: contentTone, audience: "" }, answers, spoken)
          .content,
    ),
  );
  const styled = styledTemplates("captions", tone, spoken).map((template) =>
    capitalize(fill(text.typeset(template), { topic })),
  );
  const captions = [...styled, ...written].map((caption) => (hasNoEmoji ? withoutEmoji(caption) : caption));
  const fitting = isShort
    ? captions.map((caption) => shortened(caption, topic)).toSorted((a, b) => a.length - b.length)
    : captions;
  const different = [...new Set(fitting)];
  return Array.from(
    { length: Math.min(count, different.length) },
    (_, index) => different[(offset + index) % different.length] ?? "",
  );
}
