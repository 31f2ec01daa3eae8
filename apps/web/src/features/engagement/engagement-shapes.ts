import type { PlatformName } from "../../platforms.ts";

/** A comment from the audience (spec §3). */
export interface AudienceComment {
  id: string;
  user: string;
  /** URL of the picture; initials are shown if empty. */
  avatar: string;
  comment: string;
  platform: PlatformName;
  /** ISO 8601. */
  time: string;
  likes: number;
  needsReply: boolean;
}

/** A suggested question to the audience (spec §3). */
export interface EngagementPrompt {
  id: string;
  prompt: string;
  platform: PlatformName;
  category: string;
  engagement: "High" | "Medium";
}

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
  comments: readonly AudienceComment[];
  prompts: readonly EngagementPrompt[];
  topContent: readonly TopContent[];
  opportunities: readonly GrowthOpportunity[];
}
