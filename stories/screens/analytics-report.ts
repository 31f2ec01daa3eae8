import { youtubeAnalytics, type YoutubeAnalytics, type YoutubeAnalyticsOnWire } from "@trellis/contract/youtube";
import { youtubeSample } from "@trellis/contract/youtube-sample";
import { parse } from "valibot";

const day = (place: number): string => new Date(Date.UTC(2026, 9, 21 + place)).toISOString().slice(0, 10);

/** Returns the statistics of a day, which differ from those of the adjacent days. */
const rowOf = (place: number): (string | number)[] => [
  day(place),
  1200 + ((place * 137) % 700),
  3100 + ((place * 311) % 1800),
  140 + ((place * 7) % 30),
  20 + (place % 9),
  3 + (place % 4),
];

const comments = [
  ...youtubeSample.topComments,
  ...["Noor", "Jules R.", "Amélie", "Tomás G."].map((author, place) => ({
    author,
    text: `This is what I was looking for, part ${place + 1}.`,
    likes: 90 - 20 * place,
  })),
];

/** Returns a report of `days` days, with some parts replaced. */
export const reportOf = (days = 30, changes: Partial<YoutubeAnalyticsOnWire> = {}): YoutubeAnalytics =>
  parse(youtubeAnalytics.reply, {
    ...youtubeSample,
    channelInfo: { ...youtubeSample.channelInfo, snippet: { ...youtubeSample.channelInfo.snippet, thumbnails: null } },
    topVideo: { snippet: { ...youtubeSample.topVideo.snippet, thumbnails: null } },
    analytics: { rows: Array.from({ length: days }, (_, place) => rowOf(place)) },
    topComments: comments,
    ...changes,
  });
