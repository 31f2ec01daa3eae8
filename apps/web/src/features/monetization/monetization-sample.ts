import type { TFunction } from "i18next";
import type { MonetizationSample, RevenueSource } from "./monetization-shapes.ts";
import type { AffiliateProduct, BrandOpportunity } from "./partnerships.ts";

const monthly = [1980, 2150, 2390, 2520, 2745, 3240] as const;

const sources = {
  sponsored: { amount: 1458, percentage: 0.45, growth: 0.22 },
  affiliate: { amount: 810, percentage: 0.25, growth: 0.15 },
  ads: { amount: 648, percentage: 0.2, growth: -0.04 },
  digital: { amount: 324, percentage: 0.1, growth: 0.31 },
} as const satisfies Record<string, Omit<RevenueSource, "name">>;

const products = {
  pan: { commission: 0.12, clicks: 1840, sales: 74, revenue: 412 },
  knife: { commission: 0.1, clicks: 1215, sales: 38, revenue: 236 },
  spices: { commission: 0.15, clicks: 960, sales: 52, revenue: 117 },
  boxes: { commission: 0.08, clicks: 705, sales: 29, revenue: 45 },
} as const satisfies Record<string, Omit<AffiliateProduct, "id" | "name" | "category">>;

const brands = {
  greenfork: { brand: "Greenfork", followers: 25_000, rate: 650, status: "open" },
  copperleaf: { brand: "Copperleaf", followers: 40_000, rate: 900, status: "new" },
  lumen: { brand: "Lumen Home", followers: 10_000, rate: 320, status: "closing" },
} as const satisfies Record<string, Pick<BrandOpportunity, "brand" | "followers" | "rate" | "status">>;

const categories = ["cookware", "groceries", "storage", "books", "appliances"] as const;

const keysOf = <K extends string>(of: Readonly<Record<K, unknown>>) => Object.keys(of) as K[];

/** Returns the sample data. The last month is the month of `now`. */
export const sampleMonetization = (now: Date, t: TFunction<"monetization">): MonetizationSample => ({
  stats: { totalRevenue: 24_860, monthlyRevenue: 3240, activePartnerships: 4, conversionRate: 0.034 },
  trends: {
    total: [11_815, 13_965, 16_355, 18_875, 21_620, 24_860],
    month: monthly,
    partnerships: [2, 2, 3, 3, 3, 4],
    conversion: [2.6, 2.9, 2.8, 3.1, 3.2, 3.4],
  },
  sources: keysOf(sources).map((key) => ({ name: t(`sample.sources.${key}`), ...sources[key] })),
  months: monthly.map((revenue, index) => ({
    month: new Date(now.getFullYear(), now.getMonth() + index + 1 - monthly.length, 1),
    revenue,
  })),
  products: keysOf(products).map((id) => ({
    id,
    name: t(`sample.products.${id}.name`),
    category: t(`sample.products.${id}.category`),
    ...products[id],
  })),
  categories: categories.map((key) => t(`sample.categories.${key}`)),
  brands: keysOf(brands).map((id) => ({
    id,
    category: t(`sample.brands.${id}.category`),
    description: t(`sample.brands.${id}.description`),
    ...brands[id],
  })),
});
