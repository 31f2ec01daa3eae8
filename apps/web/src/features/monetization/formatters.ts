import type { Language } from "@trellis/contract/fields";
import type { MonthlyRevenue } from "./monetization-shapes.ts";

/** Returns the growth of the last month over the previous one as a fraction; 0 without revenue to compare with. */
export function monthlyGrowth(months: readonly MonthlyRevenue[]): number {
  const [before, last] = months.slice(-2).map(({ revenue }) => revenue);
  return before && last !== undefined ? last / before - 1 : 0;
}

/** Returns the number formatters for a language. */
export function formattersFor(language: Language) {
  const format = (options: Intl.NumberFormatOptions) => {
    const numberFormat = new Intl.NumberFormat(language, options);
    return (value: number) => numberFormat.format(value);
  };
  const change = format({ style: "percent", signDisplay: "exceptZero", maximumFractionDigits: 0 });
  // Works like `formatMoney` of the plans: amounts are in US dollars, so every language shows a plain dollar sign.
  const dollars = {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
  } as const;
  return {
    number: format({}),
    money: format(dollars),
    /** For example "$2.7K". */
    shortMoney: format({ ...dollars, notation: "compact", maximumFractionDigits: 1 }),
    share: format({ style: "percent", maximumFractionDigits: 1 }),
    /** For example "+18%" or "−4%", with a real minus sign. */
    change: (value: number) => change(value).replace("-", "−"),
  };
}
