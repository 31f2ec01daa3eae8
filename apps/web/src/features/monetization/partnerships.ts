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
