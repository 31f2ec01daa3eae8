import { contentPlatforms, contentTones } from "@trellis/contract/content";
import { writeContent } from "../content.ts";
import { capitalize, fill } from "../fill.ts";
import { type Changes, followUpTexts } from "./changes.ts";
import { answersAbout, type Context } from "./context.ts";
import { sentencesOf } from "./sentences.ts";
import { styledTemplates } from "./styles.ts";

const emoji = /\s?(?:\p{Extended_Pictographic}\uFE0F?)+/gu;
const withoutEmoji = (text: string): string => text.replace(emoji, "");

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

const longestDetail = 70;

/** Returns a caption from the user's own words: “my first loaf, it came out flat” becomes “My first loaf: it came out flat.” */
function ownCaption(question: string, topic: string, isShort: boolean, { asked, text }: Context): string[] {
  const { own, links, skips } = followUpTexts[asked].captions;
  const [, after = ""] = question.split(topic);
  const [, detail = ""] = /^[^,;.:!?]*[,;.:!]\s+([^,;.!?]{8,})/u.exec(after) ?? [];
  const said = detail.trim().replace(new RegExp(`^(?:${links})\\s+`, "iu"), "");
  const isInstruction = new RegExp(`^(?:${skips})(?![\\p{L}])`, "iu").test(said);
  if (topic === "" || said === "" || said.length > longestDetail || /\d/u.test(said) || isInstruction) return [];
  if (isShort) return [`${capitalize(said)}.`];
  const before = question.slice(0, question.length - after.length - topic.length);
  const [whose = ""] = new RegExp(`(?:${own})\\s+(?:[\\p{L}]+\\s+)?$`, "iu").exec(before) ?? [];
  return [`${capitalize(`${whose}${topic}`)}${text.typeset(text.content.colon)}${said}.`];
}

/** Writes captions in every tone, for the requested platform first and then for the other platforms. */
export function captionsFor(
  topic: string,
  { platform, question }: { readonly platform: string; readonly question: string },
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
  const own =
    tone === undefined ? ownCaption(question, topic, isShort, context).map((caption) => text.typeset(caption)) : [];
  const captions = [...own, ...styled, ...written].map((caption) => (hasNoEmoji ? withoutEmoji(caption) : caption));
  const fitting = isShort
    ? captions.map((caption) => shortened(caption, topic)).toSorted((a, b) => a.length - b.length)
    : captions;
  const different = [...new Set(fitting)];
  return Array.from(
    { length: Math.min(count, different.length) },
    (_, index) => different[(offset + index) % different.length] ?? "",
  );
}
