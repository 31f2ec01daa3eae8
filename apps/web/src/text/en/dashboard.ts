/** The dashboard. */
export const text = {
  greeting: { morning: "Good morning", afternoon: "Good afternoon", evening: "Good evening" },
  greetingWithName: "{{greeting}}, {{name}}",
  weekOf: "Week {{week}} of {{total}}",
  lead: {
    loading: "Fetching your plan…",
    failed: "Your plan could not be loaded. The roadmap page can try again.",
    none: "Answer five questions and your three-week plan grows here.",
    first: "Your first task: {{task}}",
    next_one: "{{count}} task done. Next: {{task}}",
    next_other: "{{count}} tasks done. Next: {{task}}",
    finished_one: "Your one task is done.",
    finished_other: "All {{count}} tasks are done. The trellis is in full bloom.",
    empty: "Your plan has no tasks yet.",
  },
  openRoadmap: "Open roadmap",
  createContent: "Create content",
  trellis: "Roadmap progress: {{done}} of {{total}} tasks done",
  noTrellis: "No plan yet",
  week: "Week {{week}}",
  now: "Now",
  thisWeek: {
    title: "This week",
    of: "of {{count}} tasks completed",
    progress: "Progress of week {{week}}",
    completed: "Completed last",
    none: "Nothing ticked yet. The tasks you complete show up here.",
    noPlan: "Your weekly tasks appear here as soon as your plan is ready.",
  },
  quick: {
    title: "Quick actions",
    creation: {
      title: "Create content",
      about: "Captions, scripts, hashtags and outlines in your tone.",
      action: "Start writing",
    },
    analytics: {
      title: "Read your analytics",
      about: "Thirty days of YouTube, explained at a glance.",
      action: "Open analytics",
    },
  },
} as const;
