import type { Language } from "@trellis/contract/fields";
import { fill } from "../fill.ts";
import { texts } from "../text/texts.ts";
import { type Amount, type Period, type SumText, sumTexts } from "./amounts.ts";

/** The result of a calculation. */
export type Sum =
  | { readonly kind: "share"; readonly part: Amount; readonly whole: Amount }
  | { readonly kind: "time"; readonly missing: number; readonly goal: number; readonly rate: Amount }
  | {
      readonly kind: "total";
      readonly factors: readonly number[];
      readonly unit: Amount;
      readonly time: Amount | undefined;
      /** The amount that the user already has; undefined if nothing grows. */
      readonly have: number | undefined;
      readonly isGrowth: boolean;
    }
  | {
      readonly kind: "needed";
      readonly missing: number;
      readonly time: Amount;
      readonly per: Period;
      /** The number of `per` periods in the time. */
      readonly periods: number;
    }
  | { readonly kind: "percent"; readonly percent: Amount; readonly whole: Amount; readonly price: Amount | undefined }
  | { readonly kind: "cut"; readonly percent: Amount; readonly whole: Amount }
  | { readonly kind: "rpm"; readonly rate: Amount; readonly views: Amount; readonly isYearly: boolean }
  | { readonly kind: "reverse"; readonly percent: Amount; readonly count: Amount }
  | {
      readonly kind: "extra";
      readonly from: Amount;
      readonly to: number;
      readonly total: number;
      readonly time: Amount;
    }
  | { readonly kind: "revenue"; readonly price: Amount; readonly count: Amount }
  | { readonly kind: "piece"; readonly money: Amount; readonly count: Amount };

/** Words for how often something happens. They are not units. */
const times: ReadonlySet<string> = new Set(["times", "veces", "vez", "fois"]);

type Label = "ctr" | "opens" | "engagement" | "buyers" | "watched" | "share";

/** The usual range of a share in percent. */
const usual: Readonly<Partial<Record<Label, readonly [number, number]>>> = {
  ctr: [2, 10],
  opens: [35, 50],
  engagement: [3, 6],
  buyers: [1, 3],
  watched: [40, 50],
};

function labelOf(part: Amount, whole: Amount): Label {
  if (part.unit === "minutes") return "watched";
  if (part.unit === "clicks" && whole.unit === "views") return "ctr";
  if (part.unit === "opens") return "opens";
  if (part.unit === "likes") return "engagement";
  return part.unit === "buyers" ? "buyers" : "share";
}

const slugs: Readonly<Partial<Record<Label, string>>> = {
  ctr: "youtube-click-through-rate",
  opens: "newsletter-start",
  engagement: "engagement-rate",
  watched: "youtube-retention",
};

/** Whether a share has a name, such as the click-through rate. */
export const isUsualShare = (part: Amount, whole: Amount): boolean => labelOf(part, whole) !== "share";

/** Returns the article about the result of a calculation; undefined if there is none. */
export const slugFor = (sum: Sum): string | undefined =>
  sum.kind === "share" ? slugs[labelOf(sum.part, sum.whole)] : undefined;

/** Returns a function that writes the result of a calculation as sentences. */
export function createSumWriter(language: Language): (sum: Sum) => string {
  const { say, names }: SumText = sumTexts[language];
  const { typeset } = texts[language];
  const count = (value: number, digits = value < 100 ? 1 : 0) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
  const percentOf = (value: number) =>
    new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: value < 0.2 ? 1 : 0 }).format(value);
  const money = (value: number) => count(value, Number.isInteger(value) ? 0 : 2);
  const clock = (minutes: number) => {
    const seconds = Math.round(minutes * 60);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  };
  const named = (value: number, [one = "", many = ""]: readonly string[]) =>
    `${count(value)} ${value === 1 ? one : many}`;
  const periods = (value: number, period: Period) => named(value, names[period]);
  const write = (name: keyof SumText["say"], slots: Readonly<Record<string, string>> = {}) =>
    fill(typeset(say[name]), slots);

  const writeShare = (part: Amount, whole: Amount): string => {
    const label = labelOf(part, whole);
    const share = part.value / whole.value;
    const show = (value: number) => (label === "watched" ? clock(value) : count(value));
    const sentence = write(label, { part: show(part.value), whole: show(whole.value), percent: percentOf(share) });
    const [low, high] = usual[label] ?? [];
    if (low === undefined || high === undefined) return `${sentence} ${write("compare")}`;
    const range = { low: percentOf(low / 100), high: percentOf(high / 100) };
    return `${sentence} ${write(share * 100 < low ? "below" : share * 100 > high ? "above" : "within", range)}`;
  };

  const writeTotal = ({ factors, unit, time, have, isGrowth }: Sum & { kind: "total" }): string => {
    const value = factors.reduce((product, factor) => product * factor, 1);
    const isTime = unit.unit === "hours" || unit.unit === "minutes";
    const word = isTime ? (names[unit.unit][value === 1 ? 0 : 1] ?? "") : times.has(unit.word) ? "" : unit.word;
    const slots = {
      factors: factors.map((factor) => count(factor)).join(" × "),
      total: unit.unit === "money" ? money(value) : `${count(value)} ${word}`.trim(),
      time: time?.time ? periods(time.value, time.time) : "",
    };
    return [
      write(slots.time === "" ? "total" : "totalIn", slots),
      ...(have === undefined ? [] : [write("sum", { have: count(have), sum: count(have + value) })]),
      ...(isGrowth ? [write("estimate")] : []),
    ].join(" ");
  };

  return (sum) => {
    switch (sum.kind) {
      case "share":
        return writeShare(sum.part, sum.whole);
      case "time": {
        const { missing, goal, rate } = sum;
        if (missing <= 0) return write("reached", { goal: count(goal) });
        const per = rate.per ?? "week";
        const slots = {
          missing: count(missing),
          goal: count(goal),
          rate: count(rate.value),
          period: names[per][0] ?? "",
          time: periods(Math.ceil(missing / rate.value), per),
        };
        return `${write("missing", slots)} ${write("estimate")}`;
      }
      case "needed": {
        const { missing, time, per, periods: number } = sum;
        return write("needed", {
          missing: count(missing),
          time: time.time ? periods(time.value, time.time) : "",
          rate: count(Math.ceil(missing / Math.max(1, number))),
          period: names[per][0] ?? "",
        });
      }
      case "total":
        return writeTotal(sum);
      case "percent": {
        const value = (sum.whole.value * sum.percent.value) / 100;
        const slots = {
          percent: percentOf(sum.percent.value / 100),
          whole: count(sum.whole.value),
          part: count(value),
        };
        return sum.price
          ? write("sales", { ...slots, price: money(sum.price.value), total: money(value * sum.price.value) })
          : write("ofPeople", slots);
      }
      case "cut": {
        const value = (sum.whole.value * sum.percent.value) / 100;
        const percent = percentOf(sum.percent.value / 100);
        return write("ofMoney", {
          percent,
          whole: money(sum.whole.value),
          part: money(value),
          rest: money(sum.whole.value - value),
        });
      }
      case "rpm": {
        const value = (sum.rate.value * sum.views.value) / 1_000;
        const slots = { rate: money(sum.rate.value), views: count(sum.views.value), total: money(value) };
        return [write("rpm", slots), ...(sum.isYearly ? [write("year", { total: money(12 * value) })] : [])].join(" ");
      }
      case "revenue":
        return write("revenue", {
          count: count(sum.count.value),
          price: money(sum.price.value),
          total: money(sum.count.value * sum.price.value),
        });
      case "reverse":
        return write("reverse", {
          count: count(sum.count.value),
          percent: percentOf(sum.percent.value / 100),
          total: count(Math.ceil((sum.count.value * 100) / sum.percent.value)),
        });
      case "extra":
        return write("extra", {
          from: count(sum.from.value),
          to: count(sum.to),
          period: names[sum.from.per ?? "week"][0] ?? "",
          total: count(sum.total),
          time: sum.time.time ? periods(sum.time.value, sum.time.time) : "",
        });
      case "piece":
      default:
        return write("piece", {
          money: money(sum.money.value),
          count: count(sum.count.value),
          each: money(sum.money.value / sum.count.value),
        });
    }
  };
}
