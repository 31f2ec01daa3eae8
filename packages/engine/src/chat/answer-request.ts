import { contentPlatforms, contentTones } from "@trellis/contract/content";
import { writeContent } from "../content.ts";
import { sensitivityOf } from "../content/sensitive.ts";
import { fill } from "../fill.ts";
import { type Context, subjectOf } from "./context.ts";
import { articleAt, findArticles } from "./find-article.ts";
import { wordsOf } from "../knowledge/words.ts";
import { countOf, type Query } from "./query.ts";
import { type ListRequest, maxCount } from "./request.ts";
import { topicFor, writeItems } from "./write-list.ts";

const numbered = (items: readonly string[]): string =>
  items.length === 1 ? items.join("") : items.map((item, index) => `${index + 1}. ${item}`).join("\n");

/** Returns the shortest of some texts. */
const shortest = (items: readonly string[], count: number): string[] =>
  items.toSorted((a, b) => a.length - b.length).slice(0, count);

/** Writes captions in every tone, for the requested platform first and then for the other platforms. */
function captionsFor(topic: string, platform: string, count: number, offset: number, context: Context): string[] {
  const platforms = platform === "" ? contentPlatforms : [platform, ...contentPlatforms];
  const captions = platforms.flatMap((place) =>
    contentTones.map(
      (tone) =>
        writeContent({ tool: "caption", topic, platform: place, tone, audience: "" }, context.answers, context.spoken)
          .content,
    ),
  );
  const different = [...new Set(captions)];
  return Array.from(
    { length: Math.min(count, different.length) },
    (_, index) => different[(offset + index) % different.length] ?? "",
  );
}

/** Collects the points of the best articles until there are as many as requested. */
function tipsFor(query: Query, count: number, context: Context): { title: string; points: string[] } {
  const { knowledge, shown, creator, asked } = context;
  const findings = findArticles(query, knowledge, creator, wordsOf(asked));
  if (!findings.isConfident) return { title: "", points: [] };
  const points: string[] = [];
  const titles: string[] = [];
  for (let rank = 0; points.length < query.offset + count; rank++) {
    const article = articleAt(findings, rank);
    if (!article) break;
    const { title, points: own } = shown.articles.get(article.slug) ?? article;
    titles.push(title);
    points.push(...own);
  }
  const { typeset } = context.text;
  return {
    title: typeset(titles[0] ?? ""),
    points: points.slice(query.offset, query.offset + count).map((point) => typeset(point)),
  };
}

/** Writes the requested texts; returns undefined if there is nothing to write. */
export function answerRequest(request: ListRequest, query: Query, context: Context): string | undefined {
  const { say, text, spoken, answers } = context;
  const { typeset } = text;
  const { kind, platform, isCapped } = request;
  const count = countOf(request);
  const subject = subjectOf(context, request.topic);
  const topic = topicFor(subject);
  const { lists } = say;
  if (kind === "scripts" || kind === "outlines") {
    const tool = kind === "scripts" ? "script" : "outline";
    const written = writeContent({ tool, topic, platform, tone: "", audience: "" }, answers, spoken).content;
    return `${written}\n\n${fill(typeset(say.scripts[tool]), { topic })}`;
  }
  const tips = kind === "tips" ? tipsFor(query, count, context) : undefined;
  const items =
    kind === "tips"
      ? (tips?.points ?? [])
      : kind === "captions"
        ? captionsFor(topic, platform, count, query.offset, context)
        : query.style === "short" && kind !== "hashtags"
          ? shortest(writeItems(kind, subject, maxCount, query.offset), count)
          : writeItems(kind, subject, count, query.offset);
  if (items.length === 0) return undefined;
  const where = platform === "" ? "" : fill(typeset(lists.where), { platform });
  const [one = "", many = ""] = lists[kind];
  const intro = fill(typeset(items.length === 1 ? one : many), { count: String(items.length), topic, where });
  // Advice on reach is out of place after words about a loss.
  const isHard = sensitivityOf([topic]) === "gentle";
  const after = kind === "tips" || query.style === "short" || isHard ? [] : [typeset(lists.after[kind])];
  return [
    ...(tips ? [tips.title] : []),
    intro,
    kind === "hashtags" ? items.join(" ") : numbered(items),
    ...(isCapped && items.length === maxCount ? [typeset(lists.limit)] : []),
    ...after,
  ].join("\n\n");
}
