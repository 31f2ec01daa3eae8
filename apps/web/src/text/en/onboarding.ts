/** The five questions over the dashboard. */
export const text = {
  label: "Set up your roadmap",
  step: "Question {{step}} of {{total}}",
  question: {
    skills: {
      title: "What are you good at?",
      label: "Your skills",
      hint: "Separate several with commas. New to all this? Type 'no skills'.",
      example: "filming, editing, storytelling",
    },
    topics: {
      title: "What is your niche?",
      label: "Your topics",
      hint: "The topics you make content about, separated by commas.",
      example: "home cooking, meal prep",
    },
    goal: {
      title: "What do you want to reach?",
      label: "Your goal",
      hint: "One goal is enough. Separate several with commas.",
      example: "10,000 subscribers by summer",
    },
    targetAudience: {
      title: "Who do you make it for?",
      label: "Your audience",
      hint: "Age, place, interests: whatever describes them, separated by commas.",
      example: "busy parents, students",
    },
    platforms: {
      title: "Where do you post?",
      label: "Your platforms",
      hint: "The platforms you use or want to use, separated by commas.",
      example: "YouTube, Instagram",
    },
  },
  preview: "Your answer, as we read it",
  back: "Back",
  next: "Next",
  finish: "Finish",
  saving: "Saving…",
  logOut: "Logout",
  disclaimer:
    "Your answers are used to write your roadmap and to advise you. The advice is written by software: check it before you rely on it.",
  problem: {
    required: "This field is required",
    tooShort_one: "Must be at least {{count}} character",
    tooShort_other: "Must be at least {{count}} characters",
  },
  saved: "Your answers are saved",
} as const;
