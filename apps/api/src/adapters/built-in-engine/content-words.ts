import { capital } from "./fill.ts";
import { fold, tidyList } from "./own-words.ts";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/u;
const quoted = /^["“„«‘']\s*([^"“”„«»‘]*?)\s*["”“»’']$/u;
/** Marks that come in pairs, of which a cut takes one. */
const paired = /["“”„«»()[\]{}¿]/gu;

const unstopped = (words: string): string => words.replace(/^[\s.,;:!¡-]+|[\s.,;:!]+$/gu, "");

/** What was typed, as it can stand by itself: without quotes around it and a stop after it. Empty when it says nothing. */
export const phrase = (typed: string): string => {
  const words = tidyList([typed])[0] ?? "";
  if (fold(words) === "") return "";
  const bare = unstopped(words.replace(/[{}]/gu, ""));
  return unstopped(quoted.exec(bare)?.[1] ?? bare);
};

/** At most `units` UTF-16 units, cut between words where there is one; right-to-left text is kept apart. */
export const cut = (words: string, units: number): string => {
  const isolated = rightToLeft.test(words);
  const room = isolated ? units - 2 : units;
  const short = words.length <= room ? words : shortened(words, room - 1);
  return isolated ? `\u2068${short}\u2069` : short;
};

function shortened(words: string, units: number): string {
  let kept = "";
  for (const { segment } of graphemes.segment(words.slice(0, units + 1))) {
    if (kept.length + segment.length > units) break;
    kept += segment;
  }
  const space = kept.lastIndexOf(" ");
  const whole = space > kept.length / 2 ? kept.slice(0, space) : kept;
  return `${whole.replace(paired, "").replace(/[\s.,;:!?-]+$/u, "")}…`;
}

const ends = /[?!…؟？]\u2069?$/u;

/** A topic and a sentence after it: "Bread. Start today", "Why does it sink? Start today". */
export const before = (topic: string, sentence: string): string =>
  `${topic}${ends.test(topic) ? "" : "."} ${capital(sentence)}`;

/** A topic and what is said about it, "Bread: start today", unless it has a colon or an end of its own. */
export const about = (topic: string, sentence: string, colon: string): string =>
  ends.test(topic) || topic.includes(":") ? before(topic, sentence) : topic + colon + sentence;

/** Puts words into a sentence's braces, in one pass: what someone typed is never read as a slot. */
export const put = (
  sentence: string,
  slots: Readonly<Record<string, string>>,
  polish: (sentence: string) => string,
): string =>
  polish(sentence).replace(/\{(\w+)\}/gu, (whole, name: string) =>
    Object.hasOwn(slots, name) ? (slots[name] ?? "") : whole,
  );
