import type { TFunction } from "i18next";
import type { EngagementSample } from "./engagement-shapes.ts";
import type { AudienceComment, EngagementPrompt } from "./audience.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A comment with a relative time, so that it is always recent. */
interface CommentSample extends Pick<AudienceComment, "user" | "platform" | "likes" | "needsReply"> {
  ago: number;
}

const commentSamples = {
  flatmates: { user: "Marta L.", platform: "Instagram", ago: 14 * minute, likes: 24, needsReply: true },
  swap: { user: "Dev Patel", platform: "YouTube", ago: hour, likes: 167, needsReply: true },
  food: { user: "Noor H.", platform: "TikTok", ago: 3 * hour, likes: 89, needsReply: false },
  freeze: { user: "Jules Renaud", platform: "YouTube", ago: 5 * hour, likes: 12, needsReply: true },
  spices: { user: "Sofía R.", platform: "Facebook", ago: day, likes: 41, needsReply: false },
  kids: { user: "Tomás G.", platform: "TikTok", ago: 2 * day, likes: 203, needsReply: false },
} as const satisfies Record<string, CommentSample>;

const promptSamples = {
  tonight: { platform: "Instagram", engagement: "High" },
  choose: { platform: "TikTok", engagement: "High" },
  worst: { platform: "YouTube", engagement: "Medium" },
  show: { platform: "Instagram", engagement: "High" },
  teach: { platform: "YouTube", engagement: "Medium" },
  never: { platform: "Facebook", engagement: "Medium" },
} as const satisfies Record<string, Pick<EngagementPrompt, "platform" | "engagement">>;

const topContent = [
  ["soup", "YouTube", 3412, 286],
  ["noodles", "Instagram", 2874, 194],
  ["knife", "TikTok", 2260, 147],
] as const;

const keysOf = <K extends string>(of: Readonly<Record<K, unknown>>) => Object.keys(of) as K[];

/** Returns the sample data, with times relative to `now`. */
export const sampleEngagement = (now: Date, t: TFunction<"engagement">): EngagementSample => ({
  stats: {
    totalFollowers: 48_213,
    totalComments: 1284,
    totalLikes: 23_917,
    engagementRate: 0.052,
    responseRate: 0.92,
    avgResponseTime: 1.6,
  },
  trends: {
    followers: [412, 418, 427, 433, 441, 446, 455, 463, 471, 482],
    comments: [96, 104, 121, 110, 133, 128, 149, 141, 158, 144],
    likes: [1900, 2100, 2050, 2320, 2600, 2480, 2710, 2690, 2900, 2870],
    rate: [4.6, 4.4, 4.7, 4.9, 4.8, 5.1, 4.9, 5, 5.3, 5.2],
  },
  comments: keysOf(commentSamples).map((id) => {
    const { ago, ...rest } = commentSamples[id];
    return {
      id,
      avatar: "",
      comment: t(`sample.comments.${id}`),
      time: new Date(now.getTime() - ago).toISOString(),
      ...rest,
    };
  }),
  prompts: keysOf(promptSamples).map((id) => ({
    id,
    prompt: t(`sample.prompts.${id}.prompt`),
    category: t(`sample.prompts.${id}.category`),
    ...promptSamples[id],
  })),
  topContent: topContent.map(([key, platform, likes, comments]) => ({
    title: t(`sample.top.${key}`),
    platform,
    likes,
    comments,
  })),
  opportunities: (["live", "stories", "evening"] as const).map((key) => ({
    title: t(`sample.opportunities.${key}.title`),
    description: t(`sample.opportunities.${key}.description`),
  })),
});
