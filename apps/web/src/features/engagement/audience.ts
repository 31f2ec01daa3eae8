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
