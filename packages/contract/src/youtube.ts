import * as v from "valibot";
import { defineCall } from "./call.ts";
import { replyMessage } from "./fields.ts";
import { maybe, shown, shownMoment, shownText } from "./tolerant.ts";
import { shownList } from "./tolerant-list.ts";
import { user } from "./user.ts";

/** Path below `basePath` to which YouTube's consent page redirects the user; the server then redirects to the app. */
export const youtubeCallbackPath = "/youtube/callback";

/** GET /youtube/auth: returns the URL of the consent page, or its path on the API's origin; it can be used once. */
export const youtubeAuth = defineCall({
  name: "youtubeAuth",
  method: "GET",
  path: "/youtube/auth",
  access: "subscription",
  reply: v.looseObject({ authUrl: v.pipe(v.string(), v.nonEmpty()) }),
});

/** POST /youtube/disconnect: disconnects the channel, even without a subscription; idempotent. */
export const disconnectYoutube = defineCall({
  name: "disconnectYoutube",
  method: "POST",
  path: "/youtube/disconnect",
  reply: v.looseObject({ message: replyMessage, user: maybe(user) }),
});

/** A count, which YouTube sends as a string; `undefined` if it is not a number. */
const count = v.pipe(
  v.fallback(v.nullish(v.union([v.number(), v.string()]), ""), ""),
  v.transform((sent) => (sent === "" ? Number.NaN : Number(sent))),
  v.transform((number) => (Number.isFinite(number) ? number : undefined)),
);
const text = v.fallback(v.nullish(v.string(), ""), "");
const picture = shown(v.looseObject({ url: shownText }));
const thumbnails = shown(
  v.looseObject({ default: picture, medium: picture, high: picture, standard: picture, maxres: picture }),
);

/** A channel (spec §3). */
const channelInfo = v.looseObject({
  snippet: v.looseObject({ title: text, customUrl: text, country: text, description: text, thumbnails }),
  statistics: shown(v.looseObject({ subscriberCount: count, videoCount: count })),
});

const topVideo = v.looseObject({
  snippet: v.looseObject({ title: text, publishedAt: shownMoment, thumbnails }),
});

const comment = v.looseObject({
  text,
  likes: v.pipe(
    count,
    v.transform((likes) => likes ?? 0),
  ),
  /** Name of the author; optional. */
  author: shownText,
  /** URL of the author's picture. */
  avatar: shownText,
});

const cell = shown(v.union([v.string(), v.number()]));
const rows = v.pipe(shownList(v.array(cell)), v.transform(toDays));

/** The figures of one day. */
export interface ChannelDay {
  /** The date, such as 2026-11-19. */
  day: string;
  views: number;
  estimatedMinutesWatched: number;
  /** In seconds. */
  averageViewDuration: number;
  subscribersGained: number;
  subscribersLost: number;
}

/** Converts rows, whose columns have a fixed order (spec §3). */
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

/** GET /youtube/analytics: returns the channel's last 30 days (spec §9); a 409 if no channel is connected or its consent has expired. */
export const youtubeAnalytics = defineCall({
  name: "youtubeAnalytics",
  method: "GET",
  path: "/youtube/analytics",
  access: "subscription",
  reply: v.looseObject({
    channelInfo: shown(channelInfo),
    analytics: shown(v.looseObject({ columnHeaders: shown(v.array(v.unknown())), rows })),
    topVideo: shown(topVideo),
    topComments: shownList(comment),
  }),
});
export type YoutubeAnalytics = v.InferOutput<typeof youtubeAnalytics.reply>;
export type YoutubeAnalyticsOnWire = v.InferInput<typeof youtubeAnalytics.reply>;
