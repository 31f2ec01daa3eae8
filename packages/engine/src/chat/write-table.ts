import { labelOf } from "../knowledge/search.ts";
import { writeSchedule } from "../plan/schedule.ts";
import { type Changes, followUpTexts } from "./changes.ts";
import { type Context, subjectOf } from "./context.ts";
import type { ListRequest } from "./request.ts";
import { writeItems } from "./write-list.ts";

/** Writes rows of cells as lines of text. */
const tableOf = (rows: readonly (readonly string[])[]): string => rows.map((cells) => cells.join(" | ")).join("\n");

/** Writes a list as a table. */
export function listAsTable(items: readonly string[], { spoken }: Context): string {
  const { number, text } = followUpTexts[spoken].tables;
  return tableOf([[number, text], ...items.map((item, index) => [String(index + 1), item])]);
}

/** Writes the points of an article as a table. */
export function pointsAsTable(points: readonly string[], { spoken }: Context): string {
  const { point, advice } = followUpTexts[spoken].tables;
  const rows = points.map((words, index) => {
    const label = labelOf(words);
    return label === "" ? [String(index + 1), words] : [label, words.slice(words.indexOf(":") + 1).trim()];
  });
  return tableOf([[point, advice], ...rows]);
}

const most = 4;

/** Writes a weekly schedule with an idea for each post, as a list or as a table. */
export function writeWeek({ topic, platform }: ListRequest, { isTable, dropped }: Changes, context: Context): string {
  const { creator, text, spoken, say } = context;
  const { day, time, post } = followUpTexts[spoken].tables;
  const platforms = platform === "" ? creator.platforms : [platform];
  const { weekdays } = text.plan;
  const free = weekdays.filter((_, index) => !dropped.includes(index));
  const times = writeSchedule({ ...creator, platforms }, weekdays).slice(0, most);
  const taken = new Set(times.map((each) => each.day));
  const ideas = writeItems("ideas", subjectOf(context, topic), times.length, 0);
  const rows = times.map((each, index) => {
    // A post on a day without posts moves to the next free day.
    const other = free.find((name) => !taken.has(name)) ?? each.day;
    const isFree = free.includes(each.day);
    taken.add(isFree ? each.day : other);
    return [isFree ? each.day : other, `${each.time}, ${each.platform}`, ideas[index] ?? ""];
  });
  const sorted = rows.toSorted(
    (a, b) => weekdays.indexOf(a[0] as (typeof weekdays)[number]) - weekdays.indexOf(b[0] as (typeof weekdays)[number]),
  );
  if (isTable) return tableOf([[day, time, post], ...sorted]);
  return (
    sorted
      .map(([name = "", when = "", idea = ""]) => `• ${name}, ${when}${text.typeset(text.content.colon)}${idea}`)
      .join("\n") || say.empty
  );
}
