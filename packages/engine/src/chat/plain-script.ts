import { clockTime, secondsFor, slotsFor } from "../content/speech.ts";
import { capitalize, fill } from "../fill.ts";
import { texts } from "../text/texts.ts";
import { fold } from "../user-text.ts";
import { type Changes, followUpTexts } from "./changes.ts";
import type { Context } from "./context.ts";

const usualSeconds = 45;
const fewestParts = 3;

/** A request for a script or an outline. */
interface PlainRequest {
  readonly topic: string;
  readonly question: string;
  readonly platform: string;
  readonly tool: "script" | "outline";
  readonly seconds: number | undefined;
}

const shortestList = 2;
const longestList = 12;
/** Share of a video for its opening, and the same share for its end. */
const edge = 0.08;

/** Writes an outline with a part for each item that a topic counts: “comparing three tents”, “7 mistakes of parents”. */
function listOutline(
  { topic, question, seconds }: PlainRequest,
  { spoken, asked, patterns }: Context,
): string | undefined {
  const folded = fold(topic);
  const [word = ""] =
    folded.match(new RegExp(String.raw`^(?:the |los |las |les |mis |mes |my )?(?:\d+|\p{L}+)(?= )`, "u")) ?? [];
  const name = word.split(" ").at(-1) ?? "";
  const count = patterns.numbers[name] ?? Number(name);
  if (!(count >= shortestList && count <= longestList)) return undefined;
  const { outline } = followUpTexts[spoken].scripts;
  const { compares, isText } = followUpTexts[asked].scripts.outline;
  const isComparison = new RegExp(compares, "u").test(fold(question));
  const item = isComparison ? outline.rival : outline.item;
  const items = Array.from({ length: count }, (_, index) => fill(item, { number: String(index + 1) }));
  const parts = [
    fill(outline.intro, { topic: capitalize(topic) }),
    ...(isComparison ? [outline.rivals] : []),
    ...items,
    isComparison ? outline.verdict : outline.close,
  ].map((part) => texts[spoken].typeset(part));
  if (new RegExp(isText, "u").test(fold(question)) || seconds === undefined)
    return [capitalize(topic), parts.map((part, index) => `${index + 1}. ${part}`).join("\n")].join("\n\n");
  const inner = (seconds * (1 - 2 * edge)) / (parts.length - 2);
  const startOf = (index: number) =>
    index === 0 ? 0 : Math.round((seconds * edge + inner * Math.min(index - 1, parts.length - 2)) / 5) * 5;
  const lines = parts.map(
    (part, index) =>
      `${clockTime(startOf(index))}–${clockTime(index + 1 < parts.length ? startOf(index + 1) : seconds)} · ${part}`,
  );
  return [capitalize(topic), lines.join("\n")].join("\n\n");
}

/**
 * Writes a script that shows how something is done, or that presents a place or a group, because the niche's vocabulary
 * would not fit it. Returns undefined for other scripts.
 */
export function plainScript(request: PlainRequest, { tone }: Changes, context: Context): string | undefined {
  const { spoken, asked, patterns } = context;
  const listed = request.tool === "outline" ? listOutline(request, context) : undefined;
  if (listed !== undefined) return listed;
  const { topic, question, platform, tool, seconds = usualSeconds } = request;
  const { scripts } = followUpTexts[spoken];
  const { content, typeset } = texts[spoken];
  const asks = followUpTexts[asked].scripts;
  const matches = (pattern: string) => new RegExp(pattern, "u").test(fold(question));
  const template = matches(asks.isHowTo) ? scripts.howTo : matches(asks.isPresented) ? scripts.present : [];
  const subject = capitalize(topic.replace(new RegExp(`^[\\p{L}]+ (?=${patterns.possessive} )`, "u"), ""));
  const [hook, ...others] = template;
  if (!hook) return undefined;
  const jokes = tone === "funny" ? [scripts.joke] : [];
  const parts = [hook, ...others.slice(0, -1), ...jokes, ...others.slice(-1)].map(
    ([name = "", say = "", show = ""]) => {
      const words = fill(typeset(say), { Topic: subject });
      return { name, say: words, show: typeset(show), time: secondsFor(words, content.wordsPerMinute) };
    },
  );
  const total = () => parts.reduce((sum, { time }) => sum + time, 0);
  // A joke that the user asked for stays.
  while (parts.length > fewestParts && total() > seconds) parts.splice(jokes.length > 0 ? -3 : -2, 1);
  const length = Math.max(seconds, total());
  const slots = slotsFor(
    parts.map(({ time }) => time),
    length,
  );
  const lines = parts.map(({ name, say, show, time }, index) => {
    const [start, end] = slots[index] ?? [0, length];
    const clock = tool === "script" ? ` · ${clockTime(start)}–${clockTime(end)}` : "";
    const spokenTime = tool === "script" ? ` (${time} s)` : "";
    return typeset(
      `${name}${clock}\n${content.labels.say}${spokenTime}${content.colon}${say}\n${content.labels.show}${content.colon}${show}`,
    );
  });
  const head = [subject, [platform, `${length} s`].filter(Boolean).join(" · ")].join("\n");
  return [head, ...lines].join("\n\n");
}
