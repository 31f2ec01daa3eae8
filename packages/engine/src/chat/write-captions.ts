import { contentPlatforms, contentTones } from "@trellis/contract/content";
import { writeContent } from "../content.ts";
import { capitalize, fill } from "../fill.ts";
import { type Changes, followUpTexts } from "./changes.ts";
import { answersAbout, type Context } from "./context.ts";
import { sensitivityOf } from "../content/sensitive.ts";
import { seededBy } from "../seeded-random.ts";
import { fold } from "../user-text.ts";
import { sentencesOf } from "./sentences.ts";
import { plainTexts, styledTemplates } from "./styles.ts";

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

const longestPhrase = 14;

/** Returns a topic together with its modifiers: “my new candle that smells like rain”. */
function phraseFor(question: string, topic: string, { asked }: Context): string {
  const { own, relative } = followUpTexts[asked].captions;
  const escaped = topic.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  const pattern = `((?:(?:${own})\\s+(?:[\\p{L}]+\\s+)??)?${escaped}(?:\\s+(?:${relative})\\s+[^,;.!?:]+)?)`;
  const [, phrase = ""] = new RegExp(pattern, "iu").exec(question) ?? [];
  return phrase === "" || phrase.split(" ").length > longestPhrase ? topic : phrase.trim();
}

/** Returns captions that can hold any topic; an announcement in the user’s own words comes first. */
function plainCaptions(question: string, topic: string, isAsking: boolean, context: Context): string[] {
  if (!fold(question).includes(fold(topic)) || sensitivityOf([topic]) === "gentle") return [];
  const { captions, questions, notices } = plainTexts(context.spoken);
  const [, clause] = new RegExp(plainTexts(context.asked).announces, "iu").exec(question) ?? [];
  const phrase = phraseFor(question, topic, context);
  const random = seededBy(`captions|${fold(topic)}`);
  const notice = clause === undefined ? [] : notices;
  const templates = [...notice, ...(isAsking ? questions : random.shuffle(captions, "chat captions"))];
  const slots = { topic: phrase, Topic: capitalize(phrase), clause: clause ?? "", Clause: capitalize(clause ?? "") };
  return templates.map((template) => fill(context.text.typeset(template), slots));
}

/** Writes captions in every tone, for the requested platform first and then for the other platforms. */
export function captionsFor(
  topic: string,
  { platform, question }: { readonly platform: string; readonly question: string },
  place: { readonly count: number; readonly offset: number; readonly isShort: boolean },
  { tone, hasNoEmoji, isAsking }: Changes,
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
  const plain = tone === undefined || isAsking ? plainCaptions(question, topic, isAsking, context) : [];
  const captions = [...(isAsking ? plain : own), ...styled, ...plain, ...written].map((caption) =>
    hasNoEmoji ? withoutEmoji(caption) : caption,
  );
  const fitting = isShort
    ? captions
        .map((caption) => (isAsking ? caption : shortened(caption, topic)))
        .toSorted((a, b) => (isAsking ? 0 : a.length - b.length))
    : captions;
  const different = [...new Set(fitting)];
  return Array.from(
    { length: Math.min(count, different.length) },
    (_, index) => different[(offset + index) % different.length] ?? "",
  );
}
