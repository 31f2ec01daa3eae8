import type { NicheText } from "../../plan-text.ts";

/** Mind, rest and wellbeing. */
export const wellness: NicheText = {
  name: "wellbeing",
  audience: "people who want a calmer mind and better habits",
  themes: ["Practices of five minutes or less", "What stress looks like day to day", "Habits that hold on bad days"],
  tags: ["#MentalWellbeing", "#CalmMind", "#SelfCareRoutine", "#SmallHabits"],
  hooks: [
    "Try this breath before you answer that message",
    "You are not lazy; you are doing this too late in the day",
    "I stopped meditating for 20 minutes, and it got better",
  ],
  questions: [
    "How do I calm down quickly at work?",
    "Why do I wake up at three?",
    "How do I keep a habit when I have no energy?",
  ],
  mistakes: [
    "waiting for a calm day to start",
    "turning rest into another task to do well",
    "trying five habits at once",
  ],
  series: ["Five-minute reset", "Sunday check-in"],
  ideas: [
    [
      "Guide one practice in under 60 seconds",
      "Breath, stretch or journal prompt: speak slowly, count on screen and leave three seconds of silence. Ask for one word on how people feel afterwards.",
    ],
    [
      "Show an ordinary evening routine as it is",
      "Four clips, one of them untidy, with times on screen. Say which step you drop on bad days and which one you keep.",
    ],
    [
      "Name one sign of stress people overlook",
      "Describe it in a scene, say why it happens in plain words, offer one small step. Add that lasting distress deserves a professional.",
    ],
    [
      "Make a card to save for hard moments",
      "Three sentences: what is happening, what to do for a minute, whom to write to. One image, large letters, no quote marks and no sunset.",
    ],
    [
      "Try one habit for seven days in public",
      "Same practice, ten seconds of video a day, a mark out of ten for sleep or tension. Publish the week with the day you skipped left in.",
    ],
  ],
  proof: [
    "Tell one change in a person’s own words",
    "Yours or a client’s, anonymous and with permission: before, what they practised and how often, what is different, what is still hard. No promises of a cure.",
  ],
};
