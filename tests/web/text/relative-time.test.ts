import { describe, expect, it } from "vitest";
import { relativeTime } from "../../../apps/web/src/text/relative-time.ts";

const now = Date.parse("2026-11-21T12:00:00.000Z");

describe("relative time", () => {
  it.each([
    ["2026-11-21T11:59:40.000Z", "now"],
    ["2026-11-21T12:00:20.000Z", "now"],
    ["2026-11-21T11:45:00.000Z", "15 minutes ago"],
    ["2026-11-21T09:00:00.000Z", "3 hours ago"],
    ["2026-11-20T12:00:00.000Z", "yesterday"],
    ["2026-11-01T12:00:00.000Z", "20 days ago"],
    ["2026-11-22T23:00:00.000Z", "in 2 days"],
    ["2026-11-21T18:30:00.000Z", "in 7 hours"],
  ])("describes %s as %j", (moment, words) => {
    expect(relativeTime(moment, now, "en")).toBe(words);
  });

  it("is formatted for each language", () => {
    expect(relativeTime("2026-11-24T12:00:00.000Z", now, "es")).toBe("dentro de 3 días");
    expect(relativeTime("2026-11-19T12:00:00.000Z", now, "fr")).toBe("avant-hier");
  });
});
