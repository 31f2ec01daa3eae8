import i18next from "i18next";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import {
  sampleItems,
  samplePostingTimes,
  sampleSuggestions,
} from "../../apps/web/src/features/calendar/calendar-sample.ts";
import { sampleEngagement } from "../../apps/web/src/features/engagement/engagement-sample.ts";
import { sampleMonetization } from "../../apps/web/src/features/monetization/monetization-sample.ts";
import { fetchAhead, startTexts } from "../../apps/web/src/text/i18n.ts";

const now = new Date(2026, 10, 21, 10);
const text = v.pipe(v.string(), v.nonEmpty());
const figure = v.pipe(v.number(), v.minValue(0));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const platform = v.picklist(["Instagram", "TikTok", "YouTube", "Facebook"]);

/** Returns the entries that do not have exactly these fields. An empty list is an error too. */
const mismatches = (entries: readonly unknown[], fields: v.ObjectEntries): unknown[] =>
  entries.length === 0 ? ["no entries"] : entries.filter((entry) => !v.is(v.strictObject(fields), entry));

beforeAll(async () => {
  await startTexts("en");
  await fetchAhead(["calendar", "engagement", "monetization"]);
});

describe("calendar sample data", () => {
  it("CAL-07 has items with the specified fields and covers every status and media type", () => {
    const items = sampleItems(now, i18next.getFixedT(null, "calendar"));
    expect(
      mismatches(items, {
        id: text,
        date: v.pipe(v.string(), v.isoDate()),
        time: v.pipe(v.string(), v.isoTime()),
        title: text,
        type: v.picklist(["Post", "Story", "Reel", "Video"]),
        platform: v.picklist(["Instagram", "TikTok", "YouTube"]),
        status: v.picklist(["scheduled", "draft", "planned"]),
        caption: text,
        hashtags: v.pipe(v.array(v.pipe(v.string(), v.startsWith("#"))), v.minLength(1)),
        media: v.picklist(["image", "video", "story"]),
      }),
    ).toEqual([]);
    expect(new Set(items.map(({ status }) => status)).size).toBe(3);
    expect(new Set(items.map(({ media }) => media)).size).toBe(3);
    expect(items.filter(({ date }) => date === "2026-11-21")).not.toEqual([]);
  });

  it("ENT-11 has posting times and suggestions with the specified fields", () => {
    expect(
      mismatches(samplePostingTimes, { platform, timeRange: v.pipe(v.string(), v.regex(/^\d\d:\d\d–\d\d:\d\d$/)) }),
    ).toEqual([]);
    expect(
      mismatches(sampleSuggestions(i18next.getFixedT(null, "calendar")), {
        title: text,
        description: text,
        platform,
        category: text,
      }),
    ).toEqual([]);
  });
});

it("ENT-11 engagement sample data has comments, prompts and stats with the specified fields", () => {
  const { stats, comments, prompts } = sampleEngagement(now, i18next.getFixedT(null, "engagement"));
  expect(
    mismatches(comments, {
      id: text,
      user: text,
      avatar: v.string(),
      comment: text,
      platform,
      time: v.pipe(v.string(), v.isoTimestamp()),
      likes: figure,
      needsReply: v.boolean(),
    }),
  ).toEqual([]);
  expect(
    mismatches(prompts, {
      id: text,
      prompt: text,
      platform,
      category: text,
      engagement: v.picklist(["High", "Medium"]),
    }),
  ).toEqual([]);
  expect(
    mismatches([stats], {
      totalFollowers: figure,
      totalComments: figure,
      totalLikes: figure,
      engagementRate: share,
      responseRate: share,
      avgResponseTime: figure,
    }),
  ).toEqual([]);
});

it("ENT-11 monetization sample data has the specified fields and consistent totals", () => {
  const { stats, sources, months, brands, products } = sampleMonetization(now, i18next.getFixedT(null, "monetization"));
  expect(mismatches(sources, { name: text, amount: figure, percentage: share, growth: v.number() })).toEqual([]);
  expect(
    mismatches(brands, {
      id: text,
      brand: text,
      category: text,
      followers: figure,
      rate: figure,
      status: v.picklist(["open", "new", "closing"]),
      description: text,
    }),
  ).toEqual([]);
  expect(
    mismatches(products, {
      id: text,
      name: text,
      commission: share,
      clicks: figure,
      sales: figure,
      revenue: figure,
      category: text,
    }),
  ).toEqual([]);
  expect(sources.reduce((total, { amount }) => total + amount, 0)).toBe(stats.monthlyRevenue);
  expect(sources.reduce((total, { percentage }) => total + percentage, 0)).toBeCloseTo(1);
  expect(months.at(-1)).toEqual({ month: new Date(2026, 10, 1), revenue: stats.monthlyRevenue });
});
