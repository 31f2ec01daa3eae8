import type { TFunction } from "i18next";
import type { AudienceComment, EngagementPrompt, EngagementSample } from "./engagement-shapes.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago a comment was written stands in for when, so that it is always recent. */
interface Written extends Pick<AudienceComment, "user" | "platform" | "likes" | "needsReply"> {
  ago: number;
}

const written = {
  flatmates: { user: "Marta L.", platform: "Instagram", ago: 14 * minute, likes: 24, needsReply: true },
  swap: { user: "Dev Patel", platform: "YouTube", ago: hour, likes: 167, needsReply: true },
  food: { user: "Noor H.", platform: "TikTok", ago: 3 * hour, likes: 89, needsReply: false },
  freeze: { user: "Jules Renaud", platform: "YouTube", ago: 5 * hour, likes: 12, needsReply: true },
  spices: { user: "Sofía R.", platform: "Facebook", ago: day, likes: 41, needsReply: false },
  kids: { user: "Tomás G.", platform: "TikTok", ago: 2 * day, likes: 203, needsReply: false },
} as const satisfies Record<string, Written>;

const asked = {
  tonight: { platform: "Instagram", engagement: "High" },
  choose: { platform: "TikTok", engagement: "High" },
  worst: { platform: "YouTube", engagement: "Medium" },
  show: { platform: "Instagram", engagement: "High" },
  teach: { platform: "YouTube", engagement: "Medium" },
  never: { platform: "Facebook", engagement: "Medium" },
} as const satisfies Record<string, Pick<EngagementPrompt, "platform" | "engagement">>;

const talkedAbout = [
  ["soup", "YouTube", 3412, 286],
  ["noodles", "Instagram", 2874, 194],
  ["knife", "TikTok", 2260, 147],
] as const;

const keysOf = <K extends string>(of: Readonly<Record<K, unknown>>) => Object.keys(of) as K[];

/** The hub's sample data, as if it were from the hours before `now`. */
export const sampleEngagement = (now: Date, t: TFunction<"engagement">): EngagementSample => ({
  stats: {
    totalFollowers: 48_213,
    totalComments: 1284,
    totalLikes: 23_917,
    engagementRate: 0.052,
    responseRate: 0.92,
    avgResponseTime: 1.6,
  },
  comments: keysOf(written).map((id) => {
    const { ago, ...rest } = written[id];
    return {
      id,
      avatar: "",
      comment: t(`sample.comments.${id}`),
      time: new Date(now.getTime() - ago).toISOString(),
      ...rest,
    };
  }),
  prompts: keysOf(asked).map((id) => ({
    id,
    prompt: t(`sample.prompts.${id}.prompt`),
    category: t(`sample.prompts.${id}.category`),
    ...asked[id],
  })),
  topContent: talkedAbout.map(([key, platform, likes, comments]) => ({
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
