import { youtubeAnalytics } from "@trellis/contract/youtube";
import { youtubeSample } from "@trellis/contract/youtube-sample";
import { parse, safeParse } from "valibot";
import { describe, expect, it } from "vitest";

const read = (wire: unknown) => parse(youtubeAnalytics.reply, wire);

describe("youtubeAnalytics", () => {
  it("ANL-09 identifies columns by position, not by header", () => {
    const rows = [["2026-11-18", 1, 2, 3, 4, 5]];
    const days = [
      {
        day: "2026-11-18",
        views: 1,
        estimatedMinutesWatched: 2,
        averageViewDuration: 3,
        subscribersGained: 4,
        subscribersLost: 5,
      },
    ];
    expect(read({ analytics: { rows } }).analytics?.rows).toEqual(days);
    expect(read({ analytics: { columnHeaders: [{ name: "likes" }], rows } }).analytics?.rows).toEqual(days);
  });

  it("parses missing and non-numeric cells as 0", () => {
    const { analytics } = read({ analytics: { rows: [["2026-11-18", "7", null, "many"]] } });
    expect(analytics?.rows[0]).toMatchObject({ views: 7, estimatedMinutesWatched: 0, averageViewDuration: 0 });
    expect(analytics?.rows[0]).toMatchObject({ subscribersGained: 0, subscribersLost: 0 });
  });

  it("parses counts sent as strings and drops non-numeric ones", () => {
    expect(read(youtubeSample).channelInfo?.statistics).toMatchObject({ subscriberCount: 48_213, videoCount: 186 });
    const odd = { channelInfo: { snippet: {}, statistics: { subscriberCount: "hidden", videoCount: null } } };
    expect(read(odd).channelInfo?.statistics?.subscriberCount).toBeUndefined();
    expect(read(odd).channelInfo?.statistics?.videoCount).toBeUndefined();
  });

  it.each([
    {},
    { channelInfo: null, analytics: null, topVideo: null, topComments: null },
    { channelInfo: { snippet: { title: null, thumbnails: null } }, analytics: { rows: null }, topComments: [{}] },
    { topVideo: { snippet: { thumbnails: { high: {} } } }, topComments: [{ text: "Hi", likes: "3" }] },
  ])("accepts missing and null properties (%#)", (wire) => {
    expect(safeParse(youtubeAnalytics.reply, wire).issues).toBeUndefined();
  });
});
