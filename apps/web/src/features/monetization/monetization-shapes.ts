/** What money came from in a month (spec §3). Money is in dollars, shares are of one. */
export interface RevenueSource {
  name: string;
  amount: number;
  /** Its share of the month. */
  percentage: number;
  /** How it went since the month before. */
  growth: number;
}

/** How far talks with a brand could be. */
type BrandStatus = "open" | "new" | "closing";

/** A brand that looks for creators (spec §3). */
export interface BrandOpportunity {
  id: string;
  brand: string;
  category: string;
  /** How many followers it asks for. */
  followers: number;
  /** What it pays for a post. */
  rate: number;
  status: BrandStatus;
  description: string;
}

/** A product one recommends (spec §3). */
export interface AffiliateProduct {
  id: string;
  name: string;
  /** The share of each sale. */
  commission: number;
  clicks: number;
  sales: number;
  revenue: number;
  category: string;
}

/** The figures of the hub. */
interface MonetizationStats {
  totalRevenue: number;
  monthlyRevenue: number;
  activePartnerships: number;
  conversionRate: number;
}

/** What a month brought in. */
export interface MonthlyRevenue {
  /** Any day of it. */
  month: Date;
  revenue: number;
}

/** All that the hub shows. */
export interface MonetizationSample {
  stats: MonetizationStats;
  sources: readonly RevenueSource[];
  /** From the earliest to the latest. */
  months: readonly MonthlyRevenue[];
  products: readonly AffiliateProduct[];
  categories: readonly string[];
  brands: readonly BrandOpportunity[];
}
