import type { YoutubeAnalyticsOnWire } from "./youtube.ts";

/** Analytics of a small channel for two days, in YouTube's format. */
export const youtubeSample = {
  channelInfo: {
    snippet: {
      title: "Ana's Green Kitchen",
      customUrl: "@anasgreenkitchen",
      country: "ES",
      description: "Plant-based dinners in twenty minutes",
      thumbnails: { medium: { url: "https://pictures.example/channel.jpg" } },
    },
    statistics: { subscriberCount: "48213", videoCount: "186" },
  },
  analytics: {
    columnHeaders: [
      { name: "day", columnType: "DIMENSION", dataType: "STRING" },
      { name: "views", columnType: "METRIC", dataType: "INTEGER" },
      { name: "estimatedMinutesWatched", columnType: "METRIC", dataType: "INTEGER" },
      { name: "averageViewDuration", columnType: "METRIC", dataType: "INTEGER" },
      { name: "subscribersGained", columnType: "METRIC", dataType: "INTEGER" },
      { name: "subscribersLost", columnType: "METRIC", dataType: "INTEGER" },
    ],
    rows: [
      ["2026-11-18", 1844, 4831, 153, 44, 7],
      ["2026-11-19", 1897, 4970, 149, 45, 4],
    ],
  },
  topVideo: {
    snippet: {
      title: "One-tray lentil dinner that tastes like a weekend",
      publishedAt: "2026-11-07T16:00:00Z",
      thumbnails: { high: { url: "https://pictures.example/video.jpg" } },
    },
  },
  topComments: [
    { text: "Made this for my flatmates and nobody believed it took 20 minutes.", likes: 214, author: "Marta L." },
    { text: "The pan swap tip saved my dinner. More of these please!", likes: 167, author: "Dev P." },
  ],
} satisfies YoutubeAnalyticsOnWire;
