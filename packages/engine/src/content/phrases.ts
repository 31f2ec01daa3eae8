import { capitalize } from "../fill.ts";
import { cleanList, fold, graphemesOf, isolate, isRightToLeft } from "../user-text.ts";

const quoted = /^["“„«‘']\s*([^"“”„«»‘]*?)\s*["”“»’']$/u;
/** Paired marks, which would be unbalanced after a cut. */
const paired = /["“”„«»()[\]{}¿]/gu;

const withoutStops = (words: string): string => words.replace(/^[\s.,;:!¡-]+|[\s.,;:!]+$/gu, "");

/** Returns user text without surrounding quotes and final punctuation; empty if it has no letter or digit. */
export const phrase = (typed: string): string => {
  const words = cleanList([typed])[0] ?? "";
  if (fold(words) === "") return "";
  const bare = withoutStops(words.replace(/[{}]/gu, ""));
  return withoutStops(quoted.exec(bare)?.[1] ?? bare);
};

/** Cuts a string to at most `units` UTF-16 units, between words where possible; right-to-left text is isolated. */
export const cut = (words: string, units: number): string => {
  const isIsolated = isRightToLeft(words);
  const room = isIsolated ? units - 2 : units;
  const short = words.length <= room ? words : shorten(words, room - 1);
  return isIsolated ? isolate(short) : short;
};

function shorten(words: string, units: number): string {
  let kept = "";
  for (const grapheme of graphemesOf(words.slice(0, units + 1))) {
    if (kept.length + grapheme.length > units) break;
    kept += grapheme;
  }
  const space = kept.lastIndexOf(" ");
  const whole = space > kept.length / 2 ? kept.slice(0, space) : kept;
  return `${whole.replace(paired, "").replace(/[\s.,;:!?-]+$/u, "")}…`;
}

const closingMark = /[?!…؟？]\u2069?$/u;

/** Joins a topic and a sentence: "Bread. Start today", "Why does it sink? Start today". */
export const joinSentence = (topic: string, sentence: string): string =>
  `${topic}${closingMark.test(topic) ? "" : "."} ${capitalize(sentence)}`;

/** Joins a topic and a sentence with a colon, "Bread: start today", unless the topic has its own colon or closing mark. */
export const joinWithColon = (topic: string, sentence: string, colon: string): string =>
  closingMark.test(topic) || topic.includes(":") ? joinSentence(topic, sentence) : topic + colon + sentence;
