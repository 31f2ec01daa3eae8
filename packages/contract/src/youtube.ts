import * as v from "valibot";
import { defineCall } from "./call.ts";
import { user } from "./user.ts";

/** Where a person comes back to from YouTube's consent page, below `basePath`: a page that redirects, no call. */
export const youtubeCallbackPath = "/youtube/callback";

/** GET /youtube/auth: the address of the consent page, a whole URL or a path on the API's origin. It serves one visit. */
export const youtubeAuth = defineCall({
  name: "youtubeAuth",
  method: "GET",
  path: "/youtube/auth",
  access: "session",
  refusal: "error",
  reply: v.looseObject({ authUrl: v.pipe(v.string(), v.nonEmpty()) }),
});

/** POST /youtube/disconnect: forgets the channel; safe to repeat. */
export const disconnectYoutube = defineCall({
  name: "disconnectYoutube",
  method: "POST",
  path: "/youtube/disconnect",
  access: "session",
  refusal: "error",
  reply: v.looseObject({ message: v.optional(v.string()), user: v.optional(user) }),
});

/** YouTube sends its counts as strings. What is no number is none. */
const count = v.pipe(
  v.nullish(v.union([v.number(), v.string()])),
  v.transform((sent) => (sent === undefined || sent === null || sent === "" ? Number.NaN : Number(sent))),
  v.transform((number) => (Number.isFinite(number) ? number : undefined)),
);
const words = v.nullish(v.string(), "");
const picture = v.nullish(v.looseObject({ url: v.nullish(v.string()) }));
const thumbnails = v.nullish(
  v.looseObject({ default: picture, medium: picture, high: picture, standard: picture, maxres: picture }),
);

/** What is known of a channel (spec §3). */
const channelInfo = v.looseObject({
  snippet: v.looseObject({ title: words, customUrl: words, country: words, description: words, thumbnails }),
  statistics: v.nullish(v.looseObject({ subscriberCount: count, videoCount: count })),
});

const topVideo = v.looseObject({
  snippet: v.looseObject({ title: words, publishedAt: v.nullish(v.string()), thumbnails }),
});

const comment = v.looseObject({
  text: words,
  likes: v.pipe(
    count,
    v.transform((likes) => likes ?? 0),
  ),
  /** Who wrote it; servers need not say. */
  author: v.nullish(v.string()),
  /** Their picture's address. */
  avatar: v.nullish(v.string()),
});

const cell = v.nullish(v.union([v.string(), v.number()]));
const rows = v.pipe(v.nullish(v.array(v.array(cell)), []), v.transform(toDays));

/** A day of a channel. */
export interface ChannelDay {
  /** Such as 2026-11-19. */
  day: string;
  views: number;
  estimatedMinutesWatched: number;
  /** In seconds. */
  averageViewDuration: number;
  subscribersGained: number;
  subscribersLost: number;
}

/** Columns stand in this order (spec §3). */
function toDays(sent: (string | number | null | undefined)[][]): ChannelDay[] {
  return sent.map(([day, ...figures]) => {
    const [views = 0, minutes = 0, duration = 0, gained = 0, lost = 0] = figures.map((figure) => Number(figure) || 0);
    return {
      day: String(day ?? ""),
      views,
      estimatedMinutesWatched: minutes,
      averageViewDuration: duration,
      subscribersGained: gained,
      subscribersLost: lost,
    };
  });
}

/** GET /youtube/analytics: the connected channel's last 30 days (spec §9). 409 when there is none, or its consent is over. */
export const youtubeAnalytics = defineCall({
  name: "youtubeAnalytics",
  method: "GET",
  path: "/youtube/analytics",
  access: "session",
  refusal: "error",
  reply: v.looseObject({
    channelInfo: v.nullish(channelInfo),
    analytics: v.nullish(v.looseObject({ columnHeaders: v.nullish(v.array(v.unknown())), rows })),
    topVideo: v.nullish(topVideo),
    topComments: v.nullish(v.array(comment), []),
  }),
});
export type YoutubeAnalytics = v.InferOutput<typeof youtubeAnalytics.reply>;
export type YoutubeAnalyticsOnWire = v.InferInput<typeof youtubeAnalytics.reply>;
