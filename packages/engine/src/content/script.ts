import type { PlatformId } from "../text/platforms.ts";
import type { Brief } from "./brief.ts";
import { writeCaption } from "./caption.ts";
import { headOf } from "./head.ts";
import { narrativeOf } from "./narrative.ts";
import { cut, joinSentence } from "./phrases.ts";
import { clockTime, secondsFor, slotsFor } from "./speech.ts";
import { fillWithSpeech } from "./more-speech.ts";

/** The length of a video in seconds, and its maximum number of parts. */
const lengths: Readonly<Record<PlatformId, { seconds: number; parts: number }>> = {
  instagram: { seconds: 45, parts: 6 },
  tiktok: { seconds: 45, parts: 6 },
  youtube: { seconds: 180, parts: 11 },
  facebook: { seconds: 60, parts: 8 },
  other: { seconds: 45, parts: 6 },
};
const topicLength = 90;
const minParts = 3;
const secondsPerPart = 7;
/** Shorter videos are vertical on every platform. */
const longestVertical = 90;

/** Returns the format of a script of a given length, such as “Vertical video, 30 seconds”. */
function formatOf({ place, seconds, text }: Brief): string {
  const { places } = text.content;
  if (seconds === undefined) return places[place].scriptFormat;
  const usual = seconds <= longestVertical && place === "youtube" ? "tiktok" : place;
  return places[usual].scriptFormat.replace(
    /\d+(?=\D*$)/u,
    String(usual === "youtube" ? Math.round(seconds / 60) : seconds),
  );
}

/** Writes a script: timed parts, each with what to say, how long that takes and what to show; and a caption. */
export function writeScript(brief: Brief): string {
  const { content, typeset } = brief.text;
  const usual = lengths[brief.place];
  const seconds = brief.seconds ?? usual.seconds;
  const maxParts =
    brief.seconds === undefined ? usual.parts : Math.min(usual.parts, Math.ceil(seconds / secondsPerPart));
  const colon = typeset(content.colon);
  const { hook, core, extras, close } = narrativeOf(brief);
  const timed = [
    { ...hook, say: joinSentence(cut(brief.topic, topicLength), hook.say) },
    ...core,
    ...extras,
    close,
  ].map((part) => ({ ...part, time: secondsFor(part.say, content.wordsPerMinute) }));
  const total = () => timed.reduce((sum, { time }) => sum + time, 0);
  // Drops the last part before the close.
  while (timed.length > minParts && (timed.length > maxParts || total() > seconds)) timed.splice(-2, 1);
  const spoken = fillWithSpeech(timed, seconds, brief);

  const parts = slotsFor(
    spoken.map(({ time }) => time),
    seconds,
  ).map(([start, end], index) => {
    const { name, say, showWhileSaying, time } = spoken[index] ?? { ...close, time: 0 };
    return [
      `${name} · ${clockTime(start)}–${clockTime(end)}`,
      `${content.labels.say} (${time} s)${colon}${say}`,
      `${content.labels.show}${colon}${showWhileSaying}`,
    ].join("\n");
  });
  const caption = `${content.labels.caption}${colon}${writeCaption(brief)}`;
  return [headOf(brief, formatOf(brief)), ...parts, caption].join("\n\n");
}
