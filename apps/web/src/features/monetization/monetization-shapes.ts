import type { AffiliateProduct, BrandOpportunity } from "./partnerships.ts";

/** A monthly revenue source (spec §3). Amounts are in dollars, rates are fractions of 1. */
export interface RevenueSource {
  name: string;
  amount: number;
  /** Share of the monthly revenue. */
  percentage: number;
  /** Change from the previous month. */
  growth: number;
}

/** Key figures. */
interface MonetizationStats {
  totalRevenue: number;
  monthlyRevenue: number;
  activePartnerships: number;
  conversionRate: number;
}

/** Revenue of one month. */
export interface MonthlyRevenue {
  /** Any day in the month. */
  month: Date;
  revenue: number;
}

/** Data of the monetization hub. */
export interface MonetizationSample {
  stats: MonetizationStats;
  /** How the four figures developed, oldest first. */
  trends: Record<"total" | "month" | "partnerships" | "conversion", readonly number[]>;
  sources: readonly RevenueSource[];
  /** Oldest first. */
  months: readonly MonthlyRevenue[];
  products: readonly AffiliateProduct[];
  categories: readonly string[];
  brands: readonly BrandOpportunity[];
}
