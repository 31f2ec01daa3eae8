import type { NicheText } from "../../plan-text.ts";

/** Home, garden and do-it-yourself. */
export const home: NicheText = {
  name: "home and garden",
  audience: "people who want a home that works for them",
  themes: ["Before and after, with the cost", "Small projects for one afternoon", "Seasons, care and upkeep"],
  tags: ["#HomeProjects", "#DIYHome", "#GardenTips", "#BeforeAndAfter"],
  hooks: [
    "This corner cost less than a dinner out",
    "You are watering at the wrong time",
    "Do this before you buy another storage box",
  ],
  questions: [
    "Where do I start in a small space?",
    "Can I do this in a rented flat?",
    "Why do the leaves turn yellow?",
  ],
  mistakes: [
    "buying storage before sorting what is there",
    "choosing the colour from a tiny sample",
    "watering by the calendar instead of touching the soil",
  ],
  series: ["One corner a week", "Saturday project"],
  ideas: [
    [
      "Film one corner before and after from the same spot",
      "Mark the camera position with tape, record the middle as a time-lapse, and put cost and hours on screen. Show the messy middle; it is what people trust.",
    ],
    [
      "Show a project for one afternoon, step by step",
      "Tools, materials with prices, five steps, the one place where it goes wrong. Under 60 seconds, with the full list in the caption.",
    ],
    [
      "Compare two ways of doing the same job",
      "Cheap and dear, quick and lasting: both on camera, then the same spot two weeks later. Say which you would repeat and where.",
    ],
    [
      "Answer one plant, wall or storage problem from a photo",
      "Ask for pictures, choose one, name the cause and the first step for this weekend. Keep the others for the next episodes.",
    ],
    [
      "Take people round with three things you would change",
      "Thirty seconds, no tidying up, three regrets and what they taught you. Ask what they would do with the worst one.",
    ],
  ],
  proof: [
    "Go back to a project after months",
    "What held, what broke, what it cost to maintain, filmed from the same angle as before. Give it an honest mark and the improvement you would make.",
  ],
};
