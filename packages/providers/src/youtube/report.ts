import type { YoutubeAnalyticsOnWire } from "@trellis/contract/youtube";
import * as v from "valibot";
import type { YoutubeEndpoints } from "./endpoints.ts";
import { fetchJson, type HttpOptions } from "./fetch-json.ts";
import { GoogleError } from "./google-error.ts";

/** Options for reading a channel. */
export interface Reading extends HttpOptions {
  endpoints: YoutubeEndpoints;
  /** Valid for an hour. */
  accessToken: string;
  /**
   * API key for reading comments, because the OAuth scope for reading them would also allow writing. Without a key, no
   * comments are read.
   */
  apiKey: string | undefined;
}

const metrics = "views,estimatedMinutesWatched,averageViewDuration,subscribersGained,subscribersLost";
const topComments = 20;
const day = 86_400_000;

/** Returns the first and last day of the last 30 full days. */
function lastDays(now: Date): { startDate: string; endDate: string } {
  const before = (days: number) => new Date(now.getTime() - days * day).toISOString().slice(0, 10);
  return { startDate: before(30), endDate: before(1) };
}

const items = v.looseObject({ items: v.optional(v.array(v.looseObject({})), []) });
// Rows are missing when there is no data.
const table = v.looseObject({
  columnHeaders: v.optional(v.array(v.looseObject({})), []),
  rows: v.optional(v.array(v.array(v.union([v.string(), v.number()]))), []),
});
const threads = v.looseObject({
  items: v.optional(
    v.array(
      v.looseObject({
        snippet: v.looseObject({
          topLevelComment: v.looseObject({
            snippet: v.looseObject({
              textDisplay: v.optional(v.string(), ""),
              likeCount: v.optional(v.number(), 0),
              authorDisplayName: v.optional(v.string()),
              authorProfileImageUrl: v.optional(v.string()),
            }),
          }),
        }),
      }),
    ),
    [],
  ),
});

/**
 * Reads the channel, its daily numbers, and its most watched video with comments: five requests, three units of the
 * daily quota.
 */
export async function readReport(reading: Reading, now: Date): Promise<YoutubeAnalyticsOnWire> {
  const { endpoints, accessToken } = reading;
  const headers = { authorization: `Bearer ${accessToken}` };
  const question = <S extends v.GenericSchema>(address: string, query: Record<string, string>, schema: S) =>
    fetchJson(reading, `${address}?${new URLSearchParams(query)}`, schema, { headers });
  const report = (query: Record<string, string>) =>
    question(`${endpoints.analytics}/reports`, { ids: "channel==MINE", ...lastDays(now), ...query }, table);

  const [channels, days, best] = await Promise.all([
    question(`${endpoints.data}/channels`, { part: "snippet,statistics", mine: "true" }, items),
    report({ dimensions: "day", sort: "day", metrics }),
    report({ dimensions: "video", sort: "-views", maxResults: "1", metrics: "views" }),
  ]);
  const videoId = best.rows[0]?.[0];
  const [videos, comments] =
    videoId === undefined
      ? [{ items: [] }, []]
      : await Promise.all([
          question(`${endpoints.data}/videos`, { part: "snippet", id: String(videoId) }, items),
          readComments(reading, String(videoId)),
        ]);
  return {
    channelInfo: channels.items[0] as YoutubeAnalyticsOnWire["channelInfo"],
    analytics: days,
    topVideo: videos.items[0] as YoutubeAnalyticsOnWire["topVideo"],
    topComments: comments,
  };
}

/** Reads the top comments; returns no comments if they can't be read, for example when comments are turned off. */
async function readComments(reading: Reading, videoId: string) {
  const { endpoints, apiKey } = reading;
  if (apiKey === undefined) return [];
  const query = {
    part: "snippet",
    videoId,
    order: "relevance",
    maxResults: String(topComments),
    textFormat: "plainText",
  };
  const url = `${endpoints.data}/commentThreads?${new URLSearchParams({ ...query, key: apiKey })}`;
  try {
    const found = await fetchJson(reading, url, threads);
    return found.items
      .map(({ snippet }) => snippet.topLevelComment.snippet)
      .map(({ textDisplay, likeCount, authorDisplayName, authorProfileImageUrl }) => ({
        text: textDisplay,
        likes: likeCount,
        author: authorDisplayName,
        avatar: authorProfileImageUrl,
      }))
      .toSorted((one, other) => other.likes - one.likes);
  } catch (cause) {
    if (cause instanceof GoogleError) return [];
    throw cause;
  }
}
