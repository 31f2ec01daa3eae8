import type { Language } from "@trellis/contract/fields";
import { type Amount, amountsIn, type Period, periodOf, plainOf, sumTexts } from "./amounts.ts";
import { createSumWriter, isUsualShare, slugFor, type Sum } from "./write-sum.ts";

const daysPer: Readonly<Record<Period, number>> = { day: 1, week: 7, month: 30, year: 365 };
const weeksPer: Readonly<Record<Period, number>> = { day: 1 / 7, week: 1, month: 52 / 12, year: 52 };

/** Converts an amount of time into another period: 3 months are 13 weeks. */
function countOf(time: Amount, per: Period): number {
  if (time.time === undefined || time.time === per) return time.value;
  if (per === "week") return Math.round(time.value * weeksPer[time.time]);
  return Math.round((time.value * daysPer[time.time]) / daysPer[per]);
}

type Asked =
  | "asks"
  | "howLong"
  | "share"
  | "percent"
  | "split"
  | "perThousand"
  | "cut"
  | "needs"
  | "yearly"
  | "cost"
  | "buys";

/** The amounts in a message, and what it asks to calculate with them. */
interface Task {
  readonly amounts: readonly Amount[];
  readonly plain: string;
  /** The factor in “what if I double that?”. */
  readonly factor: number;
  /** Days of a week without posts. */
  readonly skipped: number;
  readonly asks: (name: Asked) => boolean;
}

/** Units for which no share is calculated. */
const uncounted: ReadonlySet<string> = new Set(["percent", "money", "hours", "posts"]);

const isPlain = ({ per, time, isGoal, isEach }: Amount): boolean => !per && !time && !isGoal && !isEach;

const mostPerPeriod = 30;

/** Returns the share that one amount is of another, such as 17 clicks of 340 impressions. */
function shareOf({ amounts, asks }: Task): Sum | undefined {
  const counted = amounts.filter(
    (amount) => isPlain({ ...amount, isEach: false }) && !amount.isWord && !uncounted.has(amount.unit ?? ""),
  );
  const [one, two, ...others] = counted;
  if (!asks("share") || !one || !two || others.length > 0 || one.value === two.value) return undefined;
  if (!one.unit && !two.unit) return undefined;
  if ((one.unit === "minutes") !== (two.unit === "minutes")) return undefined;
  const [part, whole] = one.value < two.value ? [one, two] : [two, one];
  // “94 subscribers, my sister is 40 of the views, is that normal?” does not ask for a percentage.
  return asks("percent") || isUsualShare(part, whole) ? { kind: "share", part, whole } : undefined;
}

/** Returns how long a rate takes to reach a goal. */
function timeToGoal({ amounts, factor, asks }: Task): Sum | undefined {
  const rate = amounts.findLast(({ per, unit }) => per !== undefined && unit !== "hours" && unit !== "minutes");
  const goal = amounts.findLast((amount) => amount.isGoal && amount !== rate);
  if (!rate?.per || !goal || rate.unit === "posts" || !asks("asks")) return undefined;
  const have = amounts.find((amount) => isPlain(amount) && amount.value < goal.value)?.value ?? 0;
  const perPeriod = rate.value * factor;
  return { kind: "time", missing: goal.value - have, goal: goal.value, rate: { ...rate, value: perPeriod } };
}

/** Returns the rate required to reach a goal in time: “1,000 subscribers in 3 months, how many a week?”. */
function neededRate({ amounts, plain, asks }: Task, language: Language): Sum | undefined {
  const [, word = ""] = new RegExp(`(?<![\\p{L}])(?:${sumTexts[language].needed})`, "u").exec(plain) ?? [];
  const per = word === "" ? undefined : periodOf(word, language);
  const time = amounts.find((amount) => amount.time !== undefined && amount.per === undefined);
  const counted = amounts.filter(
    ({ unit, per: rate, time: each }) => !each && !rate && unit !== "hours" && unit !== "minutes",
  );
  const goal = Math.max(...counted.map(({ value }) => value));
  if (!per || !time || counted.length === 0 || !asks("asks")) return undefined;
  const have = counted.find(({ value }) => value < goal)?.value ?? 0;
  return { kind: "needed", missing: goal - have, time, per, periods: countOf(time, per) };
}

/** Returns how much more a higher rate brings: “from 2 uploads a week to 3, how many more in a year?”. */
function extra({ amounts, asks }: Task): Sum | undefined {
  const rate = amounts.find(({ per }) => per !== undefined);
  const higher = amounts.find((amount) => amount.isGoal && amount !== rate);
  const time = amounts.find((amount) => amount.time !== undefined && amount.per === undefined);
  if (!rate?.per || !higher || !time || !asks("asks")) return undefined;
  if (rate.unit !== "posts" || higher.value <= rate.value || higher.value > mostPerPeriod) return undefined;
  return {
    kind: "extra",
    from: rate,
    to: higher.value,
    total: (higher.value - rate.value) * countOf(time, rate.per),
    time,
  };
}

/** Returns the total of a rate over time: “2 videos a week, 5 hours each, 3 weeks”. */
function total({ amounts, factor, skipped, asks }: Task): Sum | undefined {
  const rate = amounts.findLast(({ per }) => per !== undefined);
  const time = amounts.findLast((amount) => amount.time !== undefined && amount.per === undefined);
  if (!rate?.per || !asks("asks")) return undefined;
  const each = amounts.find(
    (amount) => amount.isEach && amount !== rate && amount !== time && amount.unit !== rate.unit,
  );
  if (!time && !each) return undefined;
  const isDaily = rate.per === "day" && skipped > 0 && time !== undefined;
  const periods = time ? (isDaily ? Math.round(countOf(time, "week")) * (7 - skipped) : countOf(time, rate.per)) : 1;
  const factors = [rate.value * factor, ...(each ? [each.value] : []), ...(time ? [periods] : [])];
  const isGrowth = rate.unit === "people" || rate.unit === undefined;
  const have = isGrowth ? amounts.find((amount) => isPlain(amount) && amount.unit === "people")?.value : undefined;
  return { kind: "total", factors, unit: each ?? rate, time, have, isGrowth: rate.unit === "people" };
}

/** Divides an amount among several things, or calculates a percentage of an amount. */
function parts({ amounts, asks }: Task): Sum | undefined {
  const of = (name: Amount["unit"]) => amounts.find(({ unit }) => unit === name);
  const [money, percent, posts, views] = [of("money"), of("percent"), of("posts"), of("views")];
  const people = amounts.find(({ unit }) => unit === "people" || unit === "views" || unit === "buyers");
  const wanted = amounts.find((amount) => isPlain(amount) && amount !== percent && amount.unit !== "money");
  if (percent && wanted && asks("needs") && !people?.value) return { kind: "reverse", percent, count: wanted };
  if (percent && people && asks("asks") && people.value > 10)
    return { kind: "percent", percent, whole: people, price: money };
  if (percent && money && asks("cut")) return { kind: "cut", percent, whole: money };
  if (money && views && asks("perThousand"))
    return { kind: "rpm", rate: money, views, isYearly: views.per === "month" && asks("yearly") };
  const bought = amounts.find(
    (amount) => amount.unit === "buyers" || amount.unit === "clicks" || amount.unit === "people",
  );
  const isSale = bought && bought.value > 1 && !percent && asks("buys") && asks("asks");
  if (money && isSale) return { kind: "revenue", price: money, count: bought };
  if (money && bought && asks("cost")) return { kind: "piece", money, count: bought };
  if (money && posts && posts.value > 1 && asks("split") && asks("asks")) return { kind: "piece", money, count: posts };
  return undefined;
}

/** Reads the calculation that a message requests; an earlier message completes a follow-up such as “And if I double that?”. */
function readTask(text: string, earlier: string, language: Language): Task {
  const sum = sumTexts[language];
  const plain = plainOf(text);
  const has = (pattern: string, where = plain) => new RegExp(`(?<![\\p{L}])(?:${pattern})`, "u").test(where);
  const own = amountsIn(text, language);
  const before = earlier === "" ? [] : amountsIn(earlier, language);
  const replaces = (amount: Amount): boolean =>
    own.some(
      ({ per, time, isGoal }) => (per && amount.per) || (time && !per && amount.time) || (isGoal && amount.isGoal),
    );
  const keyIn = (patterns: Readonly<Record<string, string>>, usual: number) =>
    Number(Object.entries(patterns).find(([, pattern]) => has(pattern))?.[0] ?? usual);
  return {
    amounts: [...before.filter((amount) => !replaces(amount)), ...own],
    plain,
    // Only a follow-up can scale an earlier result; a first message such as “How could we halve that?” asks for advice.
    factor: earlier === "" ? 1 : keyIn(sum.factors, 1),
    skipped: keyIn(sum.skips, 0),
    asks: (name) => has(sum[name]) || (earlier !== "" && has(sum[name], plainOf(earlier))),
  };
}

const maxFollowUp = 120;

/** Whether a follow-up changes the previous question's calculation. */
function changes(text: string, language: Language): boolean {
  const { factors, skips } = sumTexts[language];
  const patterns = [...Object.values(factors), ...Object.values(skips)].join("|");
  return new RegExp(`(?<![\\p{L}])(?:${patterns})`, "u").test(plainOf(text)) || amountsIn(text, language).length > 0;
}

const solve = (task: Task, language: Language): Sum | undefined =>
  shareOf(task) ?? neededRate(task, language) ?? extra(task) ?? timeToGoal(task) ?? total(task) ?? parts(task);

/** The result of a calculation in words, and the article about its subject. */
export interface Calculated {
  readonly words: string;
  readonly slug: string | undefined;
}

/** Calculates with the numbers in a message; undefined if it requests no calculation or lacks a number. */
export function calculate(text: string, earlier: string, language: Language, spoken: Language): Calculated | undefined {
  const read = (message: string, before = "") => solve(readTask(message, before, language), language);
  const own = amountsIn(text, language).length > 1 ? read(text) : undefined;
  const isFollowUp = !own && earlier !== "" && text.length < maxFollowUp && changes(text, language);
  const sum = own ?? (isFollowUp && read(earlier) ? read(text, earlier) : undefined);
  return sum && { words: createSumWriter(spoken)(sum), slug: slugFor(sum) };
}
