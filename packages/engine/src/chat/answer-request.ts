import { sensitivityOf } from "../content/sensitive.ts";
import { capitalize, fill } from "../fill.ts";
import { type Context, subjectOf } from "./context.ts";
import { itemsWithin } from "./limited-items.ts";
import { countOf } from "./counts.ts";
import type { Query } from "./query.ts";
import { tipsFor } from "./tips.ts";
import { groupedTags } from "./grouped-tags.ts";
import { briefly, limitTexts } from "./limits.ts";
import { type ListRequest, maxCount } from "./request.ts";
import { biosFor } from "./write-bio.ts";
import { captionsFor } from "./write-captions.ts";
import { emailFor } from "./write-email.ts";
import { topicFor, writeItems } from "./write-list.ts";
import { scriptFor } from "./write-script.ts";
import { listAsTable, writeWeek } from "./write-table.ts";
import { variantsOf } from "./write-variants.ts";

const numbered = (items: readonly string[]): string =>
  items.length === 1 ? items.join("") : items.map((item, index) => `${index + 1}. ${item}`).join("\n");

/** Returns the shortest strings of a list. */
const shortest = (items: readonly string[], count: number): string[] =>
  items.toSorted((a, b) => a.length - b.length).slice(0, count);

type Listed = Exclude<ListRequest["kind"], "scripts" | "outlines" | "tips" | "schedules">;

/** Writes the items of a list. */
function itemsFor(kind: Listed, request: ListRequest, query: Query, context: Context): string[] {
  const { changes, offset, style } = query;
  const subject = subjectOf(context, request.topic, changes.tone);
  const count = countOf(request);
  const isShort = style === "short";
  if (kind === "captions")
    return captionsFor(
      topicFor(subject),
      { platform: request.platform, question: query.text },
      { count, offset, isShort },
      changes,
      context,
    );
  // There is one message for each purpose.
  if (kind === "emails" && count > 1) return [];
  if (kind === "emails")
    return [emailFor(`${query.before} ${query.text}`, subject, isShort, context) ?? ""].filter(Boolean);
  const own =
    kind === "bios" && (changes.tone ?? "funny") === "funny"
      ? biosFor(query.text, changes.tone !== undefined, context)
      : [];
  if (own.length > 0) return own.slice(0, count);
  return isShort && kind !== "hashtags"
    ? shortest(writeItems(kind, subject, maxCount, offset), count)
    : writeItems(kind, subject, count, offset);
}

/** Writes shorter items for a list about a topic, or short titles. */
function briefItems(kind: Listed, request: ListRequest, count: number, query: Query, context: Context): string[] {
  const topic = briefly(request.topic, context.asked);
  const items = itemsFor(kind, { ...request, count, topic }, query, context);
  const { brief: titles, briefCaptions } = limitTexts[context.spoken];
  const brief = kind === "captions" ? briefCaptions : kind === "titles" || kind === "hooks" ? titles : [];
  return [...items, ...brief.map((item) => capitalize(fill(context.text.typeset(item), { topic })))];
}

/** Writes the requested content; returns undefined if there is nothing to write. */
export function answerRequest(request: ListRequest, query: Query, context: Context): string | undefined {
  const { say, text } = context;
  const { typeset } = text;
  const { kind, platform, isCapped } = request;
  const count = countOf(request);
  const { changes } = query;
  const topic = topicFor(subjectOf(context, request.topic));
  const { lists } = say;
  if (query.picked !== "") return variantsOf(request, topic, query, context);
  if (kind === "scripts" || kind === "outlines") return scriptFor(request, topic, query.text, changes, context);
  const where = platform === "" ? "" : fill(typeset(lists.where), { platform });
  const introFor = (number: number): string => {
    const [one = "", many = ""] = lists[kind];
    return fill(typeset(number === 1 ? one : many), { count: String(number), topic, where });
  };
  if (kind === "schedules")
    return [introFor(1), writeWeek(request, changes, context), typeset(lists.after.schedules)].join("\n\n");
  const tips = kind === "tips" ? tipsFor(query, count, context) : undefined;
  const items =
    kind === "tips"
      ? (tips?.points ?? [])
      : itemsWithin(
          query.limits,
          count,
          { style: query.style, isTrimmed: kind === "captions" },
          (number, style, isBrief) =>
            isBrief
              ? briefItems(kind, request, number, { ...query, style }, context)
              : itemsFor(kind, { ...request, count: number }, { ...query, style }, context),
        );
  if (items.length === 0) return undefined;
  // Advice on reach is out of place after words about a loss.
  const isHard = sensitivityOf([topic]) === "gentle";
  const tagsIn = (tags: readonly string[]): string =>
    query.limits.isGrouped ? groupedTags(tags, topic, context.spoken) : tags.join(" ");
  const isElsewhere = kind === "bios" && platform !== "" && platform !== "Instagram";
  const after = isElsewhere || kind === "tips" || query.style === "short" || isHard ? [] : [typeset(lists.after[kind])];
  return [
    ...(tips ? [tips.title] : []),
    introFor(items.length),
    changes.isTable ? listAsTable(items, context) : kind === "hashtags" ? tagsIn(items) : numbered(items),
    ...(isCapped && items.length === maxCount ? [typeset(lists.limit)] : []),
    ...after,
  ].join("\n\n");
}
