import { youtubeAnalytics } from "@trellis/contract/youtube";
import { youtubeSample } from "@trellis/contract/youtube-sample";
import { parse } from "valibot";
import { describe, expect, it, vi } from "vitest";
import { daysOf, viewOf } from "../../../apps/web/src/features/analytics/analytics-view.ts";
import { avatarOf, pictureOf } from "../../../apps/web/src/features/analytics/picture-of.ts";

// The modules read `location.origin` on import.
vi.hoisted(() => vi.stubGlobal("location", { origin: "https://trellis.test" }));

const read = (wire: unknown) => parse(youtubeAnalytics.reply, wire);

describe("the view of a report", () => {
  it("is empty only if there is no channel, no video and no day", () => {
    expect(viewOf(read({})).is).toBe("empty");
    expect(viewOf(read({ analytics: { rows: [] }, topComments: [] })).is).toBe("empty");
    expect(viewOf(read({ channelInfo: youtubeSample.channelInfo })).is).toBe("ready");
    expect(viewOf(read({ topVideo: youtubeSample.topVideo })).is).toBe("ready");
    expect(viewOf(read({ analytics: youtubeSample.analytics })).is).toBe("ready");
  });

  it("sorts the days oldest first", () => {
    const rows = ["2026-11-19", "2026-10-30", "2026-11-02"].map((day) => [day, 1, 1, 1, 1, 1]);
    expect(daysOf(read({ analytics: { rows } })).map(({ day }) => day)).toEqual([
      "2026-10-30",
      "2026-11-02",
      "2026-11-19",
    ]);
  });
});

describe("a picture from YouTube", () => {
  it("is shown only if its URL uses HTTP or HTTPS", () => {
    expect(pictureOf({ high: { url: "https://i.example/1" } }, ["high"])).toBe("https://i.example/1");
    expect(pictureOf({ high: { url: "javascript:alert(1)" } }, ["high"])).toBeUndefined();
    expect(avatarOf("data:image/svg+xml,<svg/>")).toBeUndefined();
  });
});
