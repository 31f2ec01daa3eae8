import type { NicheText } from "../../plan-text.ts";

/** Any subject we have no words for: the creator's own carry it. */
export const own: NicheText = {
  name: "what you know best",
  audience: "people who are curious about it",
  themes: [
    "First steps and tools: {topic}",
    "Behind the scenes, attempts that failed included",
    "People, stories and results: {audience}",
  ],
  tags: ["#HowItsDone", "#FromScratch", "#ToolsAndTips", "#FirstSteps"],
  hooks: [
    "What nobody tells you when you start with {topic}",
    "I tried {topic} for 30 days, and this surprised me",
    "Three things I would do differently with {topic}",
  ],
  questions: [
    "Where do I start with {topic}?",
    "What do I really need for {topic}?",
    "How long until {topic} feels easy?",
  ],
  mistakes: [
    "buying everything before trying it once",
    "copying experts and skipping the basics",
    "giving up just before it gets easier",
  ],
  series: ["{topic} in one minute", "One question a week: {topic}"],
  ideas: [
    [
      "Explain {topic} to someone who has never heard of it",
      "60 seconds, no technical word without an example, one object in your hand. Test it on a friend first: if they can repeat it, publish it.",
    ],
    [
      "Lay out everything you use for {topic}",
      "One shot from above, each thing named, what it cost, and the one you could do without. End with the cheapest way to begin.",
    ],
    [
      "Film one attempt at {topic} from start to finish",
      "Keep the failed part in. Speed it up to 30 seconds, write on screen what you would change, and ask who has had the same problem.",
    ],
    [
      "Compare beginner and experienced: {topic}",
      "Do the same small task the two ways, side by side. Name the single difference that matters most and how to practise it in ten minutes.",
    ],
    [
      "Tell how you came to {topic}",
      "Three photos or clips: before, the turning point, today. One sentence each, and one for {audience} on why it could matter to them.",
    ],
  ],
  proof: [
    "Show a real result from {topic}",
    "Yours or someone else’s, with permission: the starting point, what was done, how long it took, what is still hard. Use dates and figures instead of adjectives.",
  ],
};
