export const text = {
  badge: "Not built yet",
  calendar: "Here your posts will stand in a month and a week view.",
  analytics: "Here you will read the last 30 days of your YouTube channel.",
  engagement: "Here you will meet your comments and ideas for talking with your audience.",
  monetization: "Here you will see what your content earns.",
  toRoadmap: "Go to your roadmap",
} as const;
