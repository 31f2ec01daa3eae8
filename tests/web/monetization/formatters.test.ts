import { describe, expect, it } from "vitest";
import { formattersFor, monthlyGrowth } from "../../../apps/web/src/features/monetization/formatters.ts";

const months = (...revenues: number[]) =>
  revenues.map((revenue, index) => ({ month: new Date(2026, index, 1), revenue }));
const plain = (text: string) => text.replaceAll(/\s/g, " ");

describe("monthly growth", () => {
  it("compares the last month with the previous one", () => {
    expect(monthlyGrowth(months(10, 200, 250))).toBe(0.25);
    expect(monthlyGrowth(months(200, 100))).toBe(-0.5);
  });

  it("is 0 without a month to compare with", () => {
    expect(monthlyGrowth(months())).toBe(0);
    expect(monthlyGrowth(months(100))).toBe(0);
    expect(monthlyGrowth(months(0, 100))).toBe(0);
  });
});

describe("the set of formatters", () => {
  it("formats numbers for the language", () => {
    expect(formattersFor("en").money(24_860)).toBe("$24,860");
    expect(plain(formattersFor("fr").money(24_860))).toBe("24 860 $");
    expect(formattersFor("en").shortMoney(2745)).toBe("$2.7K");
    expect(plain(formattersFor("fr").share(0.034))).toBe("3,4 %");
  });

  it("adds a sign to changes", () => {
    const { change } = formattersFor("en");
    expect([0.22, -0.04, 0].map(change)).toEqual(["+22%", "−4%", "0%"]);
  });
});
