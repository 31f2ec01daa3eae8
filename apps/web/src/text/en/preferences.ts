export const text = {
  lead: "Update your answers whenever your channel changes.",
  current: "Your answers",
  none: "None",
  optional: "A bit more, if you like",
  edit: "Edit your answers",
  changed: "Changed",
  panel: "Update",
  growing: "Your new roadmap is growing…",
  idle: "Your roadmap and the assistant’s advice grow from these answers.",
  grown: "Saved. Your new roadmap is growing from these answers.",
  field: {
    skills: {
      label: "Skills",
      hint: "What you are good at, separated by commas.",
      example: "filming, editing, storytelling",
    },
    topics: {
      label: "Topics",
      hint: "What you make content about, separated by commas.",
      example: "home cooking, meal prep",
    },
    goal: {
      label: "Goal",
      hint: "What you want to achieve, separated by commas.",
      example: "a loyal audience, first sponsor",
    },
    targetAudience: {
      label: "Target audience",
      hint: "Who your content is for, separated by commas.",
      example: "busy parents, students",
    },
    platforms: {
      label: "Interested platforms",
      hint: "Where you post or want to post, separated by commas.",
      example: "YouTube, Instagram",
    },
  },
  choice: {
    audienceSize: {
      label: "Audience size",
      hint: "Optional. Followers of your largest account.",
    },
    weeklyHours: {
      label: "Time per week",
      hint: "Optional. The hours you can spend on your content.",
    },
  },
  option: {
    none: "Not stated",
    under1000: "Under 1,000 followers",
    under10000: "1,000 to 9,999 followers",
    under100000: "10,000 to 99,999 followers",
    over100000: "100,000 followers or more",
    upTo2: "Up to 2 hours",
    upTo5: "3 to 5 hours",
    upTo10: "6 to 10 hours",
    over10: "More than 10 hours",
  },
  problem: {
    tooLong: "Each item must be no more than {{count}} characters",
    tooMany: "Must be no more than {{count}} items",
  },
  notice: {
    title: "Important notice",
    text: "When you update, your roadmap will be regenerated from your new answers. Completed tasks that are still in it stay completed.",
  },
  update: "Update preferences",
  updating: "Updating…",
  discard: "Discard changes",
  unsaved: "You have unsaved changes.",
  updated: "Your preferences are saved",
} as const;
