import type { Language } from "@trellis/contract/fields";
import { fold } from "../user-text.ts";
import { capitalize } from "../fill.ts";
import { asksForChange, asksForExample, type Changes, mediumIn, noChanges, readChanges, storyIn } from "./changes.ts";
import type { Patterns } from "./chat-texts.ts";
import { type Format, formatOf } from "./format.ts";
import { counted, countOf, numberIn, shortened } from "./counts.ts";
import { isOnlyLimits, type Limits, readLimits } from "./limits.ts";
import { topicOf } from "./topic.ts";
import { type ListRequest, formatIn, network, platformIn, readRequest } from "./request.ts";

/** A question with everything in the conversation that it refers to. */
export interface Query {
  /** The text to search for. */
  readonly text: string;
  /** The earlier question, if this one cannot be understood alone. */
  readonly before: string;
  readonly request: ListRequest | undefined;
  /** The number of times that the user asked for more. */
  readonly rank: number;
  /** The number of items that were already listed. */
  readonly offset: number;
  readonly style: "full" | "short" | "why" | "example";
  /** Whether the question only changes or continues the last answer. */
  readonly isFollowUp: boolean;
  readonly format: Format;
  readonly changes: Changes;
  readonly limits: Limits;
  /** The item of the last answer that the user refers to, as in "I like the second one"; empty if there is none. */
  readonly picked: string;
  /** The number of episodes to split an item into. */
  readonly parts?: number | undefined;
  /** Earlier messages whose numbers a follow-up may refer to. */
  readonly earlier: string;
}

const maxEarlier = 300;
const fewWords = 5;
const noRequest = { count: undefined, isCapped: false, platform: "" } as const;

function askForMore(previous: Query, folded: string, patterns: Patterns): Query {
  const { request } = previous;
  if (!request) return { ...previous, isFollowUp: true, rank: previous.rank + 1, style: "full" };
  const count = numberIn(folded, patterns) ?? (patterns.matches("oneMore", folded) ? 1 : request.count);
  return {
    ...previous,
    isFollowUp: true,
    request: { ...request, count },
    offset: previous.offset + countOf(request),
    rank: previous.rank + 1,
    style: "full",
  };
}

/**
 * Reads "5 more, but for beginners" after a list, which requests the same list for another audience or about another
 * topic; undefined if the rest names neither.
 */
function askForMoreAbout(previous: Query, text: string, patterns: Patterns): Query | undefined {
  const { request } = previous;
  const { start = "", link = "", rest = "" } = patterns.raw.moreAbout.exec(text)?.groups ?? {};
  const folded = fold(start);
  const asksMore = patterns.matches("more", folded) || patterns.matches("countMore", folded);
  if (!request || rest === "" || !asksMore || platformIn(rest) !== "") return undefined;
  const more = askForMore(previous, folded, patterns);
  const topic = patterns.isAbout.test(fold(link))
    ? rest
    : request.topic === ""
      ? ""
      : `${request.topic} ${link} ${rest}`;
  return { ...more, request: { ...request, count: more.request?.count, topic } };
}

const shorten = (previous: Query): Query => ({
  ...previous,
  request: previous.request && shortened(previous.request),
  style: "short",
});

/** Replaces the platform of an earlier question, as in "And on TikTok?". `named` is the platform as the user wrote it. */
function moveTo(platform: string, named: string, previous: Query, { raw }: Patterns): Query {
  const { request } = previous;
  const plain = previous.text
    .replace(raw.platformPhrase, " ")
    .replace(/\b(?:instagram|insta|tik ?tok|you ?tube|facebook|reels?|shorts?)\b/giu, " ");
  return {
    ...previous,
    text: `${plain} ${platform} ${named}`,
    before: previous.text,
    request: request && { ...request, platform },
    rank: 0,
    offset: request ? previous.offset + countOf(request) : 0,
    style: "full",
  };
}

/** Returns what "it" means in "4 titles for it": the topic of the last list, or else of the last question. */
const topicBefore = ({ request, text }: Query, patterns: Patterns): string =>
  request?.topic ?? topicOf(text, fold(text), patterns.counted, patterns);

/** Changes the last answer, as in "another one but funny", "shorter and without emojis" or "as a table". */
function change(
  previous: Query,
  changes: Changes,
  folded: string,
  lines: readonly string[],
  patterns: Patterns,
): Query {
  const { request } = previous;
  const { place, tone, isShorter, isTable, hasNoEmoji, isFaceless, isChoice, isSplit, isWritten, dropped } = changes;
  const named = place ?? (request && (isChoice || isSplit) ? 1 : undefined);
  const picked = named === undefined ? "" : (lines.at(named < 0 ? named : named - 1) ?? "");
  const merged = { ...changes, tone: tone ?? previous.changes.tone };
  const base: Query = { ...previous, before: "", changes: merged, picked, style: isShorter ? "short" : "full" };
  if (!request && isWritten) {
    const topic = topicBefore(previous, patterns);
    return { ...base, before: previous.text, request: { ...noRequest, kind: "emails", topic } };
  }
  if (!request)
    return {
      ...base,
      format: isChoice ? { ...previous.format, points: 1 } : previous.format,
      rank: changes.isTried ? previous.rank + 1 : previous.rank,
    };
  const count = numberIn(folded, patterns) ?? (patterns.matches("oneMore", folded) ? 1 : request.count);
  // A table, or an answer without emojis, is the last answer in another format.
  const isSame = isTable || hasNoEmoji || isFaceless || isShorter || changes.isAsking || dropped.length > 0;
  const isOther = !isSame || tone !== undefined || picked !== "";
  // Hashtags have no tone, so a request for a new tone gets other hashtags.
  const isNewTone = tone !== undefined && tone !== previous.changes.tone && request.kind !== "hashtags";
  const brief = isShorter ? shortened(request) : undefined;
  return {
    ...base,
    ...(isSplit && { parts: numberIn(folded, patterns) }),
    request: {
      ...(brief ?? request),
      ...(place === undefined ? { count: brief?.count ?? count } : { count: undefined }),
    },
    offset: !isOther || isNewTone ? 0 : previous.offset + countOf(request),
    rank: previous.rank + 1,
  };
}

/**
 * Reads a question in the context of the previous one. `size` is the number of meaningful words of the question, without
 * platform names.
 */
export function resolve(
  text: string,
  folded: string,
  size: number,
  previous: Query | undefined,
  patterns: Patterns,
  { language, lines = [] }: { readonly language: Language; readonly lines?: readonly string[] },
): Query {
  const { matches } = patterns;
  const { limits, plain } = readLimits(text, language);
  const named = plain === text ? folded : patterns.spell(fold(plain));
  const { changes, rest } = readChanges(named, language);
  const earlier = previous ? `${previous.earlier.slice(-maxEarlier)}\n${previous.text}`.trim() : "";
  const format = formatOf(folded, language);
  if (previous?.request && isOnlyLimits(text, plain, language))
    return { ...previous, limits, isFollowUp: true, earlier };
  const isElliptic = matches("elliptic", folded);
  const isShort = folded.split(" ").length <= 9;
  const moreAbout = previous && askForMoreAbout(previous, text, patterns);
  if (moreAbout) return moreAbout;
  const isFacelessArticle = changes.isFaceless && !previous?.request;
  // "The third one sounds good, how would I film it?" refers to an item, so it changes the last answer.
  const names = changes.place !== undefined && previous?.request !== undefined && rest.split(" ").length <= fewWords;
  // In “Another 3 but funny”, only a number remains besides the changes.
  const isOnlyCount = rest.replace(patterns.number, " ").trim() === "";
  const isChange =
    names ||
    (changes.isTable && isShort) ||
    (isOnlyCount && !isFacelessArticle && asksForChange({ ...changes, isExpanded: false }));
  if (previous && isChange)
    return {
      ...change(previous, changes, folded, lines, patterns),
      isFollowUp: true,
      ...(format.sentences === undefined ? {} : { format }),
      earlier,
      limits: plain === text ? previous.limits : limits,
    };
  if (previous && isShort) {
    if (matches("shorter", folded) && rest !== "") return { ...shorten(previous), isFollowUp: true, format };
    const isForm = format.isInSteps || (format.points ?? format.sentences) !== undefined;
    if (isForm && (isOnlyCount || (!previous.request && size <= 1)))
      return { ...previous, isFollowUp: true, format, changes: noChanges };
    if (matches("why", folded)) return { ...previous, style: "why", isFollowUp: true };
    if (matches("example", folded) || (!previous.request && asksForExample(folded, language)))
      return { ...previous, style: "example", isFollowUp: true, text: `${text}. ${previous.text}` };
    if (matches("more", folded) || (matches("countMore", folded) && numberIn(folded, patterns) !== undefined))
      return askForMore(previous, folded, patterns);
    if (previous.request && matches("recount", folded) && numberIn(folded, patterns) !== undefined)
      return { ...previous, request: { ...previous.request, count: numberIn(folded, patterns) }, style: "full" };
    const platform = platformIn(text);
    const isOnlyPlatform = size === 0 || fold(rest.replace(fold(text.match(network)?.[0] ?? ""), "")) === "";
    if (platform !== "" && isOnlyPlatform) return moveTo(platform, formatIn(text), previous, patterns);
  }
  // "More dramatic" after a list requests other items.
  if (previous?.request && isShort && rest === "" && !readRequest(text, folded, patterns) && platformIn(text) === "")
    return { ...askForMore(previous, folded, patterns), isFollowUp: true, earlier };
  // "Another one, please" as the first question refers to nothing.
  const asksForMore = (["more", "countMore", "shorter", "example"] as const).some((name) => matches(name, folded));
  // In “Hooks about sleeping in a van, 6 of them, no questions”, the limits are not part of the topic.
  const request = counted(readRequest(plain, named, patterns), limits.count);
  const medium = previous?.request && !request ? mediumIn(folded, language) : undefined;
  if (previous && medium !== undefined) return moveTo(capitalize(medium), medium, previous, patterns);
  const story = previous && !previous.request && !request ? storyIn(text, language) : undefined;
  if (previous && story !== undefined)
    return { ...previous, text: story, before: previous.text, rank: 0, style: "full", earlier };
  const isFragment = size <= 1 && folded.split(" ").length <= 4;
  const refersBack = previous !== undefined && (isElliptic || isFragment || matches("anaphora", folded));
  // "What about weekends?" is still about the platform of the question before.
  const platform = refersBack && isElliptic && platformIn(text) === "" ? platformIn(previous.text) : "";
  const base: Query = {
    text: !previous && asksForMore && !request ? "" : `${text} ${platform}`.trim(),
    before: refersBack || (request?.kind === "emails" && previous) ? previous.text : "",
    request,
    rank: 0,
    offset: 0,
    style: "full",
    isFollowUp: false,
    format,
    // “A free book” in a request does not change an answer.
    changes: request
      ? {
          ...changes,
          isFree: false,
          isTried: false,
          isExpanded: false,
          isChoice: false,
          isSplit: false,
          place: undefined,
        }
      : { ...noChanges, isTable: changes.isTable },
    picked: "",
    earlier,
    limits,
  };
  if (request && previous && request.topic === "" && (previous.request || matches("anaphora", folded)))
    return { ...base, request: { ...request, topic: topicBefore(previous, patterns) } };
  // "And about gardening?" after a list asks for the same list about something else.
  if (!request && previous?.request && isElliptic && isShort && size <= 4 && !matches("howTo", folded)) {
    const about = readRequest(`ideas ${text}`, `ideas ${folded}`, patterns)?.topic ?? "";
    if (about !== "") return { ...base, request: { ...previous.request, topic: about } };
  }
  return base;
}
