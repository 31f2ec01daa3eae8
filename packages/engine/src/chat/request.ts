import { platformOf } from "../classify.ts";
import { capitalize } from "../fill.ts";
import { fold } from "../user-text.ts";
import type { Kind, Patterns } from "./chat-texts.ts";
import { topicOf } from "./topic.ts";

/** A request for content or for a number of tips. */
export interface ListRequest {
  readonly kind: Kind | "tips";
  /** The requested number, at most 20; undefined if the user named none. */
  readonly count: number | undefined;
  /** Whether more than 20 were requested. */
  readonly isCapped: boolean;
  /** The topic in the user's words; empty if the user named none. */
  readonly topic: string;
  /** The name of the platform, such as "YouTube"; empty if the user named none. */
  readonly platform: string;
}

export const maxCount = 20;
const earlyWords = 6;
/** Kinds that many questions mention without requesting content, as in "What belongs in my bio?". */
const mentioned: ReadonlySet<string> = new Set([
  "pitches",
  "bios",
  "names",
  "slogans",
  "intros",
  "emails",
  "schedules",
]);
const platformName =
  /\b(instagram|insta|ig|tik ?tok(?=s?\b)|you ?tube|yt|facebook|fb|reels?|shorts|(?<=\b(?:an?|the|my|youtube|this|next|second) )short(?= (?:on|about|for|where|of|showing)\b|[.,!?:]|$))(?:\b|(?=s\b))/iu;
const platformNames: Readonly<Record<string, string>> = {
  youtube: "YouTube",
  instagram: "Instagram",
  tiktok: "TikTok",
  facebook: "Facebook",
};
/** Networks for which Trellis plans no posts. */
const otherNetwork = /\b(pinterest|twitch|linkedin|threads|snapchat|bluesky|substack|spotify)\b/iu;

/** Matches the name of a network. */
export const network = new RegExp(`${platformName.source}|${otherNetwork.source}`, "iu");

/** Returns the name of the platform that a message mentions; empty if it mentions none. */
export function platformIn(text: string): string {
  const [found = ""] = platformName.exec(text) ?? [];
  const [other = ""] = found === "" ? (otherNetwork.exec(text) ?? []) : [];
  if (other !== "") return /^linkedin$/iu.test(other) ? "LinkedIn" : capitalize(other.toLowerCase());
  if (/^shorts?$/iu.test(found)) return "YouTube";
  return found === "" ? "" : (platformNames[platformOf(found)] ?? "Instagram");
}

/** Returns a platform's format that a message mentions, such as "shorts"; empty if it mentions none. */
export const formatIn = (text: string): string =>
  /\b(?:reels?|shorts?|stories|carousels?|lives?)\b/iu.exec(text)?.[0] ?? "";

/** Returns the number before a noun, as in "7 hook ideas" and "five good titles". */
function countBefore(
  nouns: string,
  folded: string,
  { number, numbers, single, units }: Patterns,
  between = 4,
): number | undefined {
  for (const match of folded.matchAll(number)) {
    const word = match[1] ?? "";
    const rest = folded.slice(match.index + word.length);
    // In "My cousin is 12 and wants a TikTok", an age is not a number of items.
    if (new RegExp(`^ (${units}|and|who|y|et|que|qui)\\b`, "u").test(rest)) continue;
    const isNear = new RegExp(`^ (\\w+ ){0,${between}}?(${nouns})\\b`, "u").test(rest);
    const value = numbers[word] ?? Number(word);
    if (isNear && value > 0 && (value > 1 || new RegExp(`\\b${word} (${nouns})\\b`, "u").test(folded))) return value;
  }
  return new RegExp(`\\b${single}(\\w+ )?(${nouns})\\b`, "u").test(folded) ? 1 : undefined;
}

/** Kinds of content that a message may request by name alone, as in "A slogan for my mower repair page". */
const namedAlone: ReadonlySet<string> = new Set([
  "scripts",
  "outlines",
  "slogans",
  "intros",
  "names",
  "bios",
  "titles",
  "hooks",
  "hashtags",
  "emails",
]);

/** Matches a request that begins with what to write, such as "script for", "a funny slogan for", or "write me a bio". */
export const orderOf = (nouns: string, { writing, indefinite, textFor, adjectives }: Patterns) =>
  new RegExp(
    `^(?:(?:${writing})(?:\\w+ ){0,3}(?:${nouns})\\b|(?:${indefinite})?(?:${adjectives})?(?:${nouns})(?:(?: \\w+)? (?:${textFor})\\b|(?<= (?:${textFor}))))`,
    "u",
  );

/** Returns the pattern that matches a kind of content. */
export const nounsOf = (kind: Kind, { kinds }: Patterns): string =>
  kinds.find(([name]) => name === kind)?.[1] ?? "(?!)";

/** Whether a kind of content precedes a colon, as in "Video outline: how to prune roses". */
function isHead(nouns: string, text: string): boolean {
  const [, head = ""] = /^([^:]{3,40}):\s/u.exec(text) ?? [];
  return head !== "" && new RegExp(`\\b(?:${nouns})$`, "u").test(fold(head));
}

/** Recognizes a request for a list or for content; undefined for any other message. */
export function readRequest(text: string, folded: string, patterns: Patterns): ListRequest | undefined {
  const { matches, kinds, or } = patterns;
  const whatToPost = matches("whatToPost", folded);
  // In "I’ve made a series for months, how do I film outdoors?", only the second half asks.
  const asking = patterns.asking(text);
  const isAside = asking !== folded;
  // In "I want to film a series about my move, how do I structure it", the question follows without punctuation.
  const isQuestion = matches("howTo", folded) || (isAside && matches("howTo", asking)) || matches("endsAsking", folded);
  const words = folded.split(" ");
  // In "my dinners under $5 series" and "after part 14", a price and an episode are not numbers of items.
  const counted = fold(
    text.replace(/[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?[$€£%]|\d+[.,]\d{1,2}(?!\d)|\b(?:part\w*|ep\w*) \d+/giu, " "),
  );
  const asksBack = text.trim().endsWith("?");
  // "I start a weekly series, how do I get people to come back?" asks a different question at the end.
  const last = fold(text.split(/[,.;!?]+\s/u).at(-1) ?? "");
  const endsOtherwise = (nouns: string): boolean =>
    (isAside && isQuestion && !new RegExp(`\\b(${nouns})\\b`, "u").test(asking) && !matches("whatToPost", asking)) ||
    (last !== folded &&
      !new RegExp(`\\b(${nouns})\\b`, "u").test(last) &&
      (matches("howTo", last) || (asksBack && !matches("asks", last) && !patterns.asksFirst.test(folded))) &&
      !matches("whatToPost", last));
  // In "Ideas for a bookshop, 6 please", the number comes last.
  const [, polite = ""] = new RegExp(`\\b(\\d{1,2}) (?:${patterns.please})\\b`, "u").exec(folded) ?? [];
  const read = (kind: ListRequest["kind"], nouns: string, named: number | undefined): ListRequest => {
    const value = named ?? (polite === "" ? undefined : Number(polite));
    return {
      kind,
      count: value === undefined ? undefined : Math.min(value, maxCount),
      isCapped: (value ?? 0) > maxCount,
      // An email to "a shoe brand" is about the creator's own subject.
      topic:
        kind === "tips" || kind === "pitches"
          ? ""
          : topicOf(text, folded, nouns, kind === "emails" ? { ...patterns, topicFirst: false } : patterns),
      platform: platformIn(text),
    };
  };
  // "Does Trellis write captions?" is about the product.
  const isAboutProduct = asksBack && words.includes("trellis");
  for (const [kind, nouns] of isAboutProduct ? [] : kinds) {
    if (!new RegExp(`\\b(${nouns})\\b`, "u").test(folded)) continue;
    // "Should I use AI for scripts?" is a question, "Titles for my video?" a request.
    const starts = new RegExp(`^(\\w+ )?(${nouns})\\b`, "u").test(folded);
    // "Captions long or short" and "Are hashtags dead" ask for an opinion, not for content.
    const isDoubt = isQuestion || (matches("doubt", folded) && !patterns.asksFirst.test(folded));
    const shortEnough = words.length <= 6 && (!asksBack || starts);
    const count = countBefore(nouns, counted, patterns);
    // "Are 30 episodes too many for a series?" asks for an opinion.
    const isNamed = count !== undefined && count > 1 && !matches("judges", folded);
    // "Script of 20 seconds: how to fold a sheet" is a request, whatever follows the colon.
    const isOrder =
      (namedAlone.has(kind) || (kind === "captions" && (count === 1 || !/^\w+s\b/u.test(folded)))) &&
      !asksBack &&
      !matches("doubt", folded) &&
      !matches("endsAsking", folded) &&
      (orderOf(nouns, patterns).test(folded) || isHead(nouns, text)) &&
      (kind === "emails" ||
        kind === "bios" ||
        matches("writes", folded) ||
        topicOf(text, folded, nouns, patterns) !== "");
    const isWanted = isNamed || matches("writes", folded) || isOrder;
    if (mentioned.has(kind) && ((isQuestion && !isOrder) || !isWanted)) continue;
    // "Name for my page" asks how to choose a name.
    const isBare =
      mentioned.has(kind) &&
      kind !== "emails" &&
      !(kind === "bios" && isOrder) &&
      !isNamed &&
      !matches("writes", folded);
    if (isBare && topicOf(text, folded, nouns, patterns) === "") continue;
    // "Somebody copies my ideas" only mentions ideas; "Write my caption" is a request.
    const isTheirs = new RegExp(`\\b${patterns.possessive} (${nouns})\\b`, "u").test(folded);
    // "Hashtags or keywords?" is a comparison; "Hooks about cats or dogs" is a request.
    const eitherOr = isNamed ? `\\b(${nouns}) ${or} \\d` : `\\b(${nouns}) ${or} |\\b${or} (\\w+ )?(${nouns})\\b`;
    if (new RegExp(eitherOr, "u").test(folded)) continue;
    if (isTheirs && !isNamed && !patterns.asksFirst.test(folded)) continue;
    if (isNamed && new RegExp(`\\b(${patterns.owned}) \\w+ (\\w+ )?(${nouns})\\b`, "u").test(folded)) continue;
    if ((kind === "series" && matches("leisure", folded)) || (!isNamed && !isOrder && endsOtherwise(nouns))) continue;
    // The engine writes no content for live streams, but an article has ideas for them.
    const topic = kind === "ideas" && matches("live", folded) ? topicOf(text, folded, nouns, patterns) : undefined;
    if (topic === "") return isNamed ? read("tips", nouns, count) : undefined;
    // "An idea for a Reel about my hair salon?" is a request in spite of its question mark.
    const isSingle = count === 1 && starts && asksBack;
    if (
      isNamed ||
      isOrder ||
      (!isDoubt && (shortEnough || isSingle || matches("asks", folded))) ||
      (whatToPost && kind === "hashtags")
    )
      return read(kind, nouns, count);
  }
  // "What should I say in the first seconds of a video about sneakers?" asks for hooks.
  const opening = matches("sayFirst", folded) ? read("hooks", patterns.counted, undefined) : undefined;
  const name = matches("nameWhat", folded) ? read("names", patterns.counted, undefined) : undefined;
  const written = opening ?? name;
  if (written && written.topic !== "") return written;
  if (whatToPost && !matches("live", folded) && !endsOtherwise(patterns.counted))
    return read("ideas", "posts?", countBefore(patterns.counted, counted, patterns));
  const posts = countBefore(patterns.counted, counted, patterns);
  const areMade = new RegExp(
    `\\b(?:${patterns.owned}|${patterns.possessive}) \\w+ (\\w+ )?(${patterns.counted})\\b`,
    "u",
  ).test(folded);
  if (
    !matches("judges", folded) &&
    posts !== undefined &&
    !areMade &&
    posts > 1 &&
    !isQuestion &&
    matches("asks", folded) &&
    !matches("offered", folded)
  )
    return read("ideas", patterns.counted, posts);
  const tips = countBefore(patterns.tips, folded, patterns, 2);
  // As in "... if I do three things", a number late in a question counts something else.
  const isEarly = words.slice(0, earlyWords).some((word) => word in patterns.numbers || /^\d+$/u.test(word));
  const isList =
    tips !== undefined &&
    tips > 1 &&
    !matches("judges", folded) &&
    ((matches("asks", folded) && (isEarly || !isQuestion)) ||
      (tips <= maxCount && (isEarly || (!isQuestion && !matches("advice", folded)))));
  return isList ? read("tips", patterns.tips, tips) : undefined;
}
