/** A monthly revenue source (spec §3). Amounts are in dollars, rates are fractions of 1. */
export interface RevenueSource {
  name: string;
  amount: number;
  /** Share of the monthly revenue. */
  percentage: number;
  /** Change from the previous month. */
  growth: number;
}

type BrandStatus = "open" | "new" | "closing";

/** A brand looking for creators (spec §3). */
export interface BrandOpportunity {
  id: string;
  brand: string;
  category: string;
  /** Minimum number of followers. */
  followers: number;
  /** Pay per post. */
  rate: number;
  status: BrandStatus;
  description: string;
}

/** An affiliate product (spec §3). */
export interface AffiliateProduct {
  id: string;
  name: string;
  /** Share of each sale. */
  commission: number;
  clicks: number;
  sales: number;
  revenue: number;
  category: string;
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
  sources: readonly RevenueSource[];
  /** Oldest first. */
  months: readonly MonthlyRevenue[];
  products: readonly AffiliateProduct[];
  categories: readonly string[];
  brands: readonly BrandOpportunity[];
}
