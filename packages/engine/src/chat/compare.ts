import type { Language } from "@trellis/contract/fields";
import en from "../text/en/compare.json" with { type: "json" };
import es from "../text/es/compare.json" with { type: "json" };
import fr from "../text/fr/compare.json" with { type: "json" };
import { fill } from "../fill.ts";
import { remember } from "../remember.ts";
import { fold } from "../user-text.ts";
import type { Context } from "./context.ts";
import type { Query } from "./query.ts";

type OptionId = keyof typeof en.options;
/** An option: its name, its pattern, and a text about its advantages and disadvantages. */
type Option = readonly string[];
interface CompareText extends Omit<typeof en, "options"> {
  readonly options: Readonly<Record<OptionId, Option>>;
}
const texts: Readonly<Record<Language, CompareText>> = { en, es, fr };

/** The options, first those where strangers find new creators most easily: of two that fit equally well, the first is recommended. */
const ids: readonly OptionId[] = [
  "youtube",
  "tiktok",
  "instagram",
  "pinterest",
  "facebook",
  "linkedin",
  "video",
  "podcast",
  "blog",
  "newsletter",
  "audio",
  "twitch",
  "whatsapp",
];
/** Kinds of content that every compared platform supports, as in “YouTube or TikTok for my videos?”. */
const kinds: ReadonlySet<OptionId> = new Set(["video", "audio"]);
/** Channels that a creator can replace with videos. */
const written: ReadonlySet<OptionId> = new Set(["blog", "newsletter", "podcast"]);
const most = 4;

const readerOf = remember((language: Language) => {
  const { asks, excludes, options, fits, or, compares } = texts[language];
  const word = (pattern: string) => new RegExp(`\\b(?:${pattern})\\b`, "u");
  return {
    asks: new RegExp(asks, "u"),
    excludes: new RegExp(excludes, "u"),
    or: new RegExp(`\\b(?:${or})\\b`, "u"),
    compares: new RegExp(`\\b(?:${compares})\\b`, "u"),
    options: ids.map((id) => [id, word(options[id][1] ?? "")] as const),
    fits: ids.map((id) => [id, new RegExp(`\\b(?:${fits[id]})\\b`, "gu")] as const),
  };
});

/** Returns the channels that a question compares, best fit first; empty if it compares none. */
export function comparedIn(text: string, language: Language): OptionId[] {
  const folded = fold(text);
  const { asks, excludes, options, fits, or, compares } = readerOf(language);
  if (!asks.test(folded) || excludes.test(folded)) return [];
  const named = options.flatMap(([id, pattern]) => (pattern.test(folded) ? [id] : []));
  const platforms = named.filter((id) => !kinds.has(id));
  // “Video or audio?” and “blog or video?” compare kinds of content; “YouTube or TikTok for my videos?” doesn’t.
  const hasKinds = named.includes("audio") || platforms.every((id) => written.has(id));
  const compared = named.includes("audio") ? named.filter((id) => kinds.has(id)) : hasKinds ? named : platforms;
  if (compared.length < 2 || compared.length > most) return [];
  // “How does TikTok choose videos?” names two options without an alternative.
  const places = options.flatMap(([id, pattern]) => (compared.includes(id) ? [folded.search(pattern)] : []));
  const between = folded.slice(Math.min(...places), Math.max(...places));
  if (!or.test(between) && !compares.test(folded)) return [];
  const scores = new Map(fits.map(([id, pattern]) => [id, folded.match(pattern)?.length ?? 0]));
  return compared.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || ids.indexOf(a) - ids.indexOf(b));
}

const shortVideos = [
  ["tiktok", /\btik ?toks?\b/u],
  ["shorts", /\bshorts\b/u],
  ["reels", /\breels?\b/u],
] as const;

/** Compares places for short videos in a table, if a question asks for one. */
export function shortVideoTable({ text: question, changes }: Query, { spoken, text }: Context): string | undefined {
  const folded = fold(question);
  const named = shortVideos.filter(([, pattern]) => pattern.test(folded));
  if (!changes.isTable || named.length < 2) return undefined;
  const { columns, close, ...rows } = texts[spoken].short;
  return [
    [columns, ...named.map(([id]) => rows[id])].map((row) => text.typeset(row)).join("\n"),
    text.typeset(close),
  ].join("\n\n");
}

/** Compares channels such as a blog and a podcast, and recommends one; undefined if the question compares none. */
export function answerComparison(query: Query, { asked, spoken, text }: Context): string | undefined {
  const { before, style, changes } = query;
  const [best, ...others] = comparedIn(`${before} ${query.text}`, asked);
  if (!best) return undefined;
  const { options, say } = texts[spoken];
  const [name = "", , why = ""] = options[best];
  const write = (sentence: string, slots: Readonly<Record<string, string>>) => fill(text.typeset(sentence), slots);
  const slots = { best: name, why: text.typeset(why) };
  if (style === "why") return write(say.why, slots);
  const rows = others.map((id) => ({ name: options[id][0] ?? "", trait: text.typeset(options[id][2] ?? "") }));
  const table = [say.columns, ...[{ name, trait: slots.why }, ...rows].map((row) => `${row.name} | ${row.trait}`)].join(
    "\n",
  );
  const list = rows.map((row) => `• ${write(say.other, row)}`).join("\n");
  return [write(say.start, slots), changes.isTable ? table : list, text.typeset(say.close)].join("\n\n");
}
