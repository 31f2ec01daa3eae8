/** Where something was written or works best. */
export type HubPlatform = "Instagram" | "TikTok" | "YouTube" | "Facebook";

/** What someone wrote (spec §3). */
export interface AudienceComment {
  id: string;
  user: string;
  /** Their picture's address; empty where initials stand in for it. */
  avatar: string;
  comment: string;
  platform: HubPlatform;
  /** When, ISO 8601. */
  time: string;
  likes: number;
  needsReply: boolean;
}

/** Something to ask the audience (spec §3). */
export interface EngagementPrompt {
  id: string;
  prompt: string;
  platform: HubPlatform;
  category: string;
  engagement: "High" | "Medium";
}

/** The figures of the hub (spec §3). Rates are shares of one. */
interface EngagementStats {
  totalFollowers: number;
  totalComments: number;
  totalLikes: number;
  engagementRate: number;
  responseRate: number;
  /** In hours. */
  avgResponseTime: number;
}

/** What people talked about most. */
interface TopContent {
  title: string;
  platform: HubPlatform;
  likes: number;
  comments: number;
}

/** Something that would bring more. */
interface GrowthOpportunity {
  title: string;
  description: string;
}

/** All that the hub shows. */
export interface EngagementSample {
  stats: EngagementStats;
  comments: readonly AudienceComment[];
  prompts: readonly EngagementPrompt[];
  topContent: readonly TopContent[];
  opportunities: readonly GrowthOpportunity[];
}

/** The name by which the drawings know a platform. */
export const brandOf = (platform: HubPlatform): Lowercase<HubPlatform> =>
  platform.toLowerCase() as Lowercase<HubPlatform>;
