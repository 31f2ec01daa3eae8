import type { PlatformName } from "../../platforms.ts";
import type { AudienceComment, EngagementPrompt } from "./audience.ts";

/** Key figures (spec §3). Rates are fractions of 1. */
interface EngagementStats {
  totalFollowers: number;
  totalComments: number;
  totalLikes: number;
  engagementRate: number;
  responseRate: number;
  /** In hours. */
  avgResponseTime: number;
}

/** A post with high engagement. */
interface TopContent {
  title: string;
  platform: PlatformName;
  likes: number;
  comments: number;
}

/** A suggestion for more engagement. */
interface GrowthOpportunity {
  title: string;
  description: string;
}

/** Data of the engagement hub. */
export interface EngagementSample {
  stats: EngagementStats;
  /** How the first four figures developed, oldest first. */
  trends: Record<"followers" | "comments" | "likes" | "rate", readonly number[]>;
  comments: readonly AudienceComment[];
  prompts: readonly EngagementPrompt[];
  topContent: readonly TopContent[];
  opportunities: readonly GrowthOpportunity[];
}
