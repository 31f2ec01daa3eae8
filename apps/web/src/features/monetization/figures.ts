import type { Language } from "@trellis/contract/fields";
import type { MonthlyRevenue } from "./monetization-shapes.ts";

/** How the last month went, as a share of the one before it; nothing came of nothing. */
export function monthlyGrowth(months: readonly MonthlyRevenue[]): number {
  const [before, last] = months.slice(-2).map(({ revenue }) => revenue);
  return before && last !== undefined ? last / before - 1 : 0;
}

/** How figures are written in a language. */
export function figuresIn(language: Language) {
  const format = (options: Intl.NumberFormatOptions) => {
    const figures = new Intl.NumberFormat(language, options);
    return (figure: number) => figures.format(figure);
  };
  const dollars = { style: "currency", currency: "USD", maximumFractionDigits: 0 } as const;
  return {
    number: format({}),
    money: format(dollars),
    /** "$2.7K". */
    shortMoney: format({ ...dollars, notation: "compact", maximumFractionDigits: 1 }),
    share: format({ style: "percent", maximumFractionDigits: 1 }),
    /** With its sign: "+18%". */
    change: format({ style: "percent", signDisplay: "exceptZero", maximumFractionDigits: 0 }),
  };
}
